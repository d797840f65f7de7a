import { describe, expect, it } from 'vitest';
import { isHoliday } from './holidays.ts';
import { type Inquiry, type NamedPerson, nextStep, nextToAsk, type PersonState } from './inquiry.ts';
import { afterWorkingDays } from './working-time.ts';

const MONDAY = new Date('2026-11-23T15:00:00Z');
const daysLater = (days: number) => new Date(MONDAY.getTime() + days * 24 * 60 * 60 * 1000);
const person = (id: string, state: PersonState, more: Partial<NamedPerson> = {}): NamedPerson => ({
  id,
  state,
  since: state === 'asked' || state === 'later' ? MONDAY : null,
  province: 'MB',
  ...more,
});
const inquiry = (states: readonly PersonState[], more: Partial<Inquiry> = {}): Inquiry => ({
  atOnce: 1,
  passesOn: true,
  isConfirmed: true,
  closedAs: null,
  people: states.map((state, index) => person(`p${index + 1}`, state)),
  ...more,
});
const next = (one: Inquiry, day = 0) => nextStep(one, daysLater(day), () => false);

describe('who is asked next', () => {
  it('as many at once as was wished, and nobody more while they are waited for', () => {
    expect(next(inquiry(['asked', 'named', 'named'], { atOnce: 2 }))).toEqual({ kind: 'ask', person: 'p2' });
    expect(next(inquiry(['asked', 'asked', 'named'], { atOnce: 2 }))).toBeNull();
    expect(next(inquiry(['asked', 'later', 'named'], { atOnce: 2 }))).toBeNull();
  });

  it('the next one when somebody is full, elsewhere, out of reach, or silent for two working days', () => {
    for (const state of ['full', 'elsewhere', 'silent', 'bounced'] as const)
      expect(next(inquiry([state, 'named']))).toEqual({ kind: 'ask', person: 'p2' });
    expect(next(inquiry(['asked', 'named']), 1.9)).toBeNull();
    expect(next(inquiry(['asked', 'named']), 2)).toEqual({ kind: 'silent', person: 'p1' });
    expect(next(inquiry(['later', 'named']), 2)).toEqual({ kind: 'ask', person: 'p2' });
    const undelivered = { people: [person('p1', 'asked', { isUndelivered: true }), person('p2', 'named')] };
    expect(next(inquiry([], undelivered))).toEqual({ kind: 'bounced', person: 'p1' });
  });

  it('nobody after a yes, nobody before the address is confirmed, nobody without consent, nobody once it is closed', () => {
    expect(next(inquiry(['full', 'yes', 'named']))).toBeNull();
    expect(next(inquiry(['full', 'named'], { isConfirmed: false, atOnce: 3 }))).toBeNull();
    expect(next(inquiry(['full', 'named'], { passesOn: false }))).toBeNull();
    for (const closedAs of ['worked', 'over'] as const)
      expect(next(inquiry(['full', 'named'], { closedAs }), 9)).toBeNull();
  });

  it('nobody once the sender has stopped it, which is over when nobody is waited for; then the next can be asked by a press', () => {
    const stopped = (states: readonly PersonState[]) => inquiry(states, { closedAs: 'stopped', atOnce: 3 });
    expect(next(stopped(['asked', 'full', 'named']), 1.9)).toBeNull();
    expect(next(stopped(['asked', 'named']), 9)).toEqual({ kind: 'over' });
    expect(next(stopped(['later', 'named']))).toBeNull();
    expect(next(stopped(['full', 'named']))).toEqual({ kind: 'over' });
    expect(nextToAsk(stopped(['full', 'named']))?.id).toBe('p2');
    expect(nextToAsk(inquiry(['full', 'named'], { closedAs: 'worked' }))).toBeUndefined();
  });

  it('never one who takes nobody, in whose place the next one is asked', () => {
    const people = [person('p1', 'asked'), person('p2', 'named', { isClosed: true }), person('p3', 'named')];
    expect(next(inquiry([], { atOnce: 2, people }))).toEqual({ kind: 'skipped', person: 'p2' });
    expect(next(inquiry(['asked', 'skipped', 'named'], { atOnce: 2 }))).toEqual({
      kind: 'ask',
      person: 'p3',
    });
  });

  it('never a sixth; once nobody is left or waited for, it is over', () => {
    const five: PersonState[] = ['full', 'silent', 'bounced', 'elsewhere', 'full'];
    expect(next(inquiry([...five, 'named']))).toEqual({ kind: 'over' });
    expect(next(inquiry(['full', 'asked']))).toBeNull();
    expect(next(inquiry(['silent'], { isConfirmed: false }))).toEqual({ kind: 'over' });
  });
});

describe('working days', () => {
  const end = (since: string, isHoliday: (day: string) => boolean = () => false) =>
    afterWorkingDays(new Date(since), 2, 'QC', isHoliday).toISOString();

  it('leave out weekends and holidays, and count the hours of the others', () => {
    expect(end('2026-11-23T15:00:00Z')).toBe('2026-11-25T15:00:00.000Z');
    // Friday at 16:00 in Quebec.
    expect(end('2026-11-27T21:00:00Z')).toBe('2026-12-01T21:00:00.000Z');
    expect(end('2026-11-28T12:00:00Z')).toBe('2026-12-02T05:00:00.000Z');
    expect(end('2026-12-24T17:00:00Z', (day) => day === '2026-12-25')).toBe('2026-12-29T17:00:00.000Z');
  });

  it('know the holidays of each province', () => {
    const days = [
      '2026-02-16',
      '2026-04-03',
      '2026-05-18',
      '2026-06-24',
      '2026-09-07',
      '2026-09-30',
      '2026-10-12',
    ];
    const inProvince = (province: 'QC' | 'MB' | 'NS') => days.filter((day) => isHoliday(day, province));
    expect(inProvince('QC')).toEqual(['2026-04-03', '2026-05-18', '2026-06-24', '2026-09-07', '2026-10-12']);
    expect(inProvince('MB')).toEqual(days.filter((day) => day !== '2026-06-24'));
    expect(inProvince('NS')).toEqual(['2026-02-16', '2026-04-03', '2026-09-07']);
    expect(isHoliday('2027-03-26', 'ON')).toBe(true);
  });
});
