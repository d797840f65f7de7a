import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createAdmission, TOO_BUSY, watchThread } from './admission.ts';
import type { ThreadLine } from './thread-line.ts';
import { BUSY_PAGE, UNKEPT } from './plain-page.ts';

/** Stands before all else, and answers what cannot be answered in time: with 503, at once. */
export interface Door {
  /** Whether it has answered. */
  refuses(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * What is answered only as far as there is time, apart from pages. A message, a result and a sign-in are not among them: who has written one
 * is not sent away.
 */
const READ_FOR_VISITORS =
  /^\/(?:api\/(?:search\/|profiles\/|(?:search|suggestions|match|filters|featured|landing|premium|v1\/psychologists)$)|og\/|mcp$)/;
/** Whatever is neither data nor a picture nor a file is a page. */
const NO_PAGE = /^\/(?:api|photos|\.well-known)\/|\.[a-z0-9]+$/i;

/** So many of each kind are let in whatever was measured: a few visitors at once are no overload. */
const ALWAYS = 8;

const LOG_EVERY_MS = 10_000;

export interface DoorParts {
  line: Pick<ThreadLine, 'isLate'>;
  /** The page is there already, or is made whatever else there is to do. */
  isAnswered: (request: IncomingMessage) => boolean;
  /** Headers that every answer carries, by its path. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
  log: Logger;
  /** Is told of each refusal, and of what. */
  onRefusal?: ((kind: string) => void) | undefined;
}

/**
 * A door for searches and other data, and one for pages, each closed while more are inside than are answered in time, and the thread has no
 * time left. To say so here takes a small part of what it takes the app.
 */
export function createDoor({ line, isAnswered, headersOf, log, onRefusal }: DoorParts): Door {
  const isBusy = watchThread();
  const options = { always: ALWAYS, isBusy };
  const admissions = { data: createAdmission(options), page: createAdmission(options) };
  let refused = 0;

  function kindOf(path: string, request: IncomingMessage): keyof typeof admissions | null {
    if (READ_FOR_VISITORS.test(path)) return 'data';
    if (NO_PAGE.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    return isAnswered(request) ? null : 'page';
  }

  function note(): void {
    refused += 1;
    if (refused > 1) return;
    log.warn('too much to do: requests are refused');
    setTimeout(() => {
      log.info({ refused }, 'so many requests were refused in ten seconds');
      refused = 0;
    }, LOG_EVERY_MS).unref();
  }

  return {
    refuses(request, response) {
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      const kind = kindOf(path, request);
      const leave = kind && (line.isLate() ? null : admissions[kind].enter());
      if (leave) response.once('close', () => leave(response.statusCode !== 503));
      if (leave || !kind) return false;
      note();
      onRefusal?.(kind);
      const requestId = randomUUID();
      const { sentence, code, retryAfterSeconds } = TOO_BUSY;
      const isPage = kind === 'page';
      const body = isPage ? BUSY_PAGE : Buffer.from(JSON.stringify({ error: sentence, code, requestId }));
      response.writeHead(503, {
        ...headersOf(path),
        ...UNKEPT,
        'Content-Type': isPage ? 'text/html; charset=UTF-8' : 'application/json',
        'Content-Length': body.byteLength,
        'Retry-After': retryAfterSeconds,
        // Whoever waits need not press anything; and not all come back at once.
        ...(isPage && { Refresh: 3 + Math.floor(Math.random() * 5) }),
        'X-Request-Id': requestId,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
