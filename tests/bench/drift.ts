import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import { occasionToAsk, PATIENCE_DAYS, waitEnd } from '@directory/domain/profile/questions';
import { numbersOf } from '../chaos/chance.ts';
import { atLeast, atMost, type BenchOptions, type BenchResult } from './result.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 90;
const START = Date.parse('2026-11-26T14:00:00Z');

/**
 * How the truth changes in a day, and how people answer.
 *
 * Published: 56.5 % of the psychologists of the Quebec order's finder answered a message, half of them within two days (2022); questions are
 * taken to be answered as messages are. Of 1,802 wrong listings in Pennsylvania 38.3 % were mended or gone after 540 days on average
 * ("Persistence of provider directory inaccuracies after the No Surprises Act", AJMC 30 (11), 2024): so seldom does anybody mend one unasked. Errors at one moment: 45 to 52 % of the places in the directories that Medicare
 * reviewed (CMS, 2016 to 2018), and 82 of 100 calls to listed mental-health practices led to no appointment (US Senate Finance Committee, 2023).
 *
 * Assumed, since nobody has published it: how many become full, move or leave in a day (the figures say what faster and slower change would
 * do), views and messages, and how many change the profile when they answer that they are full.
 */
const RATES = {
  moves: 0.12 / 365,
  lapses: 0.03 / 365,
  /** Share of members who answer a question at all, and of these who have not yet, each day. */
  answers: 0.565,
  promptness: 1 - 2 ** -0.5,
  /** Of profiles that are wrong, so many are mended unasked in a day. */
  mended: -Math.log(1 - 0.383) / 540,
  /** Who answers a message that they are full is asked on that page whether the profile says so: so many change it. */
  changesOnAnswer: 0.5,
  /** Messages to somebody who is shown as taking new clients, and views, a day: some are seen far oftener than others. */
  messages: 0.04,
  views: 0.9,
} as const;

interface Person {
  accepting: boolean;
  isGone: boolean;
  hasMoved: boolean;
  /** What the profile says, and since when. */
  said: boolean;
  saidAt: number;
  waitGivenAt: number;
  answers: boolean;
  viewsADay: number;
  asked: number[];
  pending: boolean;
  /** Of the last question, answered or not: nobody is asked again so soon. */
  lastAsked: number;
  unansweredAt: number | null;
  fullAt: number | null;
  views: number[];
}

/**
 * People whose truth changes for 90 simulated days, asked by the directory's own rule: of those shown as taking new clients, how many do; and
 * how many would in a listing that shows what was once said. Takes no server and no clock.
 */
export function run({ profiles }: BenchOptions): Promise<BenchResult> {
  const [faster, likely, slower] = [60, 100, 200].map((halfLife) => simulate(profiles, halfLife));
  if (!faster || !likely || !slower) throw new Error('Nothing was simulated.');
  return Promise.resolve({
    name: `drift, ${profiles} people for ${DAYS} days`,
    figures: {
      ...likely.figures,
      'do, if half change in 60 days %': 100 * faster.right,
      'do, if half change in 200 days %': 100 * slower.right,
    },
    ratios: [
      atLeast('of those shown as taking new clients do', likely.right, 0.95),
      atMost('mails a person a month', likely.mails / profiles / 3, 2),
    ],
  });
}

/** @param halfLife days within which half of those who take new clients are full; as many open again */
function simulate(profiles: number, halfLife: number) {
  const turns = Math.LN2 / halfLife;
  const random = numbersOf(38);
  const people = Array.from({ length: profiles }, () => newPerson(random, turns));
  let mails = 0;
  const shares: number[] = [];
  const plain = people.map(({ said }) => said);
  for (let day = 0; day < DAYS; day += 1) {
    const now = START + day * DAY_MS;
    for (const person of people) {
      change(person, now, turns, random);
      visit(person, now, random);
      answer(person, now, random);
      if (ask(person, now)) mails += 1;
    }
    shares.push(rightOf(people.filter((person) => isShown(person, now))));
  }
  const end = START + DAYS * DAY_MS;
  const shown = people.filter((person) => isShown(person, end));
  const listed = people.filter((_, index) => plain[index]);
  const taking = people.filter(({ accepting, isGone }) => accepting && !isGone);
  return {
    right: rightOf(shown),
    mails,
    figures: {
      'shown as taking new clients, with the rules': shown.length,
      'of these do %': 100 * rightOf(shown),
      'shown as taking new clients, without them': listed.length,
      'of those do %': 100 * rightOf(listed),
      'worst day with the rules %': 100 * Math.min(...shares),
      'take new clients in truth': taking.length,
      'of these are shown %': (100 * taking.filter((person) => isShown(person, end)).length) / taking.length,
      'moved %': (100 * people.filter(({ hasMoved }) => hasMoved).length) / profiles,
      'mails a person in 90 days': mails / profiles,
    },
  };
}

const rightOf = (people: readonly Person[]) =>
  people.filter(({ accepting, isGone }) => accepting && !isGone).length / Math.max(1, people.length);

/** As the database has it: a word counts for 45 days, and a yes until its person answers somebody that they are full. */
const isShown = ({ said, saidAt, fullAt }: Person, now: number) =>
  said && now - saidAt < ACCEPTANCE_DAYS * DAY_MS && (fullAt === null || fullAt < saidAt);

function newPerson(random: () => number, turns: number): Person {
  const accepting = random() < 0.5;
  // The last word is up to 45 days old, and was true then.
  const age = random() * ACCEPTANCE_DAYS;
  const isTurned = random() < 1 - Math.exp(-turns * age);
  return {
    accepting: accepting !== isTurned,
    ...{ isGone: false, hasMoved: false, said: accepting },
    saidAt: START - age * DAY_MS,
    waitGivenAt: START - age * DAY_MS,
    answers: random() < RATES.answers,
    viewsADay: -Math.log(1 - random()) * RATES.views,
    ...{ asked: [], pending: false, lastAsked: 0, unansweredAt: null, fullAt: null, views: [] },
  };
}

function change(person: Person, now: number, turns: number, random: () => number): void {
  if (random() < turns) person.accepting = !person.accepting;
  if (random() < RATES.moves) person.hasMoved = true;
  if (random() < RATES.lapses) person.isGone = true;
  if (person.said !== person.accepting && !person.isGone && random() < RATES.mended) say(person, now);
}

function visit(person: Person, now: number, random: () => number): void {
  const { views, viewsADay } = person;
  // As many as come when each comes by itself.
  for (let left = -Math.log(1 - random()); left < viewsADay; left -= Math.log(1 - random())) views.push(now);
  person.views = views.filter((at) => now - at < 7 * DAY_MS);
  // Who is gone or never answers leaves a message without an answer.
  const isSilent = !person.answers || person.isGone;
  if (!isShown(person, now) || random() >= RATES.messages) return;
  if (isSilent) person.unansweredAt = now;
  else if (!person.accepting && random() < RATES.changesOnAnswer) say(person, now);
  else if (!person.accepting) person.fullAt = now;
}

function answer(person: Person, now: number, random: () => number): void {
  if (person.pending && person.answers && !person.isGone && random() < RATES.promptness) say(person, now);
}

function say(person: Person, now: number): void {
  person.said = person.accepting;
  person.saidAt = person.waitGivenAt = now;
  person.asked = [];
  person.pending = false;
}

function ask(person: Person, now: number): boolean {
  const { saidAt, said, waitGivenAt, unansweredAt, fullAt, views, asked, lastAsked } = person;
  if (now - lastAsked < PATIENCE_DAYS * DAY_MS) return false;
  const facts = {
    saidAt: new Date(saidAt),
    isShown: isShown(person, now),
    waitEndsAt: said ? waitEnd('2 to 4 weeks', new Date(waitGivenAt)) : null,
    unansweredAt: unansweredAt === null ? null : new Date(unansweredAt),
    fullAt: said && fullAt !== null ? new Date(fullAt) : null,
    viewsInWeek: views.length,
    askedAt: asked.map((at) => new Date(at)),
  };
  if (occasionToAsk(facts, new Date(now)) === null) return false;
  asked.push(now);
  person.lastAsked = now;
  person.pending = true;
  return true;
}
