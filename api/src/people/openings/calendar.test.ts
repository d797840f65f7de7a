import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { type Get, getPublic, isPublicAddress, readFreeTimes } from './calendar.ts';

const now = new Date('2026-11-26T12:00:00Z');
const servers: AsyncDisposable[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

/** A server of a published format on this machine, and a `get` that goes there whatever host is named. */
async function stub(answer: RequestListener): Promise<{ url: string; get: Get }> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const get: Get = async ({ pathname, search }, headers = {}) =>
    (await fetch(url + pathname + search, { headers })).text();
  return { url, get };
}

const daysOf = (times: readonly Date[]) => times.map((time) => time.toISOString());

it('reads the slots of a Cal.com page, those of the past and of far away left out', async () => {
  const asked: URL[] = [];
  const { get } = await stub((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub.invalid');
    asked.push(url);
    expect(request.headers['cal-api-version']).toBe('2024-09-04');
    response.end(
      JSON.stringify({
        status: 'success',
        data: {
          '2026-12-04': [{ start: '2026-12-04T09:00:00.000-06:00' }],
          '2026-12-03': [
            { start: '2026-12-03T18:00:00.000-06:00' },
            { start: '2026-11-01T18:00:00.000-06:00' },
          ],
          '2027-12-03': [{ start: '2027-12-03T18:00:00.000-06:00' }],
        },
      }),
    );
  });
  const times = await readFreeTimes('https://cal.com/ana-roy/first-meeting', { now, get });
  expect(daysOf(times)).toEqual(['2026-12-04T00:00:00.000Z', '2026-12-04T15:00:00.000Z']);
  expect(asked[0]?.pathname).toBe('/v2/slots');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    username: 'ana-roy',
    eventTypeSlug: 'first-meeting',
    start: now.toISOString(),
  });
  await readFreeTimes('https://cal.com/team/clinic/intake', { now, get });
  expect(asked[1]?.searchParams.get('teamSlug')).toBe('clinic');
});

it('reads the free slots that SMART Scheduling Links publish, of one schedule where that is named', async () => {
  const slot = (schedule: string, status: string, start: string) =>
    JSON.stringify({
      resourceType: 'Slot',
      id: start,
      schedule: { reference: schedule },
      status,
      start,
      end: start,
    });
  const { get } = await stub((request, response) => {
    if (request.url === '/$bulk-publish')
      return response.end(
        JSON.stringify({
          transactionTime: '2026-11-26T11:00:00Z',
          request: 'https://clinic.example.org/$bulk-publish',
          output: [
            { type: 'Schedule', url: 'https://clinic.example.org/schedules.ndjson' },
            { type: 'Slot', url: 'https://clinic.example.org/slots.ndjson', extension: { state: ['MB'] } },
          ],
        }),
      );
    return response.end(
      [
        slot('Schedule/7', 'busy', '2026-11-27T15:00:00-06:00'),
        slot('Schedule/7', 'free', '2026-12-03T15:00:00-06'),
        slot('Schedule/8', 'free', '2026-11-28T15:00:00Z'),
        '',
      ].join('\n'),
    );
  });
  const address = 'https://clinic.example.org/$bulk-publish';
  expect(daysOf(await readFreeTimes(address, { now, get }))).toEqual([
    '2026-11-28T15:00:00.000Z',
    '2026-12-03T21:00:00.000Z',
  ]);
  expect(daysOf(await readFreeTimes(`${address}#Schedule/7`, { now, get }))).toEqual([
    '2026-12-03T21:00:00.000Z',
  ]);
});

it('says what is wrong of what is no calendar', async () => {
  const { get } = await stub((_, response) => response.end('<!doctype html>'));
  for (const address of ['https://cal.com/ana', 'https://cal.com/%E0/first', 'https://example.org/slots#%E0'])
    await expect(readFreeTimes(address, { now, get })).rejects.toMatchObject({ code: 'address' });
  await expect(readFreeTimes('https://cal.com/ana/x', { now, get })).rejects.toMatchObject({
    code: 'format',
  });
  await expect(readFreeTimes('https://clinic.example.org/x', { now, get })).rejects.toMatchObject({
    code: 'format',
  });
});

it('asks no host but public ones, and by https alone', async () => {
  for (const address of [
    ...['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://93.184.215.14/'],
    ...['https://localhost/', 'https://example.org:8443/', 'https://a:b@example.org/', 'file:///etc/passwd'],
  ])
    await expect(getPublic(new URL(address)), address).rejects.toMatchObject({ name: 'CalendarError' });
  for (const address of [
    '10.0.0.1',
    '172.20.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    '64:ff9b::a00:1',
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['93.184.215.14', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
});
