import type { IncomingMessage, ServerResponse } from 'node:http';
import { listPage, messagePage } from './page.ts';
import type { MessageStore } from './store.ts';

interface Answer {
  status: number;
  type: 'text/html' | 'text/plain' | 'application/json';
  body: string;
}

/** Answers the mailbox's page and, for tests and tools, `GET` and `DELETE /api/messages`. */
export function answerRequest(store: MessageStore, request: IncomingMessage, response: ServerResponse): void {
  const { status, type, body } = route(store, request);
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(body);
}

function route(store: MessageStore, request: IncomingMessage): Answer {
  // A page elsewhere that rebinds its own name to this address must not read the mail.
  const host = request.headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return plain(403, 'Forbidden');

  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path === '/api/messages' && request.method === 'DELETE') {
    // Browsers name the page that asks; only tools, which name none, may empty the mailbox.
    if (request.headers.origin !== undefined) return plain(403, 'Forbidden');
    store.clear();
    return { status: 200, type: 'application/json', body: '{}' };
  }
  if (request.method !== 'GET') return plain(405, 'Method not allowed');
  if (path === '/api/messages')
    return { status: 200, type: 'application/json', body: JSON.stringify(store.list()) };
  if (path === '/') return { status: 200, type: 'text/html', body: listPage(store.list()) };
  const id = /^\/messages\/([\w-]+)$/.exec(path)?.[1];
  const message = id === undefined ? undefined : store.find(id);
  if (message === undefined) return plain(404, 'There is no such message.');
  return { status: 200, type: 'text/html', body: messagePage(message) };
}

function plain(status: number, body: string): Answer {
  return { status, type: 'text/plain', body };
}
