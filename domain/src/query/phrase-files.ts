import { DANGER_KINDS, type DangerKind } from '../crisis-lines/danger.ts';
import { phrases } from '../../generated/phrases.js';
import type { ConditionKind, Want } from './condition.ts';
import { type Word, wordsOf } from './words.ts';

/** How words say that something is not wanted. */
const EXCLUDES = [
  'surely',
  'perhaps',
  'refuses',
  'averse',
  'place',
  'people',
  'than',
  'tried',
  'been',
  'alike',
  'neither',
  'absent',
  'elsewhere',
  'less',
  'itself',
  'nothing',
] as const;

export type Excludes = (typeof EXCLUDES)[number];

/** What neither states danger nor undoes it, and tells of a danger or of its denial: the phrase files explain each. */
const SIGNS = ['urgent', 'calm', 'others', 'unsure', 'limit', 'contrast', 'plain', 'another'] as const;

/** A grave word alone brings one line that says whom to call; beside a second sign it states the danger. */
export type DangerSign = 'grave' | (typeof SIGNS)[number];

/** What phrases mean. */
export interface Meaning {
  /** Any of these will do; nothing is asked for when there are none (`hello`, `I am looking for`). */
  readonly wants: readonly Want[];
  /** Or what it asks for by the number that it says. */
  readonly byNumber?: (said: number) => readonly Want[];
  /** What is asked for beside that (`bilingual`: French, and English). */
  readonly also?: readonly Want[];
  /** The words count as words, too. */
  readonly alsoWords?: boolean;
  /**
   * Somebody is in such danger: crisis lines come first. Of none where it only sounds so, which undoes what is said in these words.
   */
  readonly danger?: readonly DangerKind[];
  /** How it tells of danger, where it neither states one nor undoes it. */
  readonly sign?: DangerSign;
  /** It states danger only where the text says hardly anything else: a noun that is a subject of therapy as well (`heart attack`). */
  readonly isBare?: boolean;
  /** It denies danger: one quiet line stays. */
  readonly isDenial?: boolean;
  /** Another's death or what somebody has behind him: it states no danger, and one quiet line stays. */
  readonly isSurvived?: boolean;
  /** A grown-up tells of childhood: these words tell of no child. */
  readonly isOfChildhood?: boolean;
  /** It undoes no danger that somebody says is their own. */
  readonly isOfOthers?: boolean;
  /** It undoes no danger where the text has one of these small words: it tells of now, or of a wish. */
  readonly unless?: string;
  /** It asks for nothing, and its words mean nothing else (`not CBT`, `for ten years`). */
  readonly isSettled?: boolean;
  /** A public health plan is named. */
  readonly isPublicPlan?: boolean;
  /** A story, a symptom, an idiom: it only may mean what it wants. */
  readonly isInferred?: boolean;
  /** How words say that something is not wanted; `exclusions.txt` explains each at its head. */
  readonly excludes?: Excludes;
  /** It says so of what stands before it. */
  readonly isBehind?: boolean;
  /** It says so only where a sentence begins with it. */
  readonly isFirst?: boolean;
  /** And only where `out` and the like stand behind what it names: `leave men out`. */
  readonly isUntilOut?: boolean;
  /** It says so only where it is not wanted, or stands alone between commas. */
  readonly onlyExcluded?: boolean;
  /** It says so only in capitals, in a text that has other letters: `ACT`, of a therapy. */
  readonly inCapitals?: boolean;
  /** It says so only where the words beside it are understood and tell of nobody: `anxiety evenings`, unlike `I work evenings`. */
  readonly unlessTold?: boolean;
  /** A town where nobody practises; of a `doubtful` one the name is a word or a family name as well. */
  readonly town?: 'large' | 'small' | 'doubtful';
  /** They are parts of tellings, and say nothing by themselves. */
  readonly parts?: readonly number[];
}

/** Phrases of one meaning, one a line, in the notation of `readPattern`. */
export interface PhraseGroup extends Meaning {
  readonly en: string;
  readonly fr: string;
}

/** What is meant where the phrases say a number, by the heading. */
const BY_NUMBER: Readonly<Record<string, (said: number) => readonly Want[]>> = {
  'price: up to the amount': (most) => [{ kind: 'price', values: [`<=${most}`] }],
  'group: of that age': groupOfAge,
  'group: of that age, grown up': (age) => (age >= 18 ? groupOfAge(age) : []),
  // The age at which most are in a grade.
  'group: of that grade': (grade) => groupOfAge(grade + 5),
};

const FLAGS: Readonly<Record<string, Partial<Meaning>>> = {
  perhaps: { isInferred: true },
  settled: { isSettled: true },
  'words too': { alsoWords: true },
  'public plan': { isPublicPlan: true },
  behind: { isBehind: true },
  first: { isFirst: true },
  'until out': { isUntilOut: true },
  harmless: { danger: [] },
  denied: { danger: [], isDenial: true },
  survived: { danger: [], isSurvived: true },
  'of childhood': { isOfChildhood: true },
  bare: { isBare: true },
  'grave words': { sign: 'grave' },
  ...Object.fromEntries(SIGNS.map((sign) => [sign, { danger: [], sign }])),
  ...Object.fromEntries(DANGER_KINDS.map((kind) => [kind, { danger: [kind] }])),
  'of others': { isOfOthers: true },
  'unless now': { unless: 'now, wish' },
  'unless still': { unless: 'now' },
  'a town': { town: 'large' },
  'only where not wanted': { onlyExcluded: true },
  'in capitals': { inCapitals: true },
  'unless told': { unlessTold: true },
  ...Object.fromEntries(EXCLUDES.map((excludes) => [`excludes ${excludes}`, { excludes }])),
};

/**
 * The phrases of a file of `content/understanding/phrases`. Its headings say what they mean: kinds and their values, several of which mean any
 * (`# group: Families; therapy: Family Therapy`), behind `+` what is asked for as well, and in brackets how it is meant.
 * @throws Error that names a heading which cannot be read
 */
export function phraseGroups(file: string): PhraseGroup[] {
  return sectionsOf(file).map(({ heading, en, fr }) => {
    const [, wanted = '', also, flags] = /^(.+?)(?: \+ (.+?))?(?: \(([^)]+)\))?$/.exec(heading) ?? [];
    const meant = flags?.split(', ').map((flag) => FLAGS[flag]) ?? [];
    if (wanted === '' || meant.includes(undefined)) throw new Error(`"# ${heading}" of ${file} says nothing`);
    const byNumber = BY_NUMBER[wanted];
    return {
      ...(byNumber ? { wants: [], byNumber } : { wants: wantsOf(wanted) }),
      ...(also && { also: wantsOf(also) }),
      ...meant.reduce<Partial<Meaning>>(
        // It may be a danger of several kinds.
        (all, one) => ({
          ...all,
          ...one,
          ...(one?.danger && { danger: [...(all.danger ?? []), ...one.danger] }),
        }),
        {},
      ),
      en,
      fr,
    };
  });
}

/** What stands under each heading of a file, both languages together. */
export function textsOf(file: string): Map<string, string> {
  return new Map(sectionsOf(file).map(({ heading, en, fr }) => [heading, [en, fr].join('\n').trim()]));
}

/** What `word=what it stands for` of a text says, by the word. */
export function pairsIn(text = ''): Map<string, string> {
  return new Map(text.split(/\s+/).map((entry) => entry.split('=') as [string, string]));
}

/**
 * Whether a word is one of those under these headings of `small-words.txt` (`now, wish`): by its form, or as it was typed where a heading says
 * `(as written)`: the form of `mall` is that of `male`.
 */
export function isOne(headings: string, word: Word | undefined): boolean {
  if (!word) return false;
  // Asked thousands of times for each text.
  for (const { words, as } of small.get(headings) ?? smallWords(headings))
    if (words.has(word[as])) return true;
  return false;
}

/** Whether one of some words is. */
export function hasOne(headings: string, words: readonly Word[]): boolean {
  return words.some((word) => isOne(headings, word));
}

interface SmallWords {
  readonly words: ReadonlySet<string>;
  readonly as: 'form' | 'folded';
}

const small = new Map<string, readonly SmallWords[]>();

function smallWords(headings: string): readonly SmallWords[] {
  const found = headings.split(', ').map(smallList);
  small.set(headings, found);
  return found;
}

function smallList(heading: string): SmallWords {
  const texts = textsOf('small-words');
  const text = texts.get(heading);
  const asWritten = texts.get(`${heading} (as written)`);
  if (text === undefined && asWritten === undefined) throw new Error(`small-words.txt has no "${heading}"`);
  const as = text === undefined ? 'folded' : 'form';
  return { words: new Set(wordsOf(text ?? asWritten ?? '').map((word) => word[as])), as };
}

/** The sections of a file. @throws Error when there is no such file */
export function sectionsOf(file: string) {
  const sections = phrases[file];
  if (!sections) throw new Error(`content/understanding/phrases has no ${file}.txt`);
  return sections;
}

function wantsOf(wanted: string): Want[] {
  if (wanted === 'nothing') return [];
  return wanted.split('; ').map((want) => {
    const [kind = '', values = ''] = want.split(': ');
    return { kind: kind as ConditionKind, values: values.split(', ') };
  });
}

/** An age is the group that profiles name. Adults are not asked for: nearly everybody sees them, and few say so. */
function groupOfAge(age: number): Want[] {
  if (age >= 18 && age < 65) return [];
  const group = age <= 12 ? 'Children' : age <= 17 ? 'Adolescents' : 'Seniors';
  return [{ kind: 'group', values: [group] }];
}
