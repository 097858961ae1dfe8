// What a reader sees of the reference page, from a file, in a browser without a network.
// PAGE_FOLDER holds the pages and the client, CHROMIUM is the browser.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const folder = process.env.PAGE_FOLDER;
const require = createRequire(`${folder}/client/package.json`);
const { chromium } = require('playwright-core');
const AXE = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

const at = (path) => pathToFileURL(`${folder}/${path}`).href;
const SERVICES = at('reference/services/errors.html');
const QUICKSTART = at('reference/quickstart/errors.html');
const HOSTILE = at('pages/hostile.html');
const MANY = at('pages/many.html');

let browser;
before(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
  });
});
after(() => browser?.close());

/** Opens a page, and holds it to silence: no error, no dialog, no request but for the file. */
async function open(url, options, use) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const noise = [];
  page.on('console', (message) => noise.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => { noise.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  page.on('request', (request) => {
    const asked = request.url();
    if (asked.split(/[?#]/)[0] !== url.split(/[?#]/)[0] && !asked.startsWith('data:')) noise.push(`request: ${asked}`);
  });
  try {
    await page.goto(url);
    await use(page, context);
    assert.deepEqual(noise, []);
  } finally {
    await context.close();
  }
}

const shown = (page) => page.locator('.entry:visible');
const reasons = (page) => page.locator('.entry:visible h4').allTextContents();
const count = (page) => page.locator('#_count').textContent();
/** Whether the top of the element can be seen, below the bar that stays. */
const isInView = (locator) => locator.evaluate((element) => {
  const box = element.getBoundingClientRect();
  const inside = document.elementFromPoint(box.left + 8, box.top + 4);
  return box.top >= 0 && box.top < innerHeight && element.contains(inside);
});
/** Two frames, so that what was asked for has been drawn. */
const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const background = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(16, 19, 23)';

describe('contents', () => {
  test('every failure is there, with what to do next', () => open(SERVICES, {}, async (page) => {
    const entries = await page.locator('.entry').count();
    assert.ok(entries > 300, `${entries}`);
    assert.equal(await shown(page).count(), entries);
    assert.equal(await count(page), `${entries} failures`);
    assert.equal(await page.locator('.entry .hint').count(), entries);
    assert.match(await page.locator('h1').textContent(), /Errors of the Example Company/);
    for (const fact of ['Retry', 'Code', 'HTTP', 'gRPC', 'JSON-RPC', 'Category', 'Fault', 'Logged at']) {
      assert.equal(await page.locator('.facts dt', { hasText: new RegExp(`^${fact}$`) }).count(), entries, fact);
    }
  }));

  test('ids are unique, and every link inside the page lands', () => open(SERVICES, {}, async (page) => {
    const wrong = await page.evaluate(() => {
      const ids = Array.from(document.querySelectorAll('[id]'), (element) => element.id);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      const links = Array.from(document.querySelectorAll('a[href^="#"]'), (link) => decodeURIComponent(link.hash.slice(1)));
      return [...twice, ...links.filter((id) => !document.getElementById(id))];
    });
    assert.deepEqual(wrong, []);
  }));

  test('the contents lead to a domain, and say where the reader is', () => open(SERVICES, {}, async (page) => {
    await page.locator('.contents a', { hasText: /^PaymentError$/ }).click();
    assert.ok(await isInView(page.locator('h3', { hasText: /^PaymentError$/ })));
    await page.locator('.contents a[aria-current]', { hasText: /^PaymentError$/ }).waitFor();
  }));

  test('the pictures are drawn from the catalog', () => open(SERVICES, {}, async (page) => {
    for (const picture of await page.locator('svg.flow, .codes svg').all()) {
      assert.match(await picture.getAttribute('role'), /^(img|group)$/);
      const labels = (await picture.getAttribute('aria-labelledby')).split(' ');
      for (const label of labels) assert.ok((await page.locator(`#${label}`).textContent()).length > 10);
    }
    const lanes = await page.locator('.lane .count').allTextContents();
    const entries = await page.locator('.entry').count();
    assert.equal(lanes.map((text) => parseInt(text, 10) || 0).reduce((sum, next) => sum + next), entries);
    const rows = await page.locator('.codes tbody td:last-child').allTextContents();
    assert.equal(rows.map(Number).reduce((sum, next) => sum + next), entries);
    // Each band runs from column to column.
    assert.equal(await page.locator('.codes .bands path').count(), rows.length * 3);
    const outside = await page.locator('.codes svg').evaluate((svg) => {
      const box = svg.getBoundingClientRect();
      return Array.from(svg.querySelectorAll('text'), (text) => [text.textContent, text.getBoundingClientRect()])
        .filter(([, text]) => text.left < box.left - 1 || text.right > box.right + 1).map(([text]) => text);
    });
    assert.deepEqual(outside, []);
  }));
});

describe('search and filters', () => {
  test('search as one types', () => open(SERVICES, {}, async (page) => {
    const entries = await page.locator('.entry').count();
    const [first] = await reasons(page);
    await page.locator('#_q').pressSequentially(first.toUpperCase());
    await page.waitForFunction(() => /^1 of/.test(document.querySelector('#_count').textContent));
    assert.deepEqual(await reasons(page), [first]);
    assert.equal(await count(page), `1 of ${entries} failures`);
    assert.equal(await page.locator('#_overview').isVisible(), false);
    assert.equal(await page.locator('section.domain:visible').count(), 1);
    assert.equal(new URL(page.url()).searchParams.get('q'), first.toUpperCase());
    // Words are searched for together, in any part of an entry.
    await page.fill('#_q', '429 wait');
    await settled(page);
    const texts = await page.locator('.entry:visible').evaluateAll((all) => all.map((entry) => entry.textContent.toLowerCase()));
    assert.ok(texts.length > 0 && texts.length < entries);
    assert.ok(texts.every((text) => text.includes('429') && text.includes('wait')));
    assert.ok(await page.evaluate(() => CSS.highlights.get('found').size > 1));
  }));

  test('filters combine with each other and with the search', () => open(SERVICES, {}, async (page) => {
    const all = await page.locator('.entry').evaluateAll((entries) => entries.map((entry) => ({ ...entry.dataset, reason: entry.querySelector('h4').textContent })));
    const expected = (holds) => all.filter(holds).map((entry) => entry.reason);
    await page.selectOption('#_code', 'Conflict');
    await settled(page);
    assert.deepEqual(await reasons(page), expected((entry) => entry.code === 'Conflict'));
    await page.locator('.retry label', { hasText: 'terminal' }).click();
    await settled(page);
    assert.deepEqual(await reasons(page), expected((entry) => entry.code === 'Conflict' && entry.retry === 'terminal'));
    await page.selectOption('#_category', 'business');
    await settled(page);
    const three = expected((entry) => entry.code === 'Conflict' && entry.retry === 'terminal' && entry.category === 'business');
    assert.deepEqual(await reasons(page), three);
    assert.ok(three.length > 1);
    await page.fill('#_q', three[1]);
    await settled(page);
    assert.ok((await reasons(page)).includes(three[1]));
    assert.ok((await reasons(page)).length < three.length);
    // It can be sent to somebody.
    const kept = await reasons(page);
    await page.reload();
    assert.deepEqual(await reasons(page), kept);
    assert.equal(await page.locator('#_category').inputValue(), 'business');
    await page.getByRole('button', { name: 'Clear' }).click();
    await settled(page);
    assert.equal(await shown(page).count(), all.length);
    assert.equal(new URL(page.url()).search, '');
  }));

  test('nothing found says why, and the way back', () => open(SERVICES, {}, async (page) => {
    await page.selectOption('#_code', 'Timeout');
    await page.fill('#_q', 'conflict');
    await settled(page);
    assert.equal(await shown(page).count(), 0);
    assert.ok(await page.locator('#_empty').isVisible());
    assert.match(await page.locator('#_why').textContent(), /Nothing holds “conflict” among Timeout\. \d+ failures without the filters\./);
    await page.getByRole('button', { name: 'Show all failures' }).click();
    assert.ok(await shown(page).count() > 300);
    assert.equal(await page.locator('#_empty').isVisible(), false);
  }));

  test('a code in the picture is a filter', () => open(SERVICES, {}, async (page) => {
    await page.locator('.codes a[data-code="RateLimited"]').click();
    await settled(page);
    const codes = await shown(page).evaluateAll((entries) => entries.map((entry) => entry.dataset.code));
    assert.ok(codes.length > 0 && codes.every((code) => code === 'RateLimited'));
    assert.equal(await page.locator('#_code').inputValue(), 'RateLimited');
  }));
});

describe('links', () => {
  test('the type of a problem lands on its failure', () => open(SERVICES, {}, async (page) => {
    const entry = page.locator('.entry').nth(200);
    await entry.locator('summary').click();
    const http = await entry.locator('h5:text-is("HTTP") + pre').textContent();
    const problem = JSON.parse(http.split('\n\n')[1]);
    const type = new URL(problem.type);
    assert.ok(type.hash, problem.type);
    await page.goto('about:blank');
    await page.goto(SERVICES + type.hash);
    const target = page.locator('.entry:target');
    assert.equal(await target.locator('h4').textContent(), problem.reason);
    assert.ok(await isInView(target));
    assert.equal(await target.locator('.when').textContent(), problem.title);
  }));

  test('a section is seen below the bar', () => open(`${SERVICES}#_codes`, {}, async (page) => {
    await settled(page);
    await settled(page);
    assert.ok(await isInView(page.locator('#_codes')));
  }));

  test('a link shows its failure, whatever is filtered', () => open(`${SERVICES}?retry=transient`, {}, async (page) => {
    const hidden = page.locator('.entry.terminal').first();
    assert.equal(await hidden.isVisible(), false);
    const id = await hidden.getAttribute('id');
    await page.evaluate((hash) => { location.hash = hash; }, id);
    await hidden.waitFor();
    await settled(page);
    await settled(page);
    assert.ok(await isInView(page.locator('.entry:target')));
    assert.equal(await page.locator('input[name="retry"]:checked').inputValue(), '');
  }));

  test('the link of a failure is copied', () => open(SERVICES, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await page.fill('#_q', 'rate');
    await settled(page);
    const entry = shown(page).first();
    const id = await entry.getAttribute('id');
    await entry.getByRole('link', { name: `Link to ${await entry.locator('h4').textContent()}` }).click();
    await page.locator('#_toast.on').waitFor();
    assert.equal(await page.locator('#_toast').textContent(), 'Link copied');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${SERVICES}#${id}`);
  }));

  test('the policy of the page lets nothing out', () => open(QUICKSTART, {}, async (page) => {
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    assert.match(policy, /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; img-src data:/);
    const blocked = await page.evaluate(() => new Promise((done) => {
      addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
      fetch('https://example.com/').catch(() => {});
      setTimeout(() => done('nothing'), 5_000);
    }));
    assert.equal(blocked, 'connect-src');
  }).catch((error) => {
    // What it refuses, Chromium says aloud: that alone is the noise here.
    const noise = Array.isArray(error.actual) ? error.actual : null;
    if (!noise || noise.some((line) => !/Content Security Policy|violates the document's/.test(line))) throw error;
  }));
});

describe('keyboard', () => {
  test('/ searches, Esc clears, j and k go on', () => open(SERVICES, {}, async (page) => {
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement.id), '_q');
    await page.keyboard.type('conflict/');
    assert.equal(await page.inputValue('#_q'), 'conflict/');
    await page.keyboard.press('Escape');
    assert.equal(await page.inputValue('#_q'), '');
    assert.ok(await shown(page).count() > 300);
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    const names = await reasons(page);
    const focused = () => page.evaluate(() => document.activeElement.closest('.entry')?.querySelector('h4').textContent);
    await page.keyboard.press('j');
    assert.equal(await focused(), names[0]);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    assert.equal(await focused(), names[2]);
    await page.keyboard.press('k');
    assert.equal(await focused(), names[1]);
    assert.ok(await isInView(page.locator('.entry:visible').nth(1)));
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    assert.equal(outline, 'solid');
    await page.keyboard.press('/');
    await page.keyboard.type('rate');
    await page.keyboard.press('Enter');
    assert.equal(await focused(), (await reasons(page))[0]);
  }));

  test('the first stop skips to the failures', () => open(SERVICES, {}, async (page) => {
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Skip to the failures');
    assert.ok(await isInView(page.locator('.skip')));
    await page.keyboard.press('Enter');
    assert.ok(await isInView(page.locator('section.domain h2').first()));
  }));
});

describe('light and dark', () => {
  test('as the system has it, until the reader says otherwise', () => open(QUICKSTART, { colorScheme: 'dark' }, async (page) => {
    assert.equal(await background(page), DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    assert.equal(await background(page), LIGHT);
    const toggle = page.locator('#_theme');
    assert.equal((await toggle.textContent()).trim(), 'Theme: auto');
    await toggle.click();
    await toggle.click();
    assert.equal((await toggle.textContent()).trim(), 'Theme: dark');
    assert.equal(await background(page), DARK);
    await page.reload();
    assert.equal(await background(page), DARK);
    await toggle.click();
    assert.equal(await background(page), LIGHT);
  }));

  for (const colorScheme of ['light', 'dark']) {
    test(`axe finds nothing, ${colorScheme}`, () => open(QUICKSTART, { colorScheme }, async (page) => {
      await page.evaluate(() => { for (const details of document.querySelectorAll('details')) details.open = true; });
      await page.evaluate(AXE);
      const found = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
      const wrong = found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ').slice(0, 400)}`);
      assert.deepEqual(wrong, []);
    }));
  }
});

describe('a phone', () => {
  const phone = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true };
  const overflow = (page) => page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.open = true;
    const wide = Array.from(document.querySelectorAll('main *'))
      .filter((element) => !element.closest('.scroll, svg') && element.getBoundingClientRect().right > 376)
      .map((element) => `${element.tagName}.${element.className}`);
    return [document.documentElement.scrollWidth, ...new Set(wide)];
  });

  for (const [name, url] of [['the services', SERVICES], ['hostile text', HOSTILE]]) {
    test(`nothing is wider than the screen: ${name}`, () => open(url, phone, async (page) => {
      assert.deepEqual(await overflow(page), [375]);
    }));
  }

  test('contents are folded, the search stays', () => open(SERVICES, phone, async (page) => {
    assert.equal(await page.locator('.contents ul.domains').isVisible(), false);
    await page.locator('.contents summary').click();
    await page.locator('.contents a', { hasText: /^PaymentError$/ }).click();
    await settled(page);
    assert.equal(await page.locator('.contents ul.domains').isVisible(), false);
    assert.ok(await isInView(page.locator('h3', { hasText: /^PaymentError$/ })));
    assert.ok(await isInView(page.locator('#_q')));
  }));
});

describe('paper', () => {
  test('everything is open, and nothing is there to press', () => open(SERVICES, { colorScheme: 'dark' }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    for (const control of ['#_bar', '.contents', '#_theme', '.skip', '.entry .link']) {
      assert.equal(await page.locator(control).first().isVisible(), false, control);
    }
    assert.equal(await background(page), LIGHT);
    const pre = page.locator('.entry .samples pre').first();
    assert.ok(await pre.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().height > 20));
    assert.match(await page.locator('.entry .uri').first().textContent(), /^https:/);
    await page.emulateMedia({ media: null });
    await page.fill('#_q', 'rate');
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    assert.match(await page.locator('#_printed').textContent(), /^\d+ of \d+ failures: those with “rate”\.$/);
    assert.ok(await page.locator('#_printed').isVisible());
    const pdf = await page.pdf({ format: 'A4' });
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
  }));
});

describe('without JavaScript', () => {
  test('everything can be read', () => open(SERVICES, { javaScriptEnabled: false }, async (page) => {
    assert.ok(await shown(page).count() > 300);
    assert.equal(await page.locator('#_bar').isVisible(), false);
    assert.equal(await page.locator('#_theme').isVisible(), false);
    const entry = page.locator('.entry').nth(3);
    await entry.locator('summary').click();
    assert.ok(await entry.locator('pre').first().isVisible());
    await page.locator('.contents a', { hasText: /^PaymentError$/ }).click();
    assert.ok(await page.locator('h3', { hasText: /^PaymentError$/ }).isVisible());
  }));
});

describe('text of the user’s', () => {
  test('is shown as it is written', () => open(HOSTILE, {}, async (page) => {
    assert.equal(await page.locator('h1').innerText(), 'A <title> & "more"');
    assert.equal(await page.title(), 'A <title> & "more"');
    const entry = page.locator('#markup');
    assert.equal(await entry.locator('.when').innerText(), 'No <b>markup</b>, no "quotes", no \'apostrophes\', no &amp; here.');
    assert.equal(await entry.locator('.hint').innerText(), 'Call <script>alert(\'{id}\')</script> with "quotes" & pass one of its ids.');
    assert.equal(await entry.locator('dd.mono').innerText(), '<img src=x onerror=alert(1)> {id}');
    await entry.locator('summary').click();
    const json = JSON.parse(await entry.locator('pre').first().innerText());
    assert.equal(json.details.suggestion, 'Call <script>alert(\'{id}\')</script> with "quotes" & pass one of its ids.');
    assert.equal(await page.locator('main img, main script, main b').count(), 0);
    assert.equal(await page.locator('script').count(), 1);
  }));

  test('reads from the right where it does', () => open(HOSTILE, {}, async (page) => {
    const hint = page.locator('#right_to_left .hint');
    assert.equal(await hint.evaluate((element) => getComputedStyle(element).direction), 'rtl');
    const label = page.locator('#right_to_left .do');
    assert.equal(await label.evaluate((element) => getComputedStyle(element).direction), 'ltr');
  }));

  test('is whole, and what is not seen is named', () => open(HOSTILE, {}, async (page) => {
    const entry = page.locator('#long');
    assert.equal((await entry.locator('.when').innerText()).length, 9_996);
    assert.equal(await entry.locator('dd.mono').innerText(), 'a[U+0000]b[U+202E]c[U+001B][31m {x}');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 1360);
  }));
});

test('ten thousand failures can be searched', (t) => open(MANY, {}, async (page) => {
  assert.equal(await count(page), '10000 failures');
  const took = async (query, answer) => {
    const begin = performance.now();
    await page.fill('#_q', query);
    await page.waitForFunction((said) => document.querySelector('#_count').textContent === said, answer);
    await settled(page);
    return Math.round(performance.now() - begin);
  };
  const times = [await took('failure_499_19', '1 of 10000 failures'), await took('failure_250', '20 of 10000 failures'), await took('', '10000 failures')];
  t.diagnostic(`one of 10,000 after ${times[0]} ms, twenty after ${times[1]} ms, all again after ${times[2]} ms`);
}));
