import { understanding } from '../../generated/understanding.js';
import { insurerVocabulary } from '../vocabulary/insurers.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import { populationVocabulary } from '../vocabulary/profile-terms.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import type { Term, Vocabulary } from '../vocabulary/term.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import type { Want } from './condition.ts';
import { WIDER } from './kindred.ts';
import { linesOf } from './lexicon.ts';
import type { PhraseGroup } from './phrase-files.ts';
import { sectionsOf, textsOf } from './phrase-files.ts';

const called = textsOf('vocabularies');

/** Everyday words of one language or the other are said of these only together with others: `add`, `act`, `ça crée`; and so is where somebody is from. */
const EVERYDAY = 'Filipino Philippin ACT EFT TIP ADD IPT Cri Cree Men Hommes Women Femmes'.split(' ');

/** What people call the values of the vocabularies: their names, and what `vocabularies.txt` has beside them. */
export const VOCABULARIES: readonly PhraseGroup[] = [
  ...fromVocabulary('therapy', therapyVocabulary),
  ...fromVocabulary('language', languageVocabulary, languagePatterns),
  ...fromVocabulary('concern', specialtyVocabulary),
  ...fromVocabulary('group', populationVocabulary),
];

/**
 * What else concerns are called and nothing else is: with the vocabulary's own names, the words that state one. All other words of trouble only
 * suggest it: those are learned.
 */
export const CONCERNS: readonly PhraseGroup[] = understanding.stated.flatMap(({ concerns, en, fr }) =>
  withWider('concern', concerns, en.join('\n'), fr.join('\n')),
);

/** Who pays. Any of them: who says `direct billing` or `insurance` means some insurer or other. */
export const INSURERS: readonly PhraseGroup[] = [
  ...insurerVocabulary.terms.map((term): PhraseGroup => ({
    wants: [{ kind: 'insurer', values: [term.en] }],
    en: wordings('insurer', term).map(englishPayer).join('\n'),
    fr: [term.fr, ...(term.aliases ?? [])].map(frenchPayer).join('\n'),
  })),
  ...sectionsOf('vocabularies')
    .filter(({ heading }) => heading === 'any insurer')
    .map(({ en, fr }): PhraseGroup => ({
      wants: [{ kind: 'insurer', values: insurerVocabulary.terms.map((term) => term.en) }],
      en,
      fr,
    })),
];

function englishPayer(name: string): string {
  return `[covered by|paid by|accepts|takes|insured by|insurance|bills|i have] ${name} [insurance|coverage|covered|benefits|plan]`;
}

function frenchPayer(name: string): string {
  return `[couvert par|paye par|defraye par|accepte|assure par|rembourse par|j ai] [la|le|les] ${name} [paye|rembourse|couvre|assurance|assurances]`;
}

function languagePatterns(name: string): string {
  return `${name}\n${name} (speaking|speaker|speakers)\n(in|speaks|speak|speaking|en|parle|parlant|parler|langue) ${name}`;
}

function fromVocabulary(
  kind: Want['kind'],
  { terms }: Vocabulary,
  patterns: (name: string) => string = (name) => name,
): PhraseGroup[] {
  return terms.flatMap((term) =>
    withWider(kind, [term.en], wordings(kind, term).map(patterns).join('\n'), ''),
  );
}

/** Where nobody has the finer one, the same words ask for the wider: of two groups the earlier wins. */
function withWider(kind: Want['kind'], values: readonly string[], en: string, fr: string): PhraseGroup[] {
  const wider = values.flatMap((value) => WIDER[kind]?.[value] ?? []);
  const lists = wider.length > 0 ? [values, wider] : [values];
  return lists.map((list) => ({ wants: [{ kind, values: list }], en, fr }));
}

function wordings(kind: Want['kind'], term: Term): string[] {
  const names = namesOf(term).map(plain);
  const others = linesOf(called.get(`${kind}: ${term.en}`) ?? '');
  return [...new Set([...names, ...names.map(withoutSmallWords), ...others])];
}

/** `exposition prévention réponse`: who types a name leaves out what joins its words. */
function withoutSmallWords(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => !/^(?:and|et|of|the|de|des|du|la|le|les|par|à|a|the)$|^[dl]['’]$/i.test(word));
  return words.length > 1 ? words.map((word) => word.replace(/^[dl]['’]/i, '')).join(' ') : name;
}

function namesOf({ en, fr, aliases = [] }: Term): string[] {
  return [en, fr, ...aliases].filter((name) => !EVERYDAY.includes(name));
}

/** A name without the signs of the phrase notation. */
function plain(name: string): string {
  return name.replace(/[()[\]<>|*+]/g, ' ').trim();
}
