import { mkdtemp, rm } from 'node:fs/promises';
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
});
