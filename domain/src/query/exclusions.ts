import { SAID } from './condition.ts';
import {
  endsSentence,
  names,
  type IsMeant,
  isWay,
  isWayOrGender,
  kindIn,
  lessWanted,
  scopeBefore,
  scopeOf,
  type Text,
} from './exclusion-scope.ts';
import { type Meaning, smallWords } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** What words say is not wanted. */
export interface Exclusions {
  /** Those of the reading that are not wanted, and can be left out of the results. */
  excluded: ReadonlySet<Match<Meaning>>;
  /** Those that say what is not wanted of something by which nobody can be left out: they ask for nothing. */
  unread: ReadonlySet<Match<Meaning>>;
  /** Those that say what the writer is not, has not or has tried: `I am not a student` asks for nothing. */
  ofWriter: ReadonlySet<Match<Meaning>>;
  /** Words that nothing explains, from the one up to the other, behind words that exclude. */
  unknown: readonly (readonly [number, number])[];
}

const OF_ONESELF = smallWords('of oneself');
const HAS_NONE = smallWords('has none');
const SOMEBODY = smallWords('somebody');
const BEFORE_NOBODY = smallWords('before nobody');
const ONLY = smallWords('only');
const OF_WISH = smallWords('of a wish');
const POSSESSIVE = smallWords('possessive', 'folded');
const TELLS = smallWords('tells');

const WRITER = smallWords('who is there');
/** In French the verb stands before what denies it. */
const BEHIND_VERB = smallWords('behind a verb');
const CLAUSE = 3;

/** So few words are a search, and tell nothing. */
const A_FEW = 4;

/** What the cues that say so much less exclude. */
const NARROWER: Readonly<Partial<Record<string, IsMeant>>> = {
  ways: (match) => isWay(match) || isTogether(match),
  uneasy: isWayOrGender,
  place: (match) => kindIn(match) === 'place',
  tried: (match) => ['therapy', 'session', 'gender', 'place', 'language'].includes(kindIn(match) ?? ''),
};

/** What was said before the cues that undo it. */
const UNDONE: Readonly<Partial<Record<string, IsMeant>>> = {
  absent: (match) => names(match, 'Family Therapy'),
  elsewhere: (match) => kindIn(match) === 'place',
};

/**
 * What the words of a reading exclude. A word that denies opens a scope: what stands in it is not wanted, the first thing and what `or` joins to it. It
 * passes over small words and whom everybody here is, and ends where the sentence does, or with a word that says anything else (`but`, `I want`).
 * @param text that the words are of
 */
export function exclusionsIn(
  reading: readonly Match<Meaning>[],
  words: readonly Word[],
  text: string,
): Exclusions {
  const read = { reading, words, text };
  const excluded = new Set<Match<Meaning>>();
  const unread = new Set<Match<Meaning>>();
  const ofWriter = new Set<Match<Meaning>>();
  const unknown: (readonly [number, number])[] = [];
  for (const cue of reading) {
    const { excludes } = cue.meaning;
    if (!excludes || (excludes === 'people' && !opensSentence(cue, read))) continue;
    if (excludes === 'than') {
      const object = lessWanted(cue, read);
      if (object) (isExcludable(object) ? excluded : unread).add(object);
      continue;
    }
    const isUndone = UNDONE[excludes];
    if (isUndone) {
      for (const match of reading) if (match.end <= cue.start && isUndone(match)) unread.add(match);
      continue;
    }
    const { objects, unsure, unknown: free, isBehind } = spokenOf(cue, read);
    if (unsure) unread.add(unsure);
    const ofOneself = !isBehind && isOfOneself(cue, read);
    const hasNone = !isBehind && HAS_NONE.has(words[cue.start - 1]?.form ?? '');
    const isOnly = objects.some((object) => isOnlyThat(object, cue, words));
    for (const object of objects) {
      const kind = kindIn(object);
      const isMeant = excludes in NARROWER;
      // `I have no psychologist in Moncton` is no word against Moncton, and `nobody in Moncton answers` none either.
      if (kind === 'place' && !isMeant && (hasNone || isComplaint(cue, object, read))) continue;
      const isOfWriter =
        isTheirs(object, words) ||
        (kind === 'group' && excludes === 'people' && isComplaint(cue, object, read)) ||
        // `a woman without children`
        (names(object, 'Children') && HAVING_NONE.has(words[cue.start]?.form ?? '')) ||
        (!isMeant &&
          (hasNone ||
            (ofOneself &&
              (kind === 'concern' ||
                (kind === 'language' && excludes === 'perhaps') ||
                (kind === 'group' && !names(object, 'Groups') && !isWishFor(cue, object, words))))));
      // What somebody refuses may be what another asks for: `he refuses couples therapy`.
      const isUnsure =
        excludes === 'neither' ||
        isOnly ||
        isAnothers(cue, read) ||
        (excludes === 'ways' && isTogether(object));
      const isNot = !isUnsure && isExcludable(object);
      if (excludes === 'tried' || isOfWriter) ofWriter.add(object);
      else (isNot ? excluded : unread).add(object);
      // `J'ai déjà fait de l'EMDR, autre chose svp`.
      if (isBehind && isNot) ofWriter.delete(object);
    }
    const isOfThem = (!ofOneself && !hasNone) || (excludes === 'surely' && words.length > A_FEW);
    if (!isOfThem || excludes in NARROWER || excludes === 'people') continue;
    const isWish =
      isAboutSomebody(words) ||
      (excludes === 'surely' && isBehind) ||
      (!tells(words) && (excludes === 'surely' || words.length <= A_FEW));
    if (free[1] > free[0] && isWish) unknown.push(free);
  }
  return { excluded, unread, ofWriter, unknown };
}

const HAVING_NONE = new Set(['without', 'no', 'sans']);
const NONE_OF_THEM = new Set(['no', 'aucun', 'aucune', 'pas']);
const OTHERS = smallWords('another');

/** `nobody in Toronto answers my calls`, `aucun psy à Rouyn ne répond`: the sentence goes on, and says that the place was tried in vain. */
function isComplaint(cue: Match<Meaning>, object: Match<Meaning>, read: Text): boolean {
  const form = read.words[cue.start]?.form ?? '';
  if (cue.meaning.excludes !== 'people' && !NONE_OF_THEM.has(form)) return false;
  const next = read.words[object.end];
  return next !== undefined && !endsSentence(object.end, read) && !BEFORE_NOBODY.has(next.form);
}

/** `my husband does not want couples therapy` says nothing of what the writer wants. */
function isAnothers({ start }: Match<Meaning>, read: Text): boolean {
  for (let at = start - 1; at >= Math.max(0, start - CLAUSE) && !endsSentence(at + 1, read); at -= 1)
    if (OTHERS.has(read.words[at]?.form ?? '')) return true;
  return false;
}

/** Whether a text is about who writes it. */
export function tells(words: readonly Word[]): boolean {
  return words.some(({ form }) => TELLS.has(form));
}

/** Whether a text says that somebody is looked for. */
export function isAboutSomebody(words: readonly Word[]): boolean {
  return words.some(({ form }) => SOMEBODY.has(form));
}

/** What a cue speaks of: what follows, or what stands before it where the sentence ends with it (`hypnose non`). */
function spokenOf(cue: Match<Meaning>, read: Text): ReturnType<typeof scopeOf> & { isBehind: boolean } {
  const { excludes = 'surely', isBehind = false } = cue.meaning;
  const isMeant: IsMeant = NARROWER[excludes] ?? (() => true);
  if (isBehind)
    return {
      ...scopeBefore(cue, read, (match) => isMeant(match) || isOnlyThat(match, cue, read.words)),
      isBehind,
    };
  const scope = scopeOf(cue, read, isMeant);
  const isLast = cue.end === read.words.length || endsSentence(cue.end, read);
  if (!isLast || !['surely', 'perhaps'].includes(excludes)) return { ...scope, isBehind };
  const before = scopeBefore(
    cue,
    read,
    (match) => isExcludable(match) && (match.end === cue.start || isWayOrGender(match)),
    0,
  );
  return cue.end - cue.start > 1 || before.objects.length > 0
    ? { ...before, isBehind: before.objects.length > 0 }
    : { ...scope, isBehind };
}

function opensSentence({ start }: Match<Meaning>, read: Text): boolean {
  return start === 0 || endsSentence(start, read) || BEFORE_NOBODY.has(read.words[start - 1]?.form ?? '');
}

/** `I do not sleep`, `je ne parle pas anglais`: it tells of who writes. */
function isOfOneself({ start }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  const [other = '', before = ''] = [words[start - 2]?.form, words[start - 1]?.form];
  if (OF_ONESELF.has(before)) return !SOMEBODY.has(other);
  // `My mom doesn't speak English`, but `for my daughter, not for autism`.
  if (POSSESSIVE.has(other) && !endsSentence(start, read)) return !SOMEBODY.has(before);
  const clause = words.slice(Math.max(0, start - CLAUSE), start).map(({ form }) => form);
  const denies = words[start]?.form ?? '';
  return (
    BEHIND_VERB.has(denies) &&
    clause.some((form) => WRITER.has(form) || POSSESSIVE.has(form)) &&
    !clause.some((form) => SOMEBODY.has(form))
  );
}

/** `my kids`, `ma femme`: those of whoever writes. */
function isTheirs(match: Match<Meaning>, words: readonly Word[]): boolean {
  const isSomebody = ['group', 'gender'].includes(kindIn(match) ?? '');
  return isSomebody && POSSESSIVE.has(words[match.start - 1]?.folded ?? '');
}

/** `I am not looking for couples work`, unlike `I am not in a couple`. */
function isWishFor(cue: Match<Meaning>, match: Match<Meaning>, words: readonly Word[]): boolean {
  const isOfWish = words.slice(cue.start, cue.end).some(({ form }) => OF_WISH.has(form));
  return isOfWish && isTogether(match);
}

/** `couples work`, unlike `a couple`. */
function isTogether(match: Match<Meaning>): boolean {
  return match.end - match.start > 1 && names(match, 'Family Therapy', 'Couples Therapy');
}

/** Who does other things as well is not left out: `nobody who only sees teens`. */
function isOnlyThat({ start }: Match<Meaning>, cue: Match<Meaning>, words: readonly Word[]): boolean {
  const from = Math.max(start - 2, cue.end <= start ? cue.end : 0);
  return words.slice(from, start).some(({ form }) => ONLY.has(form));
}

/** Who does not name a concern may well work with it, and what nobody fills in can be missing. */
function isExcludable({ meaning: { wants, isInferred } }: Match<Meaning>): boolean {
  return (
    !isInferred &&
    typeof wants !== 'function' &&
    wants[0] !== undefined &&
    SAID[wants[0].kind].excludable === true
  );
}
