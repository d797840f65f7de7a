import { describe, expect, it } from 'vitest';
import { directoryLexicon, placeLexicon } from './directory-lexicon.ts';
import { understand } from './understand.ts';

const lexicons = [directoryLexicon(), placeLexicon([{ province: 'NS', slug: 'halifax', name: 'Halifax' }])];

function read(text: string): string {
  return understand(text, lexicons)
    .conditions.map(({ anyOf, isHint }) =>
      [isHint ? 'hint' : '', ...anyOf.map(({ values }) => values.join('/'))].filter(Boolean).join(' '),
    )
    .join(', ');
}

describe('words that only hint', () => {
  it.each([
    ['the emails and the customers and the salary', /^hint Workplace Issues/],
    ['les courriels et les réunions du dimanche', /^hint Workplace Issues/],
  ])('speak for a concern in "%s", where nothing names one', (text, reading) => {
    expect(read(text)).toMatch(reading);
  });

  it.each(['depression since my boss left the company', 'emdr for what my boss did to me'])(
    'say nothing in "%s", where something is named',
    (text) => expect(read(text)).not.toContain('hint'),
  );

  it.each(['Wordcraft of mind and body', 'the emails of the whole family'])(
    'tell nothing in "%s", where one word alone would',
    (text) => expect(read(text)).not.toContain('hint'),
  );

  // The verb of `saw someone die` is the one of what everybody here wants.
  it.each(['see someone online manitoba', 'i want to see someone in person halifax'])(
    'tell of no trauma in "%s"',
    (text) => expect(read(text)).not.toMatch(/hint|Trauma/),
  );

  it('leave what somebody saw a trauma', () =>
    expect(read('i saw someone die at the plant')).toContain('Trauma'));

  it('tell nothing where few words are said', () => expect(read('emails customers')).toBe(''));

  it('stay words where they were taken back', () => {
    const { conditions, rest } = understand('les courriels et les réunions', lexicons, {
      takenBack: ['courriels', 'reunions'],
    });
    expect(conditions).toEqual([]);
    expect(rest).toContain('courriels');
  });
});

it.each([
  ['il me criait toujours dessus', 'il me crie toujours dessus'],
  ['she keeps lying and yelled at us', 'she keeps lying and yells at us'],
])('reads a verb in "%s" as in "%s"', (one, other) => expect(read(one)).toBe(read(other)));

it.each([
  ['not a CBT person', ''],
  ['pas de TCC', ''],
  ['hypnosis not EMDR', 'Hypnotherapy'],
  ['depressed for 15 years', 'Depression'],
  ['déprimé depuis 15 ans', 'Depression'],
])('takes "%s" for no wish to have it', (text, reading) => expect(read(text)).toBe(reading));

it.each([
  ['psychologist in Chester', 'NS/halifax'],
  ['trauma Annapolis Valley', 'Trauma, NS/halifax'],
  // No town of Alberta.
  ['therapist for 16 year olds', 'Adolescents'],
])('leads from the town in "%s" to the nearest city', (text, reading) => {
  expect(read(text)).toBe(reading);
});
