import { faker } from '@faker-js/faker';
import {
  canAnswer,
  type Inquiry,
  type InquiryAnswer,
  type NamedPerson,
  nextStep,
  type PersonState,
} from '@directory/domain/inquiries/inquiry';
import { afterWorkingDays } from '@directory/domain/inquiries/working-time';
import { atLeast, atMost, type BenchResult } from './result.ts';

/**
 * What becomes of messages to psychologists: 400 of the finder of Quebec's order were written to (2022). 40 % never answered, 3.5 % could
 * not be reached, 29 % of those who answered were full, a median answer took two days, and one message led to a usable answer 31 % of the
 * time. The rest of the answers, 9 %, were another no.
 */
const RATES = { yes: 0.31, full: 0.164, elsewhere: 0.091, bounced: 0.035 } as const;
const MEDIAN_HOURS = 48;
const SEEKERS = 100_000;
const PATIENCE = 5;
const HOUR_MS = 60 * 60 * 1000;
/** So often the site looks, here. */
const LOOK_MS = 4 * HOUR_MS;

interface Fate {
  answer: InquiryAnswer | 'bounced' | null;
  afterHours: number;
}

/** What somebody would answer, and after how long: as waiting times for independent events are, exponential around the median. */
function fate(): Fate {
  const lot = faker.number.float({ max: 1 });
  const afterHours = (-Math.log(1 - faker.number.float({ max: 0.9999 })) / Math.LN2) * MEDIAN_HOURS;
  let until = 0;
  for (const answer of ['yes', 'full', 'elsewhere', 'bounced'] as const)
    if (lot < (until += RATES[answer])) return { answer, afterHours: answer === 'bounced' ? 1 : afterHours };
  return { answer: null, afterHours };
}

interface Seeker {
  atOnce: number;
  named: number;
  passesOn: boolean;
}

interface Course {
  /** A yes, or the honest word that nobody can, within five working days. */
  isUsable: boolean;
  isYes: boolean;
  messages: number;
  /** Asked beyond what was agreed, or after a yes. */
  beyond: number;
}

/** One seeker's five working days, through the rules that the site goes by. */
function live({ atOnce, named, passesOn }: Seeker): Course {
  const start = new Date(Date.UTC(2026, 8, 7) + faker.number.int({ max: 27 * 24 }) * HOUR_MS);
  const end = afterWorkingDays(start, PATIENCE, 'QC', () => false);
  const fates = Array.from({ length: named }, fate);
  let people: NamedPerson[] = fates.map((_, index) => ({
    ...{ id: String(index), province: 'QC' as const },
    ...(index === 0
      ? { state: 'asked' as PersonState, since: start }
      : { state: 'named' as PersonState, since: null }),
  }));
  let closedAs: Inquiry['closedAs'] = null;
  let beyond = 0;
  const change = (id: string, more: Partial<NamedPerson>) =>
    (people = people.map((person) => (person.id === id ? { ...person, ...more } : person)));
  const askedAt = new Map<string, Date>([['0', start]]);
  // The address is confirmed at the next look.
  for (let now = start; now <= end; now = new Date(now.getTime() + LOOK_MS)) {
    const isConfirmed = now > start;
    for (const [id, asked] of askedAt) {
      const { answer, afterHours } = fates[Number(id)] as Fate;
      const state = people[Number(id)]?.state;
      if (answer === null || answer === state || now.getTime() - asked.getTime() < afterHours * HOUR_MS)
        continue;
      if (answer === 'bounced') change(id, { isUndelivered: true });
      else change(id, { state: answer, since: null });
    }
    for (;;) {
      const step = nextStep({ atOnce, passesOn, isConfirmed, closedAs, people }, now, () => false);
      if (!step) break;
      if (step.kind === 'over') closedAs = 'over';
      else if (step.kind === 'ask') {
        const asked = people.filter(canAnswer).length;
        if (people.some(({ state }) => state === 'yes') || (!passesOn && asked >= atOnce)) beyond += 1;
        askedAt.set(step.person, now);
        change(step.person, { state: 'asked', since: now });
      } else change(step.person, { state: step.kind, since: null });
    }
  }
  const isYes = people.some(({ state }) => state === 'yes');
  return { isUsable: isYes || closedAs === 'over', isYes, messages: askedAt.size, beyond };
}

/** How many of those who write have a usable answer within five working days, and what that takes. */
export function run(): Promise<BenchResult> {
  faker.seed(20261126);
  const ways = {
    'one person, as before': { atOnce: 1, named: 1, passesOn: false },
    'one at a time, of five': { atOnce: 1, named: 5, passesOn: true },
    'three at once, then the next': { atOnce: 3, named: 5, passesOn: true },
  };
  type Way = (typeof courses)[number];
  const courses = Object.entries(ways).map(([name, seeker]) => {
    const all = Array.from({ length: SEEKERS }, () => live(seeker));
    const share = (is: (course: Course) => boolean) => all.filter(is).length / all.length;
    return {
      name,
      yes: share(({ isYes }) => isYes),
      usable: share(({ isUsable }) => isUsable),
      mean: all.reduce((sum, { messages }) => sum + messages, 0) / all.length,
      most: Math.max(...all.map(({ messages }) => messages)),
      beyond: all.reduce((sum, one) => sum + one.beyond, 0),
    };
  });
  const [one, , three] = courses as [Way, Way, Way];
  const figures = courses.flatMap(({ name, yes, usable, mean, most, beyond }) => [
    [`${name}: a yes within five working days`, yes],
    [`${name}: usable within five working days`, usable],
    [`${name}: messages a seeker`, mean],
    [`${name}: most messages`, most],
    [`${name}: asked beyond consent or after a yes`, beyond],
  ]);
  return Promise.resolve({
    name: 'answers',
    figures: Object.fromEntries(figures) as BenchResult['figures'],
    ratios: [
      atLeast('usable answers within five working days', three.usable, 0.85),
      atLeast('a yes: three at once, then the next, over one person', three.yes / one.yes, 2.5),
      atMost('most messages a seeker', three.most, 5),
      atMost('asked beyond consent or after a yes', three.beyond, 0),
    ],
  });
}
