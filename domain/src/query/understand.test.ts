import { describe, expect, it } from 'vitest';
import { lexicons, listOf, pairsOf, read } from './read-in-tests.ts';
import { understand } from './understand.ts';

it.each([
  ['retard de langage enfant Montréal', 'group: Children, place: QC/montreal | retard langage'],
  ['lien mère enfant', 'group: Children | lien mère'],
  ['late evening appointments', 'time: Evenings | late'],
  ['bus driver, Toronto', 'place: ON/toronto | bus driver'],
  ['website with psychologists in Toronto', 'place: ON/toronto | website'],
  ['psychologue reçu Montréal', 'place: QC/montreal | reçu'],
])('a word that may be said to an office takes nothing from a search: "%s"', (text, reading) =>
  expect(read(text)).toBe(reading),
);

describe('tests are asked for by name', () => {
  it.each([
    ['ADHD testing', 'assessment: ADHD Assessment'],
    ['évaluation du TDAH', 'assessment: ADHD Assessment'],
    ['get my brother assessed for autism', 'assessment: Autism Assessment | brother'],
    ['not adhd testing', 'not assessment: ADHD Assessment'],
  ])('"%s"', (text, reading) => expect(read(text)).toBe(reading));

  it.each([
    ['I was diagnosed with ADHD', 'concern: ADHD'],
    ['since my autism diagnosis', 'concern: Autism'],
  ])('but not by who has the diagnosis: "%s"', (text, reading) => expect(read(text)).toBe(reading));
});

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
    ['trauma, femme, toronto', 'concern: Trauma, gender: Female, place: ON/toronto'],
    ['bonjour, je cherche un bon psychologue s’il vous plaît', ''],
  ])('reads "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each(
    pairsOf(`
      can't sleep → Sleep and Insomnia | i really cannot even sleep at night → Sleep and Insomnia
      my mom died in march and i cry in the car → Grief and Loss | j’ai peur en avion → Phobias
      he drinks too much → Substance Use | il boit trop pis il fume du pot → Substance Use
      hearing voices → Psychosis | my boss screams at me → Workplace Issues
      chu à boutte de ma job → Workplace Issues
      elle garde tous ses journaux, des piles partout, plus moyen de circuler → Hoarding
    `),
  )('guesses what troubles who says "%s"', (text, concern) => {
    const { conditions, perhaps } = understand(text, lexicons);
    expect(conditions).toEqual([]);
    expect(perhaps.flatMap(({ anyOf }) => anyOf.flatMap(({ values }) => values))).toContain(concern);
  });

  it.each(
    listOf(`
      my doctor gave me a referral and i don’t know where to start | a friend of mine recommended you
      j’aimerais rencontrer quelqu’un le soir | who takes my insurance and has parking
      combien coûte une séance et y a-t-il une liste d’attente
    `),
  )('guesses no trouble in "%s"', (text) =>
    expect(read(text, { isNamed: (kind) => kind === 'concern' })).not.toContain('concern'),
  );

  it.each(
    pairsOf(`
      my 8 year old → group: Children | 8yo → group: Children | ado de 15 ans → group: Adolescents
      seventy year old → group: Seniors | young adult → group: Young Adults | jeunes adultes → group: Young Adults
    `),
  )('takes the age in "%s" for its group', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    ['under $150', 'price: <=150'],
    ['moins de 150 $', 'price: <=150'],
    ['100 an hour', 'price: <=100'],
    ['60 par séance', 'price: <=60'],
    ['I can pay 120 dollars an hour', 'price: <=120 | pay'],
    ['I make 17 an hour', ''],
    ['je gagne juste 20 de l’heure', ''],
    ['150 per session is too expensive', ''],
    ['mon ancien psy demandait 180 la séance', ''],
    ['pas plus de 130 $ la séance', 'price: <=130'],
    ['sliding scale', 'price: sliding'],
    ['cheap', 'price: sliding/<=120'],
    ['150', '| 150'],
  ])('reads the price in "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each(
    pairsOf(`
      C.-B. → place: BC | Cornwall → place: ON/cornwall/PE/cornwall | Toronto, Ontario → place: ON/toronto
      toronto or london → place: ON/toronto/ON/london
      Toronto or online → place: ON/toronto or online: ON
      Toronto ON or online → place: ON/toronto or online: ON
      Toronto, Ontario, or online → place: ON/toronto or online: ON
      en ligne ou à Montréal → session: Online, place: QC/montreal
    `),
  )('finds the place in "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it('takes a hat for no hate', () => {
    expect(read('the hat EMDR')).toBe('therapy: EMDR | hat');
    expect(read('hates EMDR')).toBe('not therapy: EMDR');
  });

  it('takes Québec for the city, unless the words say that the province is meant', () => {
    expect(read('psychologue québec')).toBe('place: QC/quebec');
    expect(read('psychologue au Québec')).toBe('place: QC');
    expect(read('Montréal, Québec')).toBe('place: QC/montreal');
    expect(read('Montréal ou Québec')).toBe('place: QC/montreal/QC/quebec');
  });

  it('puts right one slip from five letters and two from nine, and none in shorter words', () => {
    expect(read('torotno depresion')).toBe('place: ON/toronto, concern: Depression');
    expect(read('perfectionnsm')).toBe('concern: Perfectionism');
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
    expect(read('burn out')).toBe('concern: Stress Management/Workplace Issues');
  });

  it.each(['Emma Bernier', 'Dale Caldwell', 'Sofia Benali', 'Florence London'])(
    'takes "%s" for a person',
    (name) => expect(read(name)).toBe(`| ${name}`),
  );

  it.each(['someone under 50', 'I moved from Toronto', 'we came over from London'])(
    'asks for nothing that "%s" tells of its writer',
    (text) => expect(understand(text, lexicons).conditions).toEqual([]),
  );

  it('asks for nothing that nobody has', () => {
    const isNamed = (_kind: string, value: string) =>
      !['EMDR', 'Workplace Issues', 'Hoarding'].includes(value);
    expect(read('emdr toronto', { isNamed })).toBe('place: ON/toronto | emdr');
    expect(read('burn out', { isNamed })).toBe('concern: Stress Management');
    // The wider one takes the place of the finer.
    const [guess] = understand('my mom keeps everything, boxes up to the ceiling', lexicons, {
      isNamed,
    }).perhaps;
    expect(guess?.anyOf).toEqual([{ kind: 'concern', values: ['Obsessive-Compulsive Disorder'] }]);
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

  it('guesses nothing from what was taken back', () => {
    const text = 'anxiety in toronto woman evenings';
    expect(read(text, { takenBack: ['anxiety'] })).not.toContain('concern: Anxiety');
    const story = 'i cry all day long';
    expect(read(story)).toContain('perhaps concern: Depression');
    expect(read(story, { takenBack: [story] })).toBe(`| ${story}`);
  });

  it('sees danger also in what was taken back', () => {
    const { conditions, danger } = understand('i want to die', lexicons, { takenBack: ['i want to die'] });
    expect([conditions, danger]).toEqual([[], ['suicide']]);
  });

  it('takes a code of letters and digits for one word, and for none that means something', () => {
    expect(read('w4f22ans3e')).toBe('| w4f22ans3e');
  });

  it('keeps the words that nothing explains, in their order', () => {
    expect(read('zebra toronto quartz')).toBe('place: ON/toronto | zebra quartz');
  });

  it.each(
    listOf(`
      muslim therapist | black psychologist | psychologue noire | gay christian | indian | not white
    `),
  )('never guesses who somebody is from "%s"', (text) =>
    expect(read(text)).not.toMatch(/Newcomers|Hindi|perhaps/),
  );

  it.each([
    ['victoria street toronto', 'place: ON/toronto | victoria street'],
    ['rue ontario montréal', 'place: QC/montreal | rue ontario'],
    ['from vancouver to winnipeg', 'place: MB/winnipeg | vancouver'],
    ['Manitoba Toronto', 'place: ON/toronto | Manitoba'],
  ])('takes one place in "%s"', (text, reading) => expect(read(text)).toBe(reading));

  it.each(
    listOf(`
      we have two kids and a dog | on a deux enfants et un chien
      is parking available at your office | my husband is retired and drives me
      mon patron m’a laissé partir aujourd’hui | a couple of questions before i book
      Mme Colère-Dubois | Angélique Desjardins psychologue | i can’t tell anyone in Toronto
      my sister lives in Vancouver and won’t call | there is no one in London for me
      je n’en parle à personne à Montréal | he said it on the phone and i left | french fries recipe
      météo demain | je vois Mme Florence Toronto | because i am tired
    `),
  )('finds no condition in "%s", which only tells of them', (text) =>
    expect(understand(text, lexicons).conditions).toEqual([]),
  );

  it.each([
    ['i live in Toronto and cannot sleep', 'place: ON/toronto'],
    ['j’habite à Montréal et je dors mal', 'place: QC/montreal'],
    ['my dad died and i need somebody in Vancouver', 'place: BC/vancouver'],
  ])('takes the place in "%s" for where help is sought', (text, place) =>
    expect(read(text)).toContain(place),
  );

  it.each([
    ['jalousie', 'Relationship Issues'],
    ['lonely', 'Depression'],
  ])('takes "%s", all that is typed, for a guess', (text, concern) =>
    expect(read(text)).toBe(`perhaps concern: ${concern}`),
  );

  it.each(['dentist toronto', 'adderall prescription online', 'salaire psychologue québec', 'essay help'])(
    'knows "%s" for nothing that is here',
    (text) => expect(understand(text, lexicons).offTopic).toBe(true),
  );

  it.each(['dentist phobia', 'i am a pharmacist with anxiety', 'not a psychiatrist', 'anxiety toronto'])(
    'and "%s" for something that is',
    (text) => expect(understand(text, lexicons).offTopic).toBe(false),
  );

  it.each(['my uncle died', 'ma tante est décédée', 'our cat died in june'])(
    'guesses grief in "%s", whoever it was',
    (text) => expect(read(text)).toContain('perhaps concern: Grief and Loss'),
  );

  it('asks for whom help is sought, also in a sentence', () => {
    expect(read('i am looking for someone for my teen')).toContain('group: Adolescents');
    expect(read('je cherche quelqu’un pour mon ado')).toContain('group: Adolescents');
  });

  it('takes a guess for a condition once it is pressed firm, and for none once it is taken back', () => {
    const text = 'my boss screams at me Toronto';
    const [guess] = understand(text, lexicons).perhaps;
    const words = guess?.ranges.map(([start, end]) => text.slice(start, end)) ?? [];
    expect(read(text)).toContain('perhaps concern: Workplace Issues');
    expect(read(text, { firm: words })).toContain('concern: Workplace Issues, place: ON/toronto');
    expect(read(text, { takenBack: words })).not.toContain('Workplace Issues');
  });

  it('only guesses what one word names among errands, unless something was taken back', () => {
    expect(read('stress test results from cardiology')).toContain('perhaps concern: Stress Management');
    expect(read('anxious woman in person', { takenBack: ['woman', 'in person'] })).toMatch(
      /^concern: Anxiety/,
    );
  });

  it('guesses three things at most, and none that is stated', () => {
    const { conditions, perhaps } = understand(
      'anxiety, worried all the time, my dad died, hearing voices, drinks too much, cannot sleep',
      lexicons,
    );
    expect([conditions.length, perhaps.length]).toEqual([1, 3]);
  });

  it('says where in the text a condition stands', () => {
    const text = 'Émilie, l’anxiété à Montréal';
    const stretches = understand(text, lexicons).conditions.map(({ ranges }) =>
      ranges.map(([start, end]) => text.slice(start, end)),
    );
    expect(stretches).toEqual([['anxiété'], ['Montréal']]);
  });
});
