import { fold } from '@directory/domain/text/fold';

/**
 * Words that say nothing of what is looked for, in both languages, folded, so that `therapy for depression` and
 * `thérapie pour la dépression` ask for the two words that count. Words that are also names, initials or abbreviations
 * here are left out: `an`, `do`, `to` (surnames), `act` and `add` (a therapy, a condition), `est` (east), `i`.
 * What everyone here is says nothing either: without it, `psychologist for depression` would ask for bios that say "psychologist".
 * `le`, `la` and `de` are surnames, too, yet far more often articles; names are pinned through `name_keys` and `surnames`.
 */
export const STOP_WORDS: readonly string[] = [
  'a',
  'and',
  'at',
  'au',
  'aux',
  'avec',
  'd',
  'dans',
  'de',
  'des',
  'du',
  'en',
  'et',
  'for',
  'from',
  'in',
  'l',
  'la',
  'le',
  'les',
  'near',
  'of',
  'or',
  'par',
  'pour',
  'psychologist',
  'psychologists',
  'psychologue',
  'psychologues',
  'sur',
  'the',
  'therapeute',
  'therapeutes',
  'therapist',
  'therapists',
  'un',
  'une',
  'who',
  'with',
];

/**
 * Groups of words that mean the same to a visitor, in English and French; every member finds every other. One reviewed
 * file: change it here, and the next start sees the new fingerprint and rebuilds the index.
 *
 * Written folded (no accents, lower case, spaces for hyphens), as the engine compares them. A word with a second everyday meaning is
 * left out: ACT (to act), EFT and TIP alone lead elsewhere, and profiles that offer those carry the abbreviation anyway.
 */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  // Therapies
  [
    'cbt',
    'tcc',
    'cognitive behavioural therapy',
    'cognitive behavioral therapy',
    'cognitive behaviour therapy',
    'therapie cognitivo comportementale',
    'therapie cognitive et comportementale',
  ],
  [
    'dbt',
    'tcd',
    'dialectical behaviour therapy',
    'dialectical behavior therapy',
    'therapie comportementale dialectique',
  ],
  ['emotionally focused therapy', 'emotion focused therapy', 'therapie centree sur les emotions'],
  ['interpersonal therapy', 'interpersonal psychotherapy', 'therapie interpersonnelle'],
  [
    'emdr',
    'eye movement desensitization',
    'eye movement desensitisation',
    'desensibilisation et retraitement par les mouvements oculaires',
  ],
  ['mindfulness', 'pleine conscience'],
  ['hypnosis', 'hypnotherapy', 'hypnose', 'hypnotherapie'],
  ['play therapy', 'therapie par le jeu'],
  ['art therapy', 'art therapie'],
  ['ifs', 'internal family systems', 'systemes familiaux interieurs'],
  ['erp', 'epr', 'exposure and response prevention', 'exposition avec prevention de la reponse'],
  ['cpt', 'cognitive processing therapy', 'therapie du traitement cognitif'],
  // Concerns
  [
    'adhd',
    'add',
    'tdah',
    'tda',
    'attention deficit',
    'attention deficit hyperactivity disorder',
    "trouble deficitaire de l'attention",
    "deficit d'attention",
  ],
  [
    'ptsd',
    'tspt',
    'post traumatic stress disorder',
    'posttraumatic stress disorder',
    'post traumatic stress',
    'trouble de stress post traumatique',
    'stress post traumatique',
  ],
  ['ocd', 'toc', 'obsessive compulsive disorder', 'trouble obsessionnel compulsif'],
  ['asd', 'tsa', 'autism', 'autisme', 'autism spectrum disorder', "trouble du spectre de l'autisme"],
  ['anxiety', 'anxiete'],
  ['grief', 'bereavement', 'deuil'],
  ['addiction', 'addictions', 'substance use', 'substance abuse', 'dependance', 'dependances', 'toxicomanie'],
  ['burnout', 'epuisement professionnel'],
  ['insomnia', 'insomnie'],
  ['sleep', 'sleeping', 'sommeil', 'dormir'],
  [
    'conflict',
    'conflicts',
    'fights',
    'fighting',
    'arguing',
    'conflit',
    'conflits',
    'chicane',
    'chicanes',
    'disputes',
  ],
  ['eating disorder', 'eating disorders', 'trouble alimentaire', 'troubles alimentaires'],
  ['postpartum', 'post partum', 'perinatal', 'perinatale'],
  ['self esteem', 'estime de soi'],
  ['anger', 'colere'],
  ['chronic pain', 'douleur chronique'],
  ['lgbt', 'lgbtq', 'lgbtq2s', '2slgbtq', '2elgbtq', 'queer'],
  // Whom
  [
    'couple',
    'couples',
    'marital',
    'marriage',
    'conjugal',
    'conjugale',
    'relationship counselling',
    'relationship counseling',
  ],
  ['family', 'families', 'famille', 'familles', 'familial', 'familiale'],
  ['child', 'children', 'kids', 'enfant', 'enfants'],
  ['teen', 'teens', 'teenager', 'teenagers', 'adolescent', 'adolescents', 'youth', 'ado', 'ados'],
  ['senior', 'seniors', 'older adults', 'elderly', 'aine', 'aines', 'personnes agees'],
  ['indigenous', 'first nations', 'autochtone', 'autochtones', 'premieres nations'],
  ['newcomers', 'immigrants', 'refugees', 'nouveaux arrivants', 'refugies'],
  // How
  [
    'online',
    'virtual',
    'video',
    'telehealth',
    'telepsychology',
    'teletherapy',
    'en ligne',
    'a distance',
    'telepsychologie',
  ],
  ['in person', 'face to face', 'en personne', 'en presentiel'],
  ['phone', 'telephone'],
  ['home visit', 'home visits', 'a domicile'],
  ['counselling', 'counseling', 'psychotherapy', 'psychotherapie'],
  ['assessment', 'evaluation', 'testing'],
  // Places
  ['st', 'saint'],
  ['ste', 'sainte'],
];

/** The groups as Meilisearch takes them: each member maps to all the others. */
export function synonymSettings(
  groups: readonly (readonly string[])[] = SYNONYM_GROUPS,
): Record<string, string[]> {
  const settings: Record<string, string[]> = {};
  for (const group of groups) {
    for (const word of group) settings[word] = group.filter((other) => other !== word);
  }
  return settings;
}

/** The engine looks synonyms up for runs of at most three words of a query, with no stop word between them. */
const LOOKED_UP_WORDS = 3;

/** Whether the engine recognises this name in a query; a longer one is only found, never followed. */
export function isLookedUp(name: string): boolean {
  const words = wordsOf(name);
  return words.length <= LOOKED_UP_WORDS && !words.some((word) => STOP_WORDS.includes(word));
}

const unrecognised = new Map(
  SYNONYM_GROUPS.flatMap((group) => {
    const long = group.filter((name) => !isLookedUp(name));
    return group.map((name) => [wordsOf(name).join(' '), long.filter((other) => other !== name)] as const);
  }),
);

/**
 * The synonyms of a name, whatever its case, accents and hyphens, that the engine would not recognise in a query. A document that
 * carries the name carries these, too, so that typing them finds it.
 */
export function unrecognisedSynonyms(name: string): readonly string[] {
  return unrecognised.get(wordsOf(fold(name)).join(' ')) ?? [];
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
