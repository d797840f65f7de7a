import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reservePort } from './ports.ts';

const HOST = '127.0.0.1';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ports '));
});
afterEach(() => rm(folder, { recursive: true }));

describe('reservePort', () => {
  it('gives copies that start at the same moment a port each, though none listens yet', async () => {
    await using first = await reservePort(0, HOST, folder);
    const others = await Promise.all([1, 2, 3].map(() => reservePort(first.port, HOST, folder)));
    const ports = [first, ...others].map(({ port }) => port);
    expect(new Set(ports).size).toBe(4);
    expect(Math.min(...ports)).toBe(first.port);
    for (const other of others) await other[Symbol.asyncDispose]();
  });

  it('gives a port again once it is given back', async () => {
    const first = await reservePort(0, HOST, folder);
    await first[Symbol.asyncDispose]();
    await using second = await reservePort(first.port, HOST, folder);
    expect(second.port).toBe(first.port);
  });

  it('passes over a port on which another program listens', async () => {
    const server = createServer();
    await once(server.listen(0, HOST), 'listening');
    const { port } = server.address() as AddressInfo;
    await using next = await reservePort(port, HOST, folder);
    expect(next.port).toBeGreaterThan(port);
    server.close();
  });
});
