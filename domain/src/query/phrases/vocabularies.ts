import { languageVocabulary } from '../../vocabulary/languages.ts';
import { populationVocabulary } from '../../vocabulary/profile-terms.ts';
import { specialtyVocabulary } from '../../vocabulary/specialties.ts';
import type { Term, Vocabulary } from '../../vocabulary/term.ts';
import { therapyVocabulary } from '../../vocabulary/therapies.ts';
import type { Want } from '../condition.ts';
import { linesOf, type PhraseGroup } from '../lexicon.ts';
import { WIDER } from './kindred.ts';

/** Languages by what else they are called. Where somebody is from says nothing of the language that they want to speak. */
const LANGUAGE_PHRASES: Readonly<Record<string, string>> = {
  French:
    '(psy|psychologue|therapeute|therapist) franco\nfranco ontarien\nfrancophone\nfrancophones\nfrancais\nfrancaise\nfr therapist\nquebecois french',
  English: '(psy|psychologue|therapeute|therapist) anglo\nanglophone\nanglophones\nanglaise\nenglish only',
  'American Sign Language': 'asl',
  'Quebec Sign Language': '(lsq|langue des signes quebecoise)',
  Arabic: '(arabic|arabe|arabophone|arabi)',
  Farsi: '(farsi|persian|dari)',
  Mandarin: '(mandarin|chinese|chinois|chinoise|putonghua)',
  Cantonese: '(cantonese|cantonais|cantonaise|chinese)',
  Punjabi: '(punjabi|panjabi|pendjabi)',
  Hindi: 'hindi',
  Urdu: '(urdu|ourdou)',
  Spanish: '(spanish|espagnol|espanol|hispanophone)',
  Portuguese: '(portuguese|portugais|portugaise|portugese)',
  Italian: '(italian|italien|italienne|italiano)',
  Greek: '(greek|grec|grecque)',
  Hebrew: '(hebrew|hebreu)',
  Russian: '(russian|russe|russophone)',
  Ukrainian: '(ukrainian|ukrainien|ukrainienne)',
  Polish: '(polish|polonais|polonaise|polski)',
  Romanian: '(romanian|roumain|roumaine)',
  Tagalog: '(tagalog|filipino)',
  Vietnamese: '(vietnamese|vietnamien|vietnamienne)',
  Korean: '(korean|coreen|coreenne)',
  Japanese: '(japanese|japonais|japonaise)',
  German: '(german|allemand|allemande|deutsch)',
  Tamil: '(tamil|tamoul)',
  Somali: '(somali|somalien)',
  Amharic: '(amharic|amharique)',
  Turkish: '(turkish|turc|turque)',
  Bengali: '(bengali|bangla)',
  Gujarati: '(gujarati|gujrati)',
  Cree: '(nehiyaw|langue crie|parle cri|en cri|cree speaking|speaks cree|cree language)',
  Ojibwe: '(ojibwe|ojibway|ojibwa|anishinaabemowin)',
  Dutch: '(dutch|neerlandais|hollandais)',
  Hungarian: '(hungarian|hongrois|hongroise|magyar)',
};

/** Therapies as people say them, beside their names and abbreviations. Words that are everyday words too need their neighbours. */
const THERAPY_PHRASES: Readonly<Record<string, string>> = {
  'Cognitive Behavioural Therapy':
    '(cbt|tcc|cognitive behavio*|cognitive therapy|cognitivo comportemental*|cognitive comportementale|therapie cognitive|behavioral therapy|behavioural therapy|behaviour therapy|comportementale)',
  'Dialectical Behaviour Therapy': '(dbt|tcd|dialectical|dialectique|dbt skills|comportementale dialectique)',
  'Acceptance and Commitment Therapy':
    '(acceptance and commitment|act therapy|act therapist|acceptation et engagement|acceptation engagement|acceptance commitment|therapie act)',
  EMDR: '(emdr|emdria|eye movement*|eye therapy|mouvements oculaires|tapping eyes|emrd|edmr)',
  'Psychodynamic Therapy':
    '(psychodynamic*|psychodynamique|unconscious|inconscient|talk about my childhood|parler de mon enfance|depth therapy|depth psychology|jungian|jung|jungien|jungienne|jungian analyst)',
  'Emotionally Focused Therapy':
    '(emotionally focused|emotion focused|eft couples|eft therapy|centree sur les emotions|sue johnson)',
  'Interpersonal Therapy': '(interpersonal|interpersonnelle)',
  'Mindfulness-Based Therapy': '(mindfulness|mindful|meditation|mbct|mbsr|pleine conscience|mediter)',
  'Narrative Therapy': '(narrative|narrative therapy|therapie narrative)',
  'Solution-Focused Therapy':
    '(solution focused|sfbt|brief therapy|short term therapy|therapie breve|orientee vers les solutions|orientee solutions)',
  'Family Therapy': '(family therapy|family systems|therapie familiale|systemique|systemic)',
  'Couples Therapy':
    '(couples therapy|marriage counselling|marriage counseling|therapie de couple|therapie conjugale)',
  'Gottman Method': '(gottman*)',
  'Play Therapy': '(play therapy|play therapist|therapie par le jeu|therapeute par le jeu)',
  'Sand Tray': '(sand tray|sandtray|sandplay|bac a sable|jeu de sable)',
  'Art Therapy': '(art therapy|art therapist|art therapie|art therapeute|arttherapie)',
  'Group Therapy': '(group therapy|therapie de groupe|therapy group)',
  'Exposure and Response Prevention':
    '(erp|epr|exposure and response|exposure response prevention|prevention de la reponse|exposure therapy for ocd)',
  'Prolonged Exposure':
    '(prolonged exposure|exposure therapy|exposition prolongee|therapie d exposition|pe therapy)',
  'Cognitive Processing Therapy': '(cpt|cognitive processing|traitement cognitif)',
  'Humanistic Therapy': '(humanistic|humaniste|existentielle humaniste)',
  'Person-Centred Therapy': '(person cent*|client cent*|rogerian|centree sur la personne|rogerienne)',
  'Existential Therapy': '(existential therapy|existential therapist|therapie existentielle|existential)',
  'Gestalt Therapy': '(gestalt*)',
  'Schema Therapy': '(schema|schemas|schema therapy|therapie des schemas)',
  'Internal Family Systems':
    '(ifs|internal family|parts work|inner child|systemes familiaux interieurs|enfant interieur)',
  'Motivational Interviewing': '(motivational interview*|entretien motivationnel|entrevue motivationnelle)',
  'Trauma-Focused Therapy': '(tf cbt|axee sur le trauma|sensible au trauma)',
  'Somatic Therapy': '(somatic*|somatique|body based|somatic experiencing|polyvagal|polyvagale|body work)',
  'Attachment-Based Therapy':
    '(attachment based|attachment therapy|theorie de l attachement|basee sur l attachement|attachment focused)',
  'Compassion-Focused Therapy':
    '(compassion focused|self compassion|autocompassion|centree sur la compassion|cft)',
  Biofeedback:
    '(biofeedback|bio feedback|biofeed back|neurofeedback|neuro feedback|retroaction biologique|heart rate variability)',
  Hypnotherapy: '(hypnosis|hypnotherapy|hypnotherapist|hypnose|hypnotherapie|hypnotist|hypnotherapeute)',
  'Behavioural Activation': '(behavioural activation|behavioral activation|activation comportementale)',
  Psychoanalysis:
    '(psychoanaly*|psychanaly*|lie on the couch|couch stuff|sur un divan|freud*|analyst|analysis on the couch|lacan*)',
};

/** Who is deaf signs one of the two. */
const SIGNED: PhraseGroup = {
  wants: [{ kind: 'language', values: ['American Sign Language', 'Quebec Sign Language'] }],
  en: '(sign language|deaf|hard of hearing)',
  fr: '(langue des signes|langue signes|sourd|sourde|sourds|malentendant|malentendante|signeur)',
};

/** Before an operation for weight: some profiles name health for it, some eating. */
const BARIATRIC: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Health Psychology', 'Eating Disorders'] }],
  en: '(bariatric|pre bariatric|bariatric surgery|gastric bypass|gastric sleeve|weight loss surgery)',
  fr: '(bariatrique|pre bariatrique|chirurgie bariatrique|chirurgie de l obesite)',
};

/** Who speaks both. */
const BILINGUAL: PhraseGroup = {
  wants: [{ kind: 'language', values: ['French'] }],
  also: [{ kind: 'language', values: ['English'] }],
  en: '(bilingual|both official languages|french and english|english and french)',
  fr: '(bilingue|bilingues|francais et anglais|anglais et francais|dans les deux langues)',
};

export const VOCABULARIES: readonly PhraseGroup[] = [
  SIGNED,
  BILINGUAL,
  BARIATRIC,
  triedBefore(therapyVocabulary, THERAPY_PHRASES),
  ...fromVocabulary('language', languageVocabulary, LANGUAGE_PHRASES, languagePatterns),
  ...fromVocabulary('therapy', therapyVocabulary, THERAPY_PHRASES, (name) => name),
  ...fromVocabulary('concern', specialtyVocabulary, {}, (name) => name),
  ...fromVocabulary('group', populationVocabulary, {}, (name) => name),
];

function languagePatterns(name: string): string {
  return `${name}\n${name} (speaking|speaker|speakers)\n(in|speaks|speak|speaking|en|parle|parlant|parler|langue) ${name}`;
}

function fromVocabulary(
  kind: Want['kind'],
  { terms }: Vocabulary,
  phrases: Readonly<Record<string, string>>,
  patterns: (name: string) => string,
): PhraseGroup[] {
  return terms.flatMap((term) => {
    const en = wordings(term, phrases).map(patterns).join('\n');
    const wider = WIDER[kind]?.[term.en];
    const group = (values: readonly string[]) => ({ wants: [{ kind, values }], en, fr: '' });
    // Where nobody has the finer one, the same words ask for the wider: of two groups the earlier wins.
    return [group([term.en]), ...(wider ? [group(wider)] : [])];
  });
}

function wordings(term: Term, phrases: Readonly<Record<string, string>>): string[] {
  const names = namesOf(term).map(plain);
  return [...new Set([...names, ...names.map(withoutSmallWords), ...linesOf(phrases[term.en] ?? '')])];
}

/** `exposition prévention réponse`: who types a name leaves out what joins its words. */
function withoutSmallWords(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => !/^(?:and|et|of|the|de|des|du|la|le|les|par|à|a|the)$|^[dl]['’]$/i.test(word));
  return words.length > 1 ? words.map((word) => word.replace(/^[dl]['’]/i, '')).join(' ') : name;
}

/** What somebody has tried is not asked for. */
function triedBefore({ terms }: Vocabulary, phrases: Readonly<Record<string, string>>): PhraseGroup {
  const names = terms.flatMap((term) => wordings(term, phrases));
  return {
    wants: [],
    isSettled: true,
    en: names.map((name) => `tried [a|an|any|doing|just] ${name}`).join('\n'),
    fr: names.map((name) => `deja essaye [la|le|une|du] ${name}`).join('\n'),
  };
}

function namesOf({ en, fr, aliases = [] }: Term): string[] {
  // Everyday words of one language or the other are said of these only together with others: `add`, `act`, `ça crée`.
  return [en, fr, ...aliases].filter(
    (name) =>
      !['ACT', 'EFT', 'TIP', 'ADD', 'IPT', 'Cri', 'Cree', 'Men', 'Hommes', 'Women', 'Femmes'].includes(name),
  );
}

/** A name without the signs of the phrase notation. */
function plain(name: string): string {
  return name.replace(/[()[\]<>|*+]/g, ' ').trim();
}
