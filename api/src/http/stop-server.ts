import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { ThreadLine } from './thread-line.ts';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/** Requests under way have so long; what is not answered by then is cut. */
const LAST_REQUESTS_MS = 10_000;
/** Connections that the system has taken and the program has not: so long they are still fetched. */
const MOST_FETCH_MS = 4_000;
/** A connection that nothing has come over for so long is idle, and not between two requests of a visitor in a hurry. */
const QUIET_MS = 400;
const LOOK_MS = 50;

interface Connection {
  /** Requests that are not answered whole. */
  open: Set<ServerResponse>;
  /** How much had come when the last answer was out: more than that is a request that has begun. */
  readBytes: number;
  /** When the last answer was out. */
  since: number;
}

interface Watched {
  connections: Map<Socket, Connection>;
  /** How many connections were taken so far. */
  taken: number;
  isStopping: boolean;
}

const WATCHED = new WeakMap<Server, Watched>();

/** Follows a server's connections from the first on, so that {@link stopServer} knows which of them owe an answer. */
export function watchConnections(server: Server): void {
  const watched: Watched = { connections: new Map(), taken: 0, isStopping: false };
  WATCHED.set(server, watched);
  server.on('connection', (socket: Socket) => {
    watched.taken += 1;
    watched.connections.set(socket, { open: new Set(), readBytes: 0, since: performance.now() });
    socket.once('close', () => watched.connections.delete(socket));
  });
  // Before the one who answers: what the answer says of the connection is known by then.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = watched.connections.get(socket);
    if (!connection) return;
    connection.open.add(response);
    if (watched.isStopping) sayLast(connection);
    response.once('close', () => {
      connection.open.delete(response);
      connection.readBytes = socket.bytesRead;
      connection.since = performance.now();
    });
  });
}

export interface StopOptions {
  /** Serves for so long as before. */
  drainMs?: number;
  /** What the server's requests wait in. */
  line?: Pick<ThreadLine, 'hold'>;
}

/**
 * Serves for `drainMs` as before, each answer with `Connection: close`; then takes no new connections; answers every request that has come
 * over those there are; ends the ones that nothing comes over any more; cuts what is left after ten seconds. Node's own
 * `closeIdleConnections` would end those, too, whose request has come and is not read yet, and whose answer is not yet sent whole.
 */
export async function stopServer(server: Server, { drainMs = 0, line }: StopOptions = {}): Promise<void> {
  const watched = WATCHED.get(server);
  if (!watched) throw new Error('Only a server whose connections were watched can be stopped');
  const { connections } = watched;
  watched.isStopping = true;
  for (const connection of connections.values()) sayLast(connection);
  await delay(drainMs);
  const deadline = performance.now() + LAST_REQUESTS_MS;
  // With work in its turns the thread takes connections more slowly than they come, and those left are reset by the close.
  const goOn = line?.hold();
  await fetchTaken(watched);
  const closed = new Promise<void>((resolve) => {
    // Not `http.Server.close`, which closes "idle" connections itself.
    NetServer.prototype.close.call(server, () => resolve());
  });
  goOn?.();
  const stopped = performance.now();
  while (connections.size > 0 && performance.now() < deadline) {
    // Reading comes between a timer and this turn's end: what has come by now is known.
    await delay(LOOK_MS);
    await nextTurn();
    const now = performance.now();
    for (const [socket, { open, readBytes, since }] of connections)
      if (open.size === 0 && socket.bytesRead === readBytes && now - Math.max(since, stopped) > QUIET_MS)
        socket.destroySoon();
  }
  for (const socket of connections.keys()) socket.destroy();
  await closed;
  // Ends its watch over slow requests.
  server.close(() => undefined);
}

/** Takes those connections that wait in the system's queue, of which Node fetches one a turn. */
async function fetchTaken(watched: Watched): Promise<void> {
  const until = performance.now() + MOST_FETCH_MS;
  for (let before = -1; before !== watched.taken && performance.now() < until;) {
    before = watched.taken;
    // The second has a whole turn's reading behind it.
    await nextTurn();
    await nextTurn();
  }
}

function sayLast({ open }: Connection): void {
  for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
}
