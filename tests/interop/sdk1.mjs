// @modelcontextprotocol/sdk 1.x, from the folder in the first argument; the server is the second.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { drive } from './drive.mjs';

const [folder, server] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const load = (path) => import(pathToFileURL(require.resolve(`@modelcontextprotocol/sdk/${path}`)));
const { Client } = await load('client/index.js');
const { StdioClientTransport } = await load('client/stdio.js');

const client = new Client({ name: 'sdk1', version: '1.0.0' });
await client.connect(new StdioClientTransport({ command: server, stderr: 'ignore' }));
// What it initializes with; this client does not say what it has agreed on.
console.log(`protocol ${(await load('types.js')).LATEST_PROTOCOL_VERSION}`);
const failed = await drive('sdk1', client, (params, signal) => client.callTool(params, undefined, { signal }));
await client.close();
process.exitCode = failed ? 1 : 0;
