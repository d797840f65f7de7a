import { describe, expect, it } from 'vitest';
import { CHIP_FACETS } from '../facets.ts';
import { fold } from '../text/fold.ts';
import { directoryLexicon } from './directory-lexicon.ts';
import { linesOf } from './lexicon.ts';
import { sectionsOf } from './phrase-files.ts';
import { understand } from './understand.ts';
import { pairsOf } from './read-in-tests.ts';

const lexicons = [directoryLexicon()];

/** The conditions of a text, and what it perhaps means: `concern: Trauma/PTSD, group: Seniors`. */
function read(text: string): string {
  const { conditions, perhaps } = understand(text, lexicons);
  return [...conditions, ...perhaps]
    .map(({ anyOf }) => anyOf.map(({ kind, values }) => `${kind}: ${values.join('/')}`).join(' or '))
    .join(', ');
}

describe('what people say', () => {
  it.each(
    pairsOf(`
      34F MDD → concern: Depression | 78M → group: Seniors
      TDL → concern: Learning Disabilities/Psychoeducational Assessment
      MAB type 2 → concern: Bipolar Disorder
      pre-bariatric consult → concern: Health Psychology/Eating Disorders
      custody evaluation → assessment: Custody Evaluation
      expertise psycholégale → concern: Forensic Psychology | EtOH misuse → concern: Substance Use
    `),
  )('of a referral in "%s" is known', (text, reading) => expect(read(text)).toBe(reading));

  it.each(
    pairsOf(`
      hoarder dad → concern: Hoarding | proches aidants → concern: Caregiver Fatigue
      proche aidante → concern: Caregiver Fatigue | ringing in my ears → concern: Tinnitus
      haut potentiel → concern: Giftedness | infertile → concern: Infertility
      adoptive parents → concern: Adoption | peur de vomir → concern: Emetophobia
      aliénation parentale → concern: High-Conflict Separation | perfectionniste → concern: Perfectionism
      eco grief → concern: Climate Distress
    `),
  )('of a rarer concern in "%s" is that concern', (text, reading) => expect(read(text)).toBe(reading));

  it.each(
    pairsOf(`
      ex navy → group: Veterans | anciens combattants → group: Veterans
      pas d’attente → availability: soon | femme de militaire → group: Veterans
      Atikamekw → group: Indigenous Peoples or concern: Indigenous Mental Health
      Cree people → group: Indigenous Peoples or concern: Indigenous Mental Health
      Cree speaking → language: Cree | échelle de tarif → price: sliding
      bon marché → price: sliding/<=120
      anciens combattants Canada payé → insurer: Veterans Affairs Canada
      corrections officer worksafe → group: First Responders, insurer: Workers’ compensation
      phone appointments → session: Phone | par écran → session: Online
    `),
  )('of a group, who pays or how to meet in "%s" is known', (text, reading) =>
    expect(read(text)).toBe(reading),
  );

  it.each([
    ['psycoeducational testing', 'assessment: Psychoeducational Assessment'],
    ['evaluasion autisme', 'assessment: Autism Assessment'],
    ['hynose', 'therapy: Hypnotherapy'],
  ])('with a slip in "%s" is put right', (text, reading) => expect(read(text)).toBe(reading));

  it.each([
    ['she moved into a home', ''],
    ['at home visits', 'session: Home Visit'],
    ['free this week', 'availability: soon'],
    ['an opening within two weeks', 'opening: two_weeks'],
    ['une place d’ici deux semaines', 'opening: two_weeks'],
    ['available in two weeks', 'opening: two_weeks'],
    ['disponible dans deux semaines', 'opening: two_weeks'],
    ['feel free', ''],
    ['poor grades', ''],
    ['the scale', ''],
    ['quick question', ''],
    ['benefits of therapy', ''],
    ['young man with adhd', 'concern: ADHD'],
    ['à la tuque', ''],
    ['12 m', ''],
    ['ça crée', ''],
    ['psy proche de chez moi', ''],
  ])('and means nothing more in "%s" is no condition', (text, reading) => expect(read(text)).toBe(reading));

  it('is a child’s in an English "son" alone', () => {
    expect(read('anxious son')).toBe('concern: Anxiety, group: Children/Adolescents');
    expect(read('depuis que son frère est mort')).not.toContain('group');
  });

  it('is either with a stroke between two', () => {
    expect(read('anxiety/depression')).toBe('concern: Anxiety/Depression');
  });

  const NAMED = CHIP_FACETS.flatMap((facet) => ('said' in facet && 'vocabulary' in facet ? [facet] : []));

  it('as a name of a value is read of its facet’s row alone, but where it needs its neighbours or means something else first', () => {
    const unread = NAMED.flatMap(({ said: { kind }, vocabulary }) => {
      const isRead = (name: string, value: string) =>
        understand(name, lexicons).conditions[0]?.anyOf.some(
          (want) => want.kind === kind && want.values.includes(value),
        );
      return vocabulary.terms.filter(({ en, fr }) => !isRead(en, en) || !isRead(fr, en));
    });
    // An origin is no language, and who is looked for is a woman.
    expect(unread.map(({ en }) => en).sort()).toEqual(
      'Cree, Dene, Groups, Innu, Men, Mi’kmaq, Mohawk, Ojibwe, Psychoeducational Assessment, Relationship Issues, Women'.split(
        ', ',
      ),
    );
  });

  it('is said in vocabularies.txt of a term, and is none of its names', () => {
    for (const { heading, en, fr } of sectionsOf('vocabularies')) {
      const [kind, value = ''] = heading.split('; ')[0]?.replace(' of: ', ': ').split(': ') ?? [];
      const facet = NAMED.find(({ said }) => said.kind === kind);
      if (['', 'any'].includes(value) || value.startsWith('<')) continue;
      const term = facet?.vocabulary.terms.find((one) => one.en === value);
      expect(term, heading).toBeDefined();
      if (heading.includes(' of: ')) continue;
      const names = [term?.en, term?.fr, ...(term?.aliases ?? [])].map((name) => fold(name ?? ''));
      const said = linesOf(`${en}\n${fr}`).flatMap(
        (line) => /^\(?([^()]+)\)?$/.exec(line)?.[1]?.split('|') ?? [],
      );
      const twice = said.filter((phrase) => names.includes(phrase));
      expect(twice, heading).toEqual([]);
    }
  });
});
