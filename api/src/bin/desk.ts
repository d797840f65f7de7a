// The operator's desk, on this machine alone, until it is interrupted.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { loadAdminConfig } from '../config.ts';
import { createDesk } from '../operator/desk/desk.ts';
import { configOrExit, readConfig } from './process.ts';

const as = configOrExit((env) => {
  const { operator } = loadAdminConfig(env);
  return parseArgs({ options: { as: { type: 'string' } } }).values.as ?? operator ?? undefined;
});
const hostname = '127.0.0.1';
const key = randomBytes(24).toString('base64url');
let desk: ReturnType<typeof createDesk> | undefined;
const server = serve(
  {
    fetch: (request, env) => desk?.fetch(request, env) ?? new Response(null, { status: 503 }),
    hostname,
    port: Number(process.env['DESK_PORT'] ?? 0),
  },
  ({ port }) => {
    const origin = `http://${hostname}:${port}`;
    desk = createDesk({ load: readConfig, origin, key, as });
    process.stdout.write(
      `The desk is open, for this machine alone: it knows no sign-in with a second factor. Ctrl-C closes it.\n${origin}/${key}/\n`,
    );
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close(() => process.exit(0)));
