import { LANGUAGES } from '@directory/domain/language';
import { expect, it } from 'vitest';
import { readingLevel } from './reading-level.ts';
import {
  ABOUT,
  draftOf,
  HOW,
  MOST_ABOUT,
  WHEN,
  withDraft,
} from '../../web/src/features/contact-form/first-words.ts';

/** Every choice of at most so many. */
function choices(count: number, most: number): number[][] {
  const all = Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, place) => place).filter((place) => (bits >> place) & 1),
  );
  return all.filter(({ length }) => length <= most);
}

it.each(LANGUAGES)(
  'every draft in %s says what is needed, when and how to answer, in plain words',
  (language) => {
    const holds = {
      en: [/looking for help/, /I can meet (?:in|on|when)/, /reach me (?:by|at)/],
      fr: [/cherche de l’aide/, /vous voir (?:le|la|l’|quand)/, /me joindre (?:par|à)/],
    }[language];
    const drafts = choices(ABOUT.length, MOST_ABOUT).flatMap((about) =>
      choices(WHEN.length, WHEN.length).flatMap((when) =>
        [null, ...HOW.keys()].map((how) => draftOf({ about, when, how }, language)),
      ),
    );
    const whole = drafts.filter((draft) => holds.every((said) => said.test(draft)));
    expect(whole.length / drafts.length).toBeGreaterThanOrEqual(0.95);
    const hardest = Math.max(...drafts.map((draft) => readingLevel(draft.split(/\n+/), language).grade));
    expect(hardest).toBeLessThanOrEqual(8);
    // Nothing but what was chosen: no diagnosis, no score.
    const words = drafts.join(' ');
    expect(words).not.toMatch(/depress|anxi|dépress|ADHD|TDAH|PTSD|disorder|trouble|score|résultat|\d/i);
  },
);

it('a draft that is made anew takes the place of the one before, and leaves what somebody has changed or written', () => {
  const [first, second] = [[0], [1]].map((about) => draftOf({ about, when: [], how: null }, 'en')) as [
    string,
    string,
  ];
  expect(withDraft('', '', first)).toBe(first);
  expect(withDraft(first, first, second)).toBe(second);
  const changed = first.replace('Hello,', 'Dear Ana,');
  expect(withDraft(`${changed}\n\nAda`, first, second)).toBe(
    `${second.replace('Hello,', 'Dear Ana,')}\n\nAda`,
  );
  expect(withDraft('My own words', '', first)).toBe(`My own words\n\n${first}`);
});
