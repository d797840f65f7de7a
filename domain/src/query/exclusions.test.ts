import { describe, expect, it } from 'vitest';
import { listOf, read } from './read-in-tests.ts';

describe('what is not wanted', () => {
  it.each(
    Object.entries({
      'not gender: Male': `
        sauf un homme | quelqu'un d'autre qu'un homme | hommes s’abstenir | psychologue autre qu’un homme
        un homme ce serait difficile | bad experience with a male therapist`,
      'concern: Trauma': `childhood trauma`,
      'concern: Mood Disorders': `mood disorders | troubles de l’humeur`,
      'concern: Depression': `depressed for 15 years | déprimé depuis 15 ans`,
      '': `tried CBT`,
      'place: ON/toronto': `not too far from toronto | parle pas, Toronto | Toronto ou ailleurs`,
      'place: ON/london, not place: ON/toronto': `not Toronto but London | Toronto is too far, London`,
      'not place: ON/toronto': `
        aucun psychologue à Toronto | therapist outside toronto | anywhere but toronto | ailleurs qu'à toronto | en dehors de toronto
        nobody in Toronto please | i am in Toronto and want somebody in another town | I am from Toronto, anywhere but there | i am in Toronto but nobody in Toronto | don’t show me therapists from Toronto`,
      'not session: Online': `ISNT online | sans rencontres par vidéo | en ligne, je peux pas | pu capable du zoom`,
      'not therapy: EMDR': `
        emdr didn’t help me | EMDR is off the table | j’ai déjà fait de l’EMDR, autre chose svp | EMDR non
        skip the EMDR | l'EMDR, très peu pour moi
        I did EMDR and got nothing out of it, so no more of that | he wants EMDR but I’m not ready for that`,
      'not therapy: Hypnotherapy': `
        please filter out the hypnosis people | my doctor advised me against hypnosis
        enlevez l’hypnose | l’hypnose c’est impossible`,
      'not group: Children': `who doesn’t work with kids | I don’t want a practice for kids`,
    }),
  )('reads "%s", and nothing else', (reading, texts) =>
    expect(listOf(texts).filter((text) => read(text) !== reading)).toEqual([]),
  );

  it.each([
    ['winnipeg without emdr', 'place: MB/winnipeg, not therapy: EMDR'],
    ['aucune rencontre de groupe', 'not group: Groups or therapy: Group Therapy'],
    ['trauma, never again ACT', 'concern: Trauma, not therapy: Acceptance and Commitment Therapy'],
    ['rather by phone than online', 'session: Phone, not session: Online | rather'],
    ['plutôt une femme qu’un homme', 'gender: Female, not gender: Male | plutôt'],
    ['not French speaking', 'not language: French'],
    ['no CBT and a woman', 'gender: Female, not therapy: Cognitive Behavioural Therapy'],
    ['pas téléphone', 'not session: Phone'],
    ['not Toronto, London or Winnipeg are fine', 'place: ON/london/MB/winnipeg, not place: ON/toronto'],
    ['Toronto non, London oui', 'place: ON/london, not place: ON/toronto'],
    ['Toronto no, London yes', 'place: ON/london, not place: ON/toronto'],
    ['nothing in group format', 'not group: Groups or therapy: Group Therapy'],
    ['au lieu de venir avec les enfants', 'not group: Children'],
    ['nothing but EMDR', 'therapy: EMDR'],
    ['EMDR-free', 'not therapy: EMDR'],
    ['no groups, no group therapy', 'not group: Groups or therapy: Group Therapy'],
    ['Toronto – nobody in London', 'place: ON/toronto, not place: ON/london'],
    ['Zoom, pas capable', 'not session: Online'],
    ['instead of Toronto, London', 'place: ON/london, not place: ON/toronto'],
    ['he only did EMDR, none of that please', 'not therapy: EMDR'],
    ['a man, not a woman', 'gender: Male, not gender: Female'],
    ['no English, only Farsi', 'language: Farsi, not language: English'],
    ['plus à l’aise avec quelqu’un qui parle polonais', 'language: Polish'],
  ])('leaves out what "%s" does not want', (text, reading) => expect(read(text)).toBe(reading));

  it('wants every insurer but the one that is left out, and infers nothing that is refused', () => {
    expect(read('any insurer besides Manulife')).toMatch(
      /^insurer: (?!.*Manulife\/).*cannot exclude Manulife$/,
    );
    expect(read('my husband and I don’t want couples therapy')).not.toMatch(/perhaps.*Couples/);
  });

  it.each(['i do not want to be put under hypnosis', 'I don’t wish to be anybody’s guinea pig for hypnosis'])(
    'leaves out what "%s" refuses, whatever stands between',
    (text) => expect(read(text)).toMatch(/^not therapy: Hypnotherapy/),
  );

  it.each([
    ['trauma not anxiety', 'concern: Trauma, cannot exclude anxiety'],
    ['no students or interns please', 'not group: Students, cannot exclude interns'],
    ['not an intern or a student', 'cannot exclude student, cannot exclude intern'],
    ['sans passer par Croix Bleue', 'cannot exclude Croix Bleue'],
    ['on veut pas de médiation', 'cannot exclude médiation'],
    ['médiation non', 'cannot exclude médiation'],
    ['toll-free office', 'cannot exclude toll | office'],
    ['pas le soir', 'cannot exclude le soir'],
    ['not on weekends', 'cannot exclude on weekends'],
    ['nobody named Smith', 'cannot exclude Smith | named'],
    ['anyone but Dr. Singh', 'cannot exclude Singh'],
    ['no puzzles or worksheets', 'cannot exclude puzzles, cannot exclude worksheets'],
    ['no CBT worksheets', 'cannot exclude CBT | worksheets'],
    ['no older men', 'cannot exclude men | older'],
    ['sans facturation à l’assurance', 'cannot exclude assurance | facturation'],
    ['not through the school', 'cannot exclude school'],
    ['less talk therapy', 'cannot exclude talk therapy'],
    ['moins jaser, plus de TCC', 'therapy: Cognitive Behavioural Therapy, cannot exclude jaser'],
  ])('says of "%s" what it cannot leave out, and never asks for it', (text, reading) =>
    expect(read(text)).toBe(reading),
  );

  it.each(
    listOf(`
      i am not sure | a couple of men | we act out | i have no friends | it's not easy
      je ne suis pas un enfant | je n’ai pas d’enfants | je ne parle pas anglais
      i have no therapist in Toronto | without my husband knowing | pas loin | i do not sleep
      not against EMDR | je suis pas contre la visio | pourquoi pas la TCC | my mom does not speak English
      my father doesn’t speak English | I don’t trust men since the divorce | someone under 50
      my French is not good | not with my kids | i need online because i cannot drive
    `),
  )('leaves nobody out by "%s"', (text) => expect(read(text)).not.toMatch(/not |cannot/));

  it.each(
    listOf(`
      hypnosis or EMDR: not for me | no CBT, EMDR or hypnosis | neither CBT nor EMDR | hormis Toronto et Vancouver
      who does not see kids or teens | i am not looking for couples work
    `),
  )('asks for nothing that "%s" names', (text) => expect(read(text)).toMatch(/^not [^|]+(, not [^|]+)*$/));

  it.each(
    listOf(`
      not covered by insurance | no religious therapist | who is not judgmental | psychologue pas trop religieux
      sans hypnotiseur religieux | a lawyer won’t do | it doesn't have to be in toronto
      nobody who only takes teens | French is not required | he refuses couples therapy
      famille recomposée, les enfants viendront pas
    `),
  )('only says what "%s" names', (text) => expect(read(text)).toMatch(/^cannot exclude/));
});
