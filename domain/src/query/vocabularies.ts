import { understanding } from '../../generated/understanding.js';
import { CHIP_FACETS, type SaidFacet } from '../facets.ts';
import { SMALL_WORDS, type Term } from '../vocabulary/term.ts';
import type { Want } from './condition.ts';
import { WIDER } from './kindred.ts';
import { linesOf } from './lexicon.ts';
import { plain } from './pattern.ts';
import { type PhraseGroup, sectionsOf } from './phrase-files.ts';
import { wordsOf } from './words.ts';

const NOTHING = { en: '', fr: '' };
const sections = new Map(
  sectionsOf('vocabularies').flatMap((section) => section.heading.split('; ').map((one) => [one, section])),
);

const EVERYDAY = linesOf(sections.get('everyday words')?.en ?? '');

/**
 * What people call the values of every facet with a vocabulary: their names, and what `vocabularies.txt` has beside them. Of what says the same of
 * two, the facet that stands later is meant: an assessment is none of the concerns.
 */
export const VOCABULARIES: readonly PhraseGroup[] = CHIP_FACETS.toReversed().flatMap((facet) =>
  'said' in facet && 'vocabulary' in facet ? phrasesOf(facet) : [],
);

/**
 * What else concerns are called and nothing else is: with the vocabulary's own names, the words that state one. All other words of trouble only
 * suggest it: those are learned.
 */
export const CONCERNS: readonly PhraseGroup[] = understanding.stated.flatMap(({ concerns, en, fr }) =>
  withWider('concern', concerns, en.join('\n'), fr.join('\n')),
);

function phrasesOf({ said: { kind }, vocabulary }: Extract<SaidFacet, { vocabulary: object }>) {
  const { en, fr } = sections.get(`${kind}: <name>`) ?? { en: '<name>', fr: '' };
  const of = sections.get(`${kind}: <of>`) ?? NOTHING;
  const phrases = vocabulary.terms.flatMap((term) => {
    const names = wordings(kind, term, vocabulary.unsaid);
    const subject = sections.get(`${kind} of: ${term.en}`) ?? NOTHING;
    return withWider(
      kind,
      [term.en],
      [...filled(en, '<name>', names), ...filled(of.en, '<of>', linesOf(subject.en))].join('\n'),
      [...filled(fr, '<name>', names), ...filled(of.fr, '<of>', linesOf(subject.fr))].join('\n'),
    );
  });
  // Who says `insurance` means some insurer or other.
  const any = { wants: [{ kind, values: vocabulary.terms.map((term) => term.en) }] };
  return [...phrases, { ...any, ...(sections.get(`${kind}: any`) ?? NOTHING) }];
}

/** Lines with each of the texts in the place of a mark. */
function filled(lines: string, mark: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => linesOf(lines.replaceAll(mark, text)));
}

/** Where nobody has the finer one, the same words ask for the wider: of two groups the earlier wins. */
function withWider(kind: Want['kind'], values: readonly string[], en: string, fr: string): PhraseGroup[] {
  const wider = values.flatMap((value) => WIDER[kind]?.[value] ?? []);
  const lists = wider.length > 0 ? [values, wider] : [values];
  return lists.map((list) => ({ wants: [{ kind, values: list }], en, fr }));
}

function wordings(kind: Want['kind'], term: Term, unsaid: ReadonlySet<string>): string[] {
  const { en, fr } = sections.get(`${kind}: ${term.en}`) ?? NOTHING;
  const { aliases = [] } = term;
  const names = [term.en, term.fr, ...aliases].filter((name) => !EVERYDAY.includes(name)).map(plain);
  const shorter = names.flatMap((name) => shorterNames(name, unsaid));
  return [...new Set([...names, ...shorter, ...linesOf(`${en}\n${fr}`)])];
}

/** `exposition prévention réponse`, `solution focused`: who types a name leaves out what joins its words, and what all of a kind are called. */
function shorterNames(name: string, unsaid: ReadonlySet<string>): string[] {
  const words = wordsOf(name).filter(({ form }) => !SMALL_WORDS.has(form));
  const own = words.filter(({ form }) => !unsaid.has(form));
  return [words, own].flatMap((some) => (some.length > 1 ? some.map(({ folded }) => folded).join(' ') : []));
}
