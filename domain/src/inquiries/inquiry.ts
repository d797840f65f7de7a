import type { ProvinceCode } from '../places/provinces.ts';
import { afterWorkingDays, type IsHoliday } from './working-time.ts';

/** No more are ever asked. */
export const MOST_ASKED = 5;
/** So many can be written to at once. */
export const MOST_AT_ONCE = 3;
/** Stands in the form of a list for whom it is, while nobody is chosen. */
export const NOT_CHOSEN = 'choose';
/** Working days without a word after which somebody counts as silent. */
export const PATIENCE_DAYS = 2;

/** What a psychologist can answer with one press. */
export const ANSWERS = ['yes', 'later', 'full', 'elsewhere'] as const;
export type InquiryAnswer = (typeof ANSWERS)[number];

/** named: may be asked; skipped: was not, as they take nobody or are not listed any more. */
export const PERSON_STATES = ['named', 'asked', ...ANSWERS, 'silent', 'bounced', 'skipped'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** One of those whom the sender has named. */
export interface NamedPerson {
  readonly id: string;
  readonly state: PersonState;
  /** When they got the message, or said that they will write back; null while it has not gone out. */
  readonly since: Date | null;
  /** The message could not be delivered. */
  readonly isUndelivered?: boolean;
  /** They take nobody, or are not listed any more. */
  readonly isClosed?: boolean;
  readonly province: ProvinceCode;
}

export interface Inquiry {
  readonly atOnce: number;
  /** The next is asked by itself. */
  readonly passesOn: boolean;
  /** The sender's address was confirmed. */
  readonly isConfirmed: boolean;
  readonly closedAs: 'worked' | 'stopped' | 'over' | null;
  /** In the order in which they may be asked. */
  readonly people: readonly NamedPerson[];
}

export type InquiryStep =
  | { readonly kind: 'ask' | 'silent' | 'bounced' | 'skipped'; readonly person: string }
  | { readonly kind: 'over' };

/**
 * What happens next by itself; null for nothing now. Nobody is asked after a yes, beyond those whom the sender has named, or before the
 * sender's address is confirmed (but the first, who was written to); never more than five. Once the sender has stopped it nobody is, nor
 * counts as silent; it is over when nobody is waited for any more. Pure: do it, and ask again.
 */
export function nextStep(inquiry: Inquiry, now: Date, isHoliday: IsHoliday): InquiryStep | null {
  const { people, closedAs } = inquiry;
  if (closedAs === 'worked' || closedAs === 'over') return null;
  const isOpen = closedAs === null;
  const isLate = ({ since, province }: NamedPerson) =>
    since !== null && afterWorkingDays(since, PATIENCE_DAYS, province, isHoliday) <= now;
  for (const person of people) {
    if (person.state !== 'asked') continue;
    if (person.isUndelivered) return { kind: 'bounced', person: person.id };
    if (isOpen && isLate(person)) return { kind: 'silent', person: person.id };
  }
  if (people.some(({ state }) => state === 'yes')) return null;
  const isWaitedFor = (person: NamedPerson) =>
    (person.state === 'asked' && (isOpen || !isLate(person))) ||
    (person.state === 'later' && !isLate(person));
  const turn = isOpen ? nextToAsk(inquiry) : undefined;
  const asked = people.filter(canAnswer);
  const lost = asked.filter((person) => !isWaitedFor(person)).length;
  const most = inquiry.atOnce + (inquiry.passesOn ? lost : 0);
  if (turn && inquiry.isConfirmed && asked.length < most)
    return { kind: turn.isClosed ? 'skipped' : 'ask', person: turn.id };
  return turn || asked.some(isWaitedFor) ? null : { kind: 'over' };
}

/** Whose turn it is, should somebody be asked; undefined where nobody may be: after a yes, once all were, or once it has worked. */
export function nextToAsk<Person extends NamedPerson>({
  people,
  closedAs,
}: Pick<Inquiry, 'closedAs'> & { people: readonly Person[] }): Person | undefined {
  if (closedAs === 'worked' || people.some(({ state }) => state === 'yes')) return undefined;
  return people.filter(canAnswer).length < MOST_ASKED
    ? people.find(({ state }) => state === 'named')
    : undefined;
}

/** Whether they were asked, and can answer or answer otherwise. */
export function canAnswer({ state }: Pick<NamedPerson, 'state'>): boolean {
  return state !== 'named' && state !== 'skipped';
}
