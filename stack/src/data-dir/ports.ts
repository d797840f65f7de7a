import { createHash, randomInt } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { reasonOf, StackError, systemCodeOf } from '../stack-error.ts';
import { replaceFile } from './files.ts';
import { takeLock } from './lock.ts';

const PARTS = [
  'postgres',
  'supabase',
  'meilisearch',
  'redis',
  'smtp',
  'mailbox',
  'development',
  'keyholder',
] as const;
export type PortName = (typeof PARTS)[number];

/** Below the range that Linux hands out to outgoing connections, so that none of them takes a part's port. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/**
 * Opens DATA_DIR's port book: what gives every embedded part a free loopback port, the same one on every start as long as nobody else took it.
 * Its first proposals are derived from the folder's path, so that two copies differ.
 */
export function openPortBook(dataDir: string): (name: PortName) => Promise<number> {
  const path = join(dataDir, 'ports.json');
  const ports = new Map(Object.entries(readPorts(path)));
  const blocks = Math.floor((LAST_PORT - FIRST_PORT) / PARTS.length);
  const block = createHash('sha256').update(dataDir).digest().readUInt32BE() % blocks;
  return async (name) => {
    const proposed = FIRST_PORT + block * PARTS.length + PARTS.indexOf(name);
    let port = ports.get(name) ?? proposed;
    for (let tries = 0; !(await isFree(port, '127.0.0.1')); tries += 1) {
      if (tries > blocks) throw new StackError('no_port', `No free port was found for ${name}.`);
      port += PARTS.length;
      if (port > LAST_PORT) port -= blocks * PARTS.length;
    }
    ports.set(name, port);
    replaceFile(path, Object.fromEntries(ports));
    return port;
  };
}

/** Names the user: what one has made there, another may not write. */
const RESERVATIONS = join(tmpdir(), `psychologist-directory-ports-${process.getuid?.() ?? 'user'}`);

/**
 * Keeps other copies on this machine from a port for as long as this one runs. It is the first at or above `preferred` that none of them has and that is free on `host`; with 0, any such port.
 * That it is free is not enough: the api listens on it only at the end of the start, and not while it is started again, so that
 * two copies would find the same one free. A lock file in `folder`, as long as the copy runs, is what tells them apart.
 * Throws a StackError when the next hundred are all taken.
 */
export async function reservePort(preferred: number, host: string, folder = RESERVATIONS) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let tries = 0; tries < 100 && preferred + tries < 65_536; tries += 1) {
    const port = preferred === 0 ? await tryListen(0, host) : preferred + tries;
    if (port === undefined) continue;
    const lock = await takeLock(join(folder, `${port}.json`));
    if ('heldBy' in lock) continue;
    // After the lock: two copies that try to listen at the same moment would each take the other for a third program.
    if (await isFree(port, host)) return { port, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() };
    await lock[Symbol.asyncDispose]();
  }
  const what = `Ports ${preferred} to ${preferred + 99} are all taken. Set PORT to a free one.`;
  throw new StackError('no_port', what);
}

/** Where {@link freePort} looks: below the parts' own ports, and so below those of outgoing connections, too. */
const FIRST_FREE = 10_000;

/** A port of the loopback interface on which nothing listens at this moment, and which no outgoing connection takes in the next. */
export const freePort = async (): Promise<number> =>
  (await tryListen(randomInt(FIRST_FREE, FIRST_PORT), '127.0.0.1')) ?? freePort();

async function isFree(port: number, host: string): Promise<boolean> {
  return (await tryListen(port, host)) !== undefined;
}

/** Listens for a moment. Returns the port that was bound, or undefined when it is taken or not allowed. */
async function tryListen(port: number, host: string): Promise<number | undefined> {
  const server = createServer();
  try {
    await once(server.listen({ port, host, exclusive: true }), 'listening');
  } catch (cause) {
    if (/^(EADDRINUSE|EACCES)$/.test(systemCodeOf(cause) ?? '')) return undefined;
    throw new StackError('host', `HOST ${host} cannot be listened on: ${reasonOf(cause)}.`, { cause });
  }
  const { port: bound } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return bound;
}

const portsSchema = z.record(z.string(), z.int().min(1).max(65_535));

function readPorts(path: string): Record<string, number> {
  try {
    return portsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {}; // The first start, or a damaged file: new ports are as good as the old.
  }
}
