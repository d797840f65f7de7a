import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { SupabaseRequest } from '../members/supabase-http.ts';
import { createKeyholder } from './keyholder.ts';

it('sends what it has looked at, whatever else a body could be read as', async () => {
  const sent: SupabaseRequest[] = [];
  const supabase = {
    send: (request: SupabaseRequest) => {
      sent.push(request);
      return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('{}') });
    },
    close: () => Promise.resolve(),
  };
  const tokens = { api: 'the token of the server', worker: 'the token of the worker' };
  const config = { secretKey: 'sb_secret_key', tokens };
  const keyholder = createKeyholder({ supabase, config, log: pino({ level: 'silent' }) });
  const url = '/auth/v1/admin/generate_link';
  const init = {
    method: 'POST',
    headers: { apikey: tokens.worker, 'content-type': 'application/x-www-form-urlencoded' },
    // The first, the last, or a form's field, as whoever reads it has it.
    body: '{"type":"magiclink","email":"a@example.org","type":"recovery"}',
  };
  const { status } = await keyholder.request(url, init, { incoming: { method: 'POST', url } });
  expect(status).toBe(200);
  expect(sent.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
    ['{"type":"recovery","email":"a@example.org"}', 'application/json'],
  ]);
});
