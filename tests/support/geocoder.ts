import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the stand-in was sent. */
export interface GeocoderRequest {
  /** When it came, in ms since the epoch. */
  at: number;
  userAgent: string;
  query: Record<string, string>;
}

/** Answers one request: with a status and a body, or never. */
export type GeocoderAnswer = { status: number; body: string } | 'silence';

/** A Nominatim-compatible search over real HTTP, in the test's own hands. */
export interface GeocoderStandIn extends AsyncDisposable {
  url: string;
  requests: GeocoderRequest[];
  /** Decides on an address; everything lies in the middle of Winnipeg unless said otherwise. */
  answer: (address: string) => GeocoderAnswer;
}

/** The answer that knows the place. */
export function place(lat: number, lon: number): GeocoderAnswer {
  // Nominatim gives numbers as texts, and much besides.
  const found = {
    place_id: 1,
    lat: String(lat),
    lon: String(lon),
    display_name: 'Somewhere',
    importance: 0.1,
  };
  return { status: 200, body: JSON.stringify([found]) };
}

/** The answer that knows no such place. */
export const NO_PLACE: GeocoderAnswer = { status: 200, body: '[]' };

/** Starts it on a free port of the loopback address. */
export async function startGeocoder(): Promise<GeocoderStandIn> {
  const requests: GeocoderRequest[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(url.searchParams);
    requests.push({ at: Date.now(), userAgent: request.headers['user-agent'] ?? '', query });
    const answer = standIn.answer(query['q'] ?? '');
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: GeocoderStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`,
    requests,
    answer: () => place(49.8954, -97.1385),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}
