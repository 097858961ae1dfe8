// @modelcontextprotocol/client 2.x, from the folder in the first argument; the server is the second.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { drive } from './drive.mjs';

const [folder, server] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const load = (path) => import(pathToFileURL(require.resolve(path)));
const { Client } = await load('@modelcontextprotocol/client');
const { StdioClientTransport } = await load('@modelcontextprotocol/client/stdio');

// The handshake of the older protocols is its default; it speaks the one of 2026-07-28 if asked.
for (const mode of ['legacy', 'auto']) {
    const client = new Client({ name: 'client2', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(new StdioClientTransport({ command: server, stderr: 'ignore' }));
    console.log(`protocol ${client.getNegotiatedProtocolVersion()}`);
    const failed = await drive('client2', client, (params, signal) => client.callTool(params, { signal }));
    await client.close();
    if (failed) process.exitCode = 1;
}
