// Goes through cases.json with any client that has callTool, readResource, getPrompt and listTools, and
// prints what it saw.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const KEY = 'io.github.error-contract/error';
const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url)));

/** Whether `actual` holds everything that `expected` names. */
function holds(actual, expected, path) {
    if (expected !== null && typeof expected === 'object' && !Array.isArray(expected)) {
        for (const [key, value] of Object.entries(expected)) holds(actual?.[key], value, `${path}.${key}`);
    } else {
        assert.deepEqual(actual, expected, path);
    }
}

async function answerOf(client, step) {
    try {
        if (step.read) return { result: await client.readResource({ uri: step.read }) };
        if (step.prompt) return { result: await client.getPrompt({ name: step.prompt, arguments: step.arguments }) };
        return { result: await client.callTool({ name: step.call, arguments: step.arguments }) };
    } catch (refused) {
        return { refused };
    }
}

/** The text block without the id of the request, which is that of the structured error. */
function withoutRequest(result) {
    const text = result.content[0].text;
    const said = text.match(/ · request (\S+)\)$/);
    const { data } = result.structuredContent?.error ?? result._meta?.[KEY] ?? {};
    if (data?.requestId !== undefined) assert.equal(said?.[1], data.requestId, text);
    return said ? `${text.slice(0, said.index)})` : text;
}

function checkFailure(result, expected) {
    assert.equal(result.isError, true);
    assert.equal(result.content.length, 1);
    const text = withoutRequest(result);
    if (expected.text) assert.equal(text, expected.text);
    else {
        assert.ok(text.startsWith(expected.starts), text.slice(0, 200));
        assert.ok(text.endsWith(expected.ends), text.slice(-200));
        assert.ok(text.length <= expected.longest, `${text.length}`);
    }
    const { structured, meta } = { structured: result.structuredContent?.error, meta: result._meta?.[KEY] };
    const there = { text: undefined, structured, meta }[expected.placement];
    const carried = [structured, meta].filter((value) => value !== undefined);
    assert.equal(carried.length, expected.placement === 'text' ? 0 : 1, 'the error is carried once');
    if (expected.error) holds(there, expected.error, expected.placement);
}

function check(name, step, { result, refused }) {
    if (step.lost?.includes(name)) {
        assert.match(refused?.message ?? '', /does not match the tool's output schema/);
        assert.ok(!refused.message.includes(step.fails.error.data.reason), 'nothing of the error is left');
    } else if (step.refused) {
        assert.equal(refused?.code, step.refused.code, refused?.stack ?? JSON.stringify(result));
        assert.ok(refused.message.includes(step.refused.message), refused.message);
        if (step.refused.data) holds(refused.data, step.refused.data, 'data');
    } else {
        if (refused) throw refused;
        if (step.fails) checkFailure(result, step.fails);
        if (step.succeeds) holds(result.structuredContent, step.succeeds, 'structuredContent');
        if (step.says) {
            const said = result.content ?? result.contents ?? result.messages.map((message) => message.content);
            assert.equal(said[0].text, step.says);
        }
        if (!step.fails) assert.notEqual(result.isError, true);
    }
}

function print(step, { result, refused }) {
    const cut = (text) => (text.length > 400 && !step.show ? `${text.slice(0, 200)} [...] ${text.slice(-200)}` : text);
    console.log(`--- ${step.name}`);
    if (refused) console.log(cut(`refused ${refused.code}: ${refused.message} ${JSON.stringify(refused.data) ?? ''}`));
    else if (step.fails) {
        console.log(`isError ${result.isError}; text block:\n${cut(result.content[0].text)}`);
        if (result.structuredContent) console.log(`structuredContent ${cut(JSON.stringify(result.structuredContent))}`);
        if (result._meta) console.log(`_meta ${cut(JSON.stringify(result._meta))}`);
    } else console.log(cut(JSON.stringify(result)));
}

async function checkTools(client) {
    const { tools } = await client.listTools();
    const named = Object.fromEntries(tools.map((tool) => [tool.name, tool]));
    assert.deepEqual(Object.keys(named).sort(), [
        'cite_article',
        'export_articles',
        'fetch_article',
        'rehearse_failure',
        'search_articles',
    ]);
    const fetch = named.fetch_article;
    assert.deepEqual(Object.keys(fetch.outputSchema.properties).sort(), ['id', 'text', 'title']);
    assert.match(fetch.description, /\n- mirror_down \(retryable\): The mirror that holds the record takes no connection\. Wait a minute/);
    const schema = fetch._meta['io.github.error-contract/failures'];
    assert.ok(schema.properties.data.properties.reason.examples.includes('mirror_down'));
    // A subset was asked for.
    assert.ok(!named.cite_article.description.includes('unknown_style'));
    console.log(`--- tools/list\n${fetch.description}`);
    const failures = tools.map((tool) => tool._meta?.['io.github.error-contract/failures']).filter(Boolean);
    const reasons = failures.flatMap((schema) => schema.properties.data.properties.reason.examples);
    return [...new Set([...reasons, 'unknown_style'])];
}

/** Every failure that the tools advertise, in every place. */
async function rehearse(client, reason, placement) {
    const result = await client.callTool({ name: 'rehearse_failure', arguments: { reason, placement } });
    const ends = new RegExp(`\\n\\nRecovery: [^\\n]+\\n\\n\\(reason ${reason} · (not )?retryable\\)$`);
    checkFailure(result, { placement, starts: 'Error: ', ends: 'retryable)', longest: 500 });
    assert.match(result.content[0].text, ends);
    const error = { text: undefined, structured: result.structuredContent?.error, meta: result._meta?.[KEY] }[placement];
    if (error) {
        const { data } = error;
        holds(data, { reason, domain: 'articles', retryable: data.retry === 'transient' }, placement);
        // Without an output schema in the way, the 1.x client has it too.
        if (reason === 'repeated_ids') assert.equal(data.repeated, '[Unreadable]');
        assert.ok(result.content[0].text.includes(`Recovery: ${data.recovery.hint}`));
        assert.ok(result.content[0].text.startsWith(`Error: ${error.message}`));
    }
}

/** A call that is given up in the middle; the server goes on. */
async function giveUp(client, call) {
    await assert.rejects(call({ name: 'fetch_article', arguments: { id: 'a9' } }, AbortSignal.timeout(50)));
    const result = await client.callTool({ name: 'fetch_article', arguments: { id: 'a1' } });
    assert.notEqual(result.isError, true);
    console.log('--- a call that was given up: the next one is answered');
}

/** @returns the number of cases that failed */
export async function drive(name, client, call) {
    let passed = 0;
    let failed = 0;
    const attempt = async (title, run) => {
        try {
            await run();
            passed += 1;
        } catch (error) {
            failed += 1;
            console.log(`FAILED ${title}: ${error.stack}`);
        }
    };
    let reasons = [];
    // First, because it switches on the validation of results in the 1.x client.
    await attempt('tools/list', async () => (reasons = await checkTools(client)));
    for (const step of cases) {
        await attempt(step.name, async () => {
            let answer = await answerOf(client, step);
            for (let again = 1; again < (step.atMost ?? 1) && !answer.result?.isError; again++) {
                answer = await answerOf(client, step);
            }
            print(step, answer);
            check(name, step, answer);
        });
    }
    for (const reason of reasons) {
        for (const placement of ['text', 'structured', 'meta']) {
            await attempt(`${reason} in ${placement}`, () => rehearse(client, reason, placement));
        }
    }
    console.log(`--- rehearsed in text, structured and meta: ${reasons.join(', ')}`);
    await attempt('giving up', () => giveUp(client, call));
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    return failed;
}
