import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { loadKeyholderConfig } from '../config.ts';
import { listen } from '../http/serve.ts';
import { stopServer } from '../http/stop-server.ts';
import { createKeyholder } from '../people/keyholder/keyholder.ts';
import { createSupabaseHttp } from '../people/members/supabase-http.ts';
import { createServerLog } from './log.ts';
import { configOrExit, stopOnSignal } from './process.ts';

const config = configOrExit(loadKeyholderConfig);
const log = createServerLog('keyholder', config.logLevel);
const supabase = createSupabaseHttp(config.supabaseUrl);
const { fetch } = createKeyholder({ supabase, config, log });
const server = createAdaptorServer({ fetch }) as Server;

stopOnSignal(log, async () => {
  await stopServer(server);
  await supabase.close();
});

try {
  const port = await listen(server, config.port, config.host);
  log.info({ host: config.host, port }, 'ready');
} catch (error) {
  log.fatal({ err: error }, 'the address cannot be listened on');
  process.exit(1);
}
