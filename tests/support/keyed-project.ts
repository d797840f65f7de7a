import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keysSchema, signRole } from '@directory/stack/docker/keys';
import { readStack } from './stack-file.ts';

/** The two kinds of keys of a hosted project: tokens, and the newer ones that are none. */
export type KeyKind = 'legacy' | 'new';

/** A hosted project's gateway, in front of the stack's own Supabase. */
export interface KeyedProject extends AsyncDisposable {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** What the gateway refused, as `401 POST /path: why`. */
  refused: string[];
  /** What was asked of Auth's admin interface, which the embedded one lacks: the gateway answers it itself. */
  administered: string[];
}

/** What is about this connection, and what the gateway decides. */
const NOT_PASSED_ON = new Set(['apikey', 'authorization', 'connection', 'content-length', 'host']);

const passedOn = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)) as [string, string][],
  );

class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * Opens it with keys of that kind. Its rules are those that Supabase documents (docs/guides/api/api-keys, "Known limitations", and
 * docs/guides/functions/auth-headers): the key stands in `apikey`; one of the newer kind is no token and may stand in `Authorization`
 * only where it equals `apikey`; without a member's token the key's own role holds, which of the older kind
 * Storage and Auth's admin interface read from `Authorization`; a newer secret key is refused to browsers.
 */
export async function keyedProject(kind: KeyKind): Promise<KeyedProject> {
  const { supabase } = readStack();
  const keys = kind === 'legacy' ? legacyKeys() : newKeys();
  const refused: string[] = [];
  const administered: string[] = [];

  /** The headers that the services behind are sent. @throws Refusal */
  function admit({ headers, url = '' }: IncomingMessage): { apikey: string; authorization?: string } {
    const { apikey, authorization } = headers;
    const isSecret = apikey === keys.secret;
    if (!isSecret && apikey !== keys.publishable) throw new Refusal('Invalid API key');
    if (kind === 'new' && isSecret && /mozilla/i.test(headers['user-agent'] ?? ''))
      throw new Refusal('Forbidden use of secret API key in browser');
    const own = isSecret ? supabase.secretKey : supabase.publishableKey;
    const bearer = authorization?.replace(/^Bearer /, '');
    if (bearer?.startsWith('sb_') && bearer !== apikey) throw new Refusal('A key stands in Authorization');
    if (bearer !== undefined && bearer !== apikey && bearer.split('.').length !== 3)
      throw new Refusal('Authorization holds no token');
    if (bearer !== undefined && bearer !== apikey) return { apikey: own, authorization: `Bearer ${bearer}` };
    if (kind === 'legacy' && bearer === undefined && /^\/(?:storage|auth\/v1\/admin)\//.test(url))
      throw new Refusal('There is no authorization');
    // The embedded services know what their own key may do.
    return { apikey: own };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const admitted = admit(request);
    if (url.startsWith('/auth/v1/admin/')) {
      if (request.headers.apikey !== keys.secret) throw new Refusal('Only the secret key administers');
      administered.push(`${method} ${url.replace('/auth/v1/admin/', '')}`);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: randomUUID(), hashed_token: 'a-token' }));
      return;
    }
    const passed = await fetch(supabase.url + url, {
      method,
      headers: { ...passedOn(request), ...admitted },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await passed.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      const status = error instanceof Refusal ? 401 : 502;
      refused.push(`${status} ${request.method ?? ''} ${request.url ?? ''}: ${why}`);
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: why }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    refused,
    administered,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Tokens, as Supabase's gateway and services share a secret for. */
function legacyKeys() {
  const made = keysSchema.parse({});
  return { publishable: signRole('anon', made), secret: signRole('service_role', made) };
}

function newKeys() {
  return { publishable: `sb_publishable_${randomUUID()}`, secret: `sb_secret_${randomUUID()}` };
}
