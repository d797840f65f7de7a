import { describe, expect, it } from 'vitest';
import { slugify } from '../slug.ts';
import type { ProvinceCode } from '../provinces.ts';
import { directoryLexicon, placeLexicon } from './directory-lexicon.ts';
import { type UnderstandOptions, understand } from './understand.ts';

const CITIES = (
  [
    ['Toronto', 'ON'],
    ['London', 'ON'],
    ['Cornwall', 'ON'],
    ['Cornwall', 'PE'],
    ['Winnipeg', 'MB'],
    ['Montréal', 'QC'],
    ['Québec', 'QC'],
    ['Saint-Jérôme', 'QC'],
    ['Vancouver', 'BC'],
    ["St. John's", 'NL'],
  ] satisfies [string, ProvinceCode][]
).map(([name, province]) => ({ name, province, slug: slugify(name) }));

const lexicons = [directoryLexicon(), placeLexicon(CITIES)];

/** `place: ON/toronto, gender: Female`, what stays of the words behind a bar, and an exclamation mark for danger. */
function read(text: string, options?: UnderstandOptions): string {
  const { conditions, rest, danger } = understand(text, lexicons, options);
  const said = conditions.map(({ anyOf }) =>
    anyOf.map(({ kind, values }) => `${kind}: ${values.join('/')}`).join(' or '),
  );
  return `${said.join(', ')}${rest && ` | ${rest}`}${danger ? ' !' : ''}`.trim();
}

describe('understand', () => {
  it.each([
    [
      'female psychologist toronto emdr online',
      'gender: Female, place: ON/toronto, therapy: EMDR, session: Online',
    ],
    [
      'french speaking female therapist in winnipeg for anxiety',
      'language: French, gender: Female, place: MB/winnipeg, concern: Anxiety',
    ],
    ['psychologue parlant espagnol montréal', 'language: Spanish, place: QC/montreal'],
    [
      'sans attente, TCC en ligne',
      'availability: soon, therapy: Cognitive Behavioural Therapy, session: Online',
    ],
    ['someone who takes Blue Cross in north york', 'insurer: Blue Cross, place: ON/toronto'],
    ['hello I am looking for a good therapist please', ''],
    ['bonjour, je cherche un bon psychologue s’il vous plaît', ''],
  ])('reads "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    ["can't sleep", 'concern: Sleep and Insomnia'],
    ['cant sleep', 'concern: Sleep and Insomnia'],
    ['my mom died', 'concern: Grief and Loss'],
    ['lost my best friend', 'concern: Grief and Loss'],
    ['peur en avion', 'concern: Phobias'],
    ['afraid of balloons', 'concern: Anxiety'],
    ['hooked on gambling', 'concern: Substance Use'],
    ['drinks too much', 'concern: Substance Use'],
    ['hearing voices', 'concern: Psychosis'],
    ["je n'en peux plus au travail", 'concern: Workplace Issues/Stress Management'],
    ['whose daddy died', 'concern: Grief and Loss'],
    ['husband passed away', 'concern: Grief and Loss'],
    ['my boss screams at me', 'concern: Workplace Issues/Stress Management'],
    ['chu à boutte de ma job', 'concern: Workplace Issues/Stress Management'],
    ['jfile pas ces temps-ci', 'concern: Depression'],
    ['il boit trop pis il fume du pot', 'concern: Substance Use'],
    ['i really cannot even sleep', 'concern: Sleep and Insomnia'],
  ])('knows what troubles who says "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    ['my 8 year old', 'group: Children'],
    ['8yo', 'group: Children'],
    ['ado de 15 ans', 'group: Adolescents'],
    ['seventy year old', 'group: Seniors'],
  ])('takes the age in "%s" for its group', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    ['under $150', 'price: <=150'],
    ['moins de 150 $', 'price: <=150'],
    ['sliding scale', 'price: sliding'],
    ['cheap', 'price: sliding/<=120'],
    ['150', '| 150'],
  ])('reads the price in "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    ['Mtl', 'place: QC/montreal'],
    ['C.-B.', 'place: BC'],
    ['Cornwall', 'place: ON/cornwall/PE/cornwall'],
    ['Cornwall PEI', 'place: PE/cornwall'],
    ['Toronto, Ontario', 'place: ON/toronto'],
    ['st jerome', 'place: QC/saint-jerome'],
    ["St. John's Newfoundland", 'place: NL/st-john-s'],
    ['toronto or london', 'place: ON/toronto/ON/london'],
    ['Toronto or online', 'place: ON/toronto or session: Online'],
    ['en ligne ou à Montréal', 'session: Online, place: QC/montreal'],
  ])('finds the place in "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it('takes Québec for the city, unless the words say that the province is meant', () => {
    expect(read('psychologue québec')).toBe('place: QC/quebec');
    expect(read('psychologue au Québec')).toBe('place: QC');
    expect(read('Montréal, Québec')).toBe('place: QC/montreal');
    expect(read('Montréal ou Québec')).toBe('place: QC/montreal/QC/quebec');
  });

  it('puts right one slip from five letters and two from nine, and none in shorter words', () => {
    expect(read('torotno depresion')).toBe('place: ON/toronto, concern: Depression');
    expect(read('perfectionnsm')).toBe('concern: Self-Esteem');
    expect(read('saf')).toBe('| saf');
  });

  it.each(['flower', 'lighting', 'bread', 'banker', 'poster', 'house', 'spouse', 'cat', 'panier', 'garden'])(
    'takes "%s", a real word, for no slip of another',
    (word) => expect(read(word)).toBe(`| ${word}`),
  );

  it.each(['help', 'loss of my keys', 'need some help please', 'works with people', 'j’ai besoin d’aide'])(
    'does not take the everyday words of "%s" for a concern',
    (text) => expect(read(text).split('|')[0]?.trim()).toBe(''),
  );

  it.each([
    ['russian or ukrainian', 'language: Russian/Ukrainian'],
    ['anxiété ou dépression', 'concern: Anxiety/Depression'],
    ['anxiety and depression', 'concern: Anxiety, concern: Depression'],
    ['bilingual therapist toronto', 'language: French, language: English, place: ON/toronto'],
  ])('knows either from both in "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it('takes several concerns of one phrase for any of them', () => {
    expect(read('flashbacks')).toBe('concern: Trauma/PTSD');
  });

  it('never takes a name for a slip', () => {
    expect(read('Torento')).toBe('place: ON/toronto');
    expect(read('Torento', { isName: (word) => word === 'torento' })).toBe('| Torento');
  });

  it('asks for nothing that nobody has', () => {
    const isNamed = (_kind: string, value: string) => value !== 'EMDR' && value !== 'PTSD';
    expect(read('emdr toronto', { isNamed })).toBe('place: ON/toronto | emdr');
    expect(read('flashbacks', { isNamed })).toBe('concern: Trauma');
  });

  it('takes words between quotation marks as they are', () => {
    expect(read('"emdr" toronto')).toBe('place: ON/toronto | "emdr"');
    expect(read('« peur en avion »')).toBe('| "peur en avion"');
  });

  it('leaves what was taken back as mere words', () => {
    expect(read('emdr toronto', { takenBack: ['Toronto'] })).toBe('therapy: EMDR | toronto');
    // Nor do fewer of these words say anything.
    expect(read('french speaking toronto', { takenBack: ['French speaking'] })).toBe(
      'place: ON/toronto | french speaking',
    );
  });

  it('sees danger also in what was taken back', () => {
    const { conditions, danger } = understand('i want to die', lexicons, { takenBack: ['i want to die'] });
    expect([conditions, danger]).toEqual([[], true]);
  });

  it('takes a code of letters and digits for one word, and for none that means something', () => {
    expect(read('w4f22ans3e')).toBe('| w4f22ans3e');
  });

  it('keeps the words that nothing explains, in their order', () => {
    expect(read('zebra toronto quartz')).toBe('place: ON/toronto | zebra quartz');
  });

  it.each([
    'i want to die',
    'thinking about suicide',
    'je veux mourir',
    'envie d’en finir',
    'my son is cutting himself',
    'mon mari me frappe',
  ])('sees the danger in "%s"', (text) => {
    expect(understand(text, lexicons).danger).toBe(true);
  });

  it.each([
    'dying to find a good therapist',
    'my mom died',
    'fear of death',
    'deuil par suicide de mon frère',
  ])('sees no danger in "%s"', (text) => {
    expect(understand(text, lexicons).danger).toBe(false);
  });

  it('says where in the text a condition stands', () => {
    const text = 'Émilie, l’anxiété à Montréal';
    const stretches = understand(text, lexicons).conditions.map(({ ranges }) =>
      ranges.map(([start, end]) => text.slice(start, end)),
    );
    expect(stretches).toEqual([['anxiété'], ['Montréal']]);
  });
});
