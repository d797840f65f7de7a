// The directory's tools for an assistant on this machine: it talks over stdin and stdout, and ends with them.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { pino } from 'pino';
import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { createAssistantServer } from '../site/open/mcp.ts';
import { openPeople } from '../site/open/open-people.ts';
import { openSearch } from '../site/open/open-search.ts';
import { configOrExit, stopOnSignal } from './process.ts';

const config = configOrExit(loadConfig);
// Stdout is the assistant's.
const log = pino({ name: 'mcp', level: 'warn' }, pino.destination(2));
const context = createContext(config, log, { metrics: undefined, tracing: undefined });
const people = openPeople(context.sql, config.publicUrl);
const search = openSearch(context.directory, people);
const server = createAssistantServer({
  ...{ origin: config.publicUrl, people, search },
  directory: context.directory,
});

const stop = async () => {
  await server.close();
  await context[Symbol.asyncDispose]();
};
stopOnSignal(log, stop);
process.stdin.once('end', () => void stop().then(() => process.exit(0)));
await server.connect(new StdioServerTransport());
