import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSupabaseHttp } from './supabase-http.ts';

/** A server that answers as told, and a line to it. */
async function serverThat(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const supabase = createSupabaseHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    ask: (signal?: AbortSignal) =>
      supabase.send({ method: 'GET', path: '/', headers: {}, ...(signal && { signal }) }),
    async [Symbol.asyncDispose]() {
      await supabase.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

it('an answer without an end is cut off, and its sender is told', async () => {
  const sender = new EventEmitter();
  const cutOff = once(sender, 'cut off');
  await using line = await serverThat((_request, response) => {
    const piece = Buffer.alloc(64 * 1024);
    const write = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', write).on('close', () => sender.emit('cut off'));
    write();
  });
  await expect(line.ask()).rejects.toMatchObject({ status: 502, code: 'answer_too_large' });
  await cutOff;
});

it('an answer of a whole megabyte is passed on', async () => {
  await using line = await serverThat((_request, response) => response.end(Buffer.alloc(1024 * 1024)));
  expect((await line.ask()).body).toHaveLength(1024 * 1024);
});

it('what nobody waits for any more is broken off', async () => {
  const request = new EventEmitter();
  const [arrived, brokenOff] = [once(request, 'arrived'), once(request, 'broken off')];
  await using line = await serverThat((_request, response) => {
    response.on('close', () => request.emit('broken off'));
    request.emit('arrived');
  });
  const visitor = new AbortController();
  const answer = line.ask(visitor.signal);
  await arrived;
  visitor.abort();
  await expect(answer).rejects.toMatchObject({ status: 408, code: 'request_aborted' });
  await brokenOff;
});
