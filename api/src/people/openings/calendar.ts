import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { z } from 'zod';

/** A calendar could not be read; the code stands in its row, for its person to see. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
  readonly code: 'address' | 'unreachable' | 'refused' | 'too_large' | 'format';
  constructor(code: CalendarError['code'], cause?: unknown) {
    super(`The calendar could not be read: ${code}`, { cause });
    this.code = code;
  }
}

/** Gets a text from an address. */
export type Get = (url: URL, headers?: Readonly<Record<string, string>>) => Promise<string>;

export interface ReadOptions {
  now: Date;
  get?: Get;
  /** Where Cal.com answers. */
  calApi?: string;
}

const MOST_TIMES = 50;
const WITHIN_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The free times of a public calendar in the next weeks, the next first: of a Cal.com booking page, or of what publishes SMART Scheduling Links,
 * where `#Schedule/<id>` behind the address names one schedule of several.
 * @throws CalendarError
 */
export async function readFreeTimes(address: string, options: ReadOptions): Promise<Date[]> {
  const url = URL.parse(address);
  if (!url) throw new CalendarError('address');
  const isCal = /^(?:www\.)?cal\.com$/.test(url.hostname);
  const times = await (isCal ? readCal(url, options) : readSmart(url, options));
  const [from, to] = [options.now.getTime(), options.now.getTime() + WITHIN_DAYS * DAY_MS];
  return [...new Set(times)]
    .filter((time) => time > from && time < to)
    .sort((a, b) => a - b)
    .slice(0, MOST_TIMES)
    .map((time) => new Date(time));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new CalendarError('address');
  }
}

const calAnswer = z.object({ data: z.record(z.string(), z.array(z.object({ start: z.string() }))) });

/** `https://cal.com/<person>/<event>`, or `/team/<team>/<event>`. */
async function readCal(page: URL, { now, get = getPublic, calApi = 'https://api.cal.com' }: ReadOptions) {
  const parts = page.pathname.split('/').filter(Boolean).map(decoded);
  const [whose, slug] = parts.slice(-2);
  if (!whose || !slug) throw new CalendarError('address');
  const url = new URL('/v2/slots', calApi);
  url.search = new URLSearchParams({
    [parts[0] === 'team' ? 'teamSlug' : 'username']: whose,
    eventTypeSlug: slug,
    start: now.toISOString(),
    end: new Date(now.getTime() + WITHIN_DAYS * DAY_MS).toISOString(),
  }).toString();
  const { data } = parsed(calAnswer, await get(url, { 'cal-api-version': '2024-09-04' }));
  return Object.values(data).flatMap((day) => day.map(({ start }) => moment(start)));
}

const manifest = z.object({ output: z.array(z.object({ type: z.string(), url: z.string() })) });
const slot = z.object({
  resourceType: z.literal('Slot'),
  status: z.string(),
  start: z.string(),
  schedule: z.object({ reference: z.string() }),
});
/** A network publishes a file for each state. */
const MOST_FILES = 5;

async function readSmart(address: URL, { get = getPublic }: ReadOptions): Promise<number[]> {
  const schedule = decoded(address.hash.slice(1));
  const page = new URL(address);
  page.hash = '';
  const { output } = parsed(manifest, await get(page, { accept: 'application/json' }));
  const files = output.filter(({ type }) => type === 'Slot').slice(0, MOST_FILES);
  const times: number[] = [];
  for (const file of files) {
    const url = URL.parse(file.url, page);
    if (!url) throw new CalendarError('format');
    for (const line of (await get(url, { accept: 'application/fhir+ndjson' })).split('\n')) {
      if (line.trim() === '') continue;
      const { status, start, schedule: of } = parsed(slot, line);
      const isTheirs = schedule === '' || of.reference === schedule || of.reference.endsWith(`/${schedule}`);
      if (status === 'free' && isTheirs) times.push(moment(start));
    }
  }
  return times;
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new CalendarError('format', error);
  }
}

/** Published examples write `-05` for `-05:00`. */
function moment(text: string): number {
  const time = Date.parse(text.replace(/([+-]\d{2})$/, '$1:00'));
  if (Number.isNaN(time)) throw new CalendarError('format');
  return time;
}

/** What is no public address: a member names it, and this side of the wall there are others. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of [
  ...[
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
  ],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16'],
]) {
  const [address = '', bits] = range.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  closed[family].addSubnet(address, Number(bits), family);
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return !closed[family].check(address, family);
}

/** Looked up once, and connected to what was looked at. */
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) done(error ?? new CalendarError('address'), '');
    else if (options.all) done(null, open);
    else done(null, first.address, first.family);
  });

const publicHosts = new Agent({ connect: { lookup: lookupPublic, timeout: 5_000 }, keepAliveTimeout: 1_000 });
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_MS = 10_000;

/** By https alone, from hosts that everybody reaches, as much as such a file can be; a redirect is not followed. @throws CalendarError */
export const getPublic: Get = async (url, headers = {}) => {
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || isNumber)
    throw new CalendarError('address');
  try {
    const signal = AbortSignal.timeout(MOST_MS);
    const { statusCode, body } = await request(url, { headers, signal, dispatcher: publicHosts });
    if (statusCode !== 200) {
      await body.dump();
      throw new CalendarError('refused');
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new CalendarError('too_large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch (error) {
    throw error instanceof CalendarError ? error : new CalendarError('unreachable', error);
  }
};
