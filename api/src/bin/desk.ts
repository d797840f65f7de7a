// The operator's desk, on this machine alone, until it is interrupted.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createDesk } from '../operator/desk/desk.tsx';
import { configOrExit } from './process.ts';

const HOST = '127.0.0.1';
const key = randomBytes(24).toString('base64url');
const port = Number(process.env['DESK_PORT'] ?? 0);
let desk: ReturnType<typeof createDesk> | undefined;
const server = serve(
  {
    fetch: (request, env) => desk?.fetch(request, env) ?? new Response(null, { status: 503 }),
    hostname: HOST,
    port,
  },
  (info: AddressInfo) => {
    const origin = `http://${HOST}:${info.port}`;
    desk = createDesk({ load: configOrExit, origin, key });
    process.stdout.write(
      `The desk is open, for this machine alone. Ctrl-C closes it.\n${origin}/?key=${key}\n`,
    );
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close(() => process.exit(0)));
