import {
  allAhead,
  endsSentence,
  follows,
  type IsMeant,
  isFree,
  lessWanted,
  markBefore,
  opening,
  type Scope,
  scopeFrom,
  type Text,
  type Typed,
} from './exclusion-scope.ts';
import {
  isAskedByRefusal,
  isExcludable,
  isMeantBy,
  isPointedAt,
  isTogether,
  isWay,
  kindIn,
  names,
} from './meant.ts';
import { type Excludes, hasOne, type Meaning, isOne } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import { isBeforeAllBut, isUndone } from './undone.ts';

/** Of what stands in the scope of a cue: it leaves people out; it is said that nobody can be left out by it; it only tells of who writes. */
export type Verdict = 'out' | 'said' | 'told';

/** What a kind of cue can do; the kinds are those of `exclusions.txt`. */
interface Force {
  /** So many words that nothing explains may stand before what it speaks of. */
  readonly through?: number;
  /** What it can be said of, where that is not everything. */
  readonly isMeant?: IsMeant;
  /** What it says, where that is less than that somebody is left out. */
  readonly says?: Exclude<Verdict, 'out'>;
  /** It undoes what was said before it, wherever. */
  readonly undoes?: true;
}

/** So many words may stand between what is not wanted and the words behind it that say so. */
const MOST_BETWEEN = 5;
/** So far behind what it names `that` may stand. */
const FAR_BACK = 24;
const isPlace: IsMeant = (match) => isMeantBy(match, 'place');
/** `cut alcohol out`, `hold the baby` tell of a life. */
const isOfHelp: IsMeant = (match) => !isMeantBy(match, 'concern', 'group') || isPointedAt(match);

/** A kind that is not among these can be said of everything. */
const FORCES: Readonly<Partial<Record<Excludes, Force>>> = {
  surely: { through: 3 },
  perhaps: { through: 3 },
  refuses: { through: 6 },
  people: { through: 5 },
  averse: {
    through: 5,
    isMeant: (match) => isPointedAt(match) || isMeantBy(match, 'time', 'availability', 'price'),
  },
  place: { isMeant: isPlace },
  less: { isMeant: isWay, says: 'said' },
  neither: { says: 'said' },
  tried: {
    isMeant: (match) =>
      isTogether(match) ||
      isMeantBy(match, 'therapy', 'session', 'gender', 'place', 'language', 'assessment'),
    says: 'told',
  },
  been: { isMeant: isPlace, says: 'told' },
  absent: { isMeant: (match) => names(match, 'Family Therapy'), says: 'said', undoes: true },
  elsewhere: { isMeant: isPlace, undoes: true },
};

/** A cue with what it speaks of, and who says it. */
export interface Denial extends Spoken {
  readonly cue: Match<Meaning>;
  readonly excludes: Excludes;
  readonly force: Force;
  readonly isOfOneself: boolean;
  readonly isAnothers: boolean;
  /** `I have no friends` */
  readonly hasNone: boolean;
}

/** What a match of the reading denies; undefined where it denies nothing. */
export function denialOf(cue: Match<Meaning>, read: Text): Denial | undefined {
  const { excludes } = cue.meaning;
  const { words, reading } = read;
  if (!excludes || ['nothing', 'itself'].includes(excludes) || isUndone(cue, read)) return undefined;
  // `moins jaser, plus d’outils`
  const isLess = reading.some(({ meaning }) => meaning.excludes === 'less');
  if (isLess && words[cue.start]?.folded === 'plus') return undefined;
  if (['people', 'less'].includes(excludes) && !opensSentence(cue.start, read)) return undefined;
  if (excludes === 'people' && isComplaintOf(cue, read)) return undefined;
  if (isBeforeAllBut(cue, read)) return undefined;
  const force: Force = FORCES[excludes] ?? {};
  const objects =
    excludes === 'than'
      ? lessWanted(cue, read)
      : force.undoes && reading.filter((match) => match.end <= cue.start && force.isMeant?.(match));
  const scope: Spoken = objects
    ? { objects, passed: 0, unknown: [0, 0], isBehind: true, isUnsure: false }
    : cue.meaning.isFirst && !endsClause(cue, read)
      ? spokenFirst(cue, read)
      : spokenOf(cue, force, read);
  const isOwn = !scope.isBehind && isOfOneself(cue, read);
  return {
    ...scope,
    cue,
    excludes,
    force,
    isOfOneself: isOwn,
    isAnothers: isAnothers(cue, read),
    hasNone:
      !scope.isBehind &&
      isBare(excludes) &&
      hasOne('denies', words.slice(cue.start, cue.end)) &&
      (isOne('has none', words[cue.start - 1]) ||
        (isOwn && /^ha(?:ve|s|d|ving)$/.test(words[cue.end]?.folded ?? '')) ||
        words[cue.start - 2]?.folded === 'there'),
  };
}

/** `not` or `no` alone, without a word that says who wishes what. */
export function isBare(excludes: Excludes): boolean {
  return excludes === 'perhaps' || excludes === 'surely';
}

interface Spoken extends Scope {
  /** What it speaks of stands before it. */
  readonly isBehind: boolean;
  /** And in another clause. */
  readonly isPointed?: boolean;
  /** It may be meant of the words that nothing explains alone. */
  readonly isUnsure: boolean;
}

/** What a cue speaks of: what follows; what stands before it, where it is said so, or where the clause ends with it (`hypnose non`); or what it points back to. */
function spokenOf(cue: Match<Meaning>, force: Force, read: Text): Spoken {
  const { excludes, isBehind = false } = cue.meaning;
  const { words, spans, text } = read;
  const isSure = excludes === 'refuses' || excludes === 'averse';
  const isLast = endsClause(cue, read);
  const sure = { isBehind: false, isUnsure: false };
  // `non-denominational marriage counselling`, `couple non catholique`
  const isHyphened = text[words[cue.end - 1]?.end ?? 0] === '-';
  const isOfNext = isHyphened || (isFree(cue.end, read) && !endsSentence(cue.end, read));
  if (words[cue.end - 1]?.folded === 'non' && isOfNext) {
    const next = spans[cue.end];
    const objects = next && kindIn(next) ? [next] : [];
    return { ...sure, objects, passed: 0, unknown: [cue.end, cue.end + 1 - objects.length] };
  }
  const before =
    isBehind || isLast ? { ...sure, ...spokenBefore(cue, force, read), isBehind: true } : undefined;
  // `CBT-free`, and of `toll-free` nothing.
  const isJoinedOn = text[(words[cue.start]?.start ?? 0) - 1] === '-';
  if (before && (isJoinedOn || before.objects.length > 0)) return before;
  // `ça me tente pas, un groupe`
  const isAnnounced =
    isBehind &&
    words.slice(Math.max(0, cue.start - CLAUSE), cue.end).some(({ folded }) => /^(?:ca|en)$/.test(folded));
  // `Zoom does not work`, but `who does not work with kids`.
  const ahead = scopeFrom(cue, 1, read, {
    isMeant: isBehind ? undefined : force.isMeant,
    through: force.through,
    overMark: isAnnounced,
  });
  const isMore = ahead.unknown[0] < ahead.unknown[1];
  const isNothing = before?.unknown[0] === before?.unknown[1];
  if (before && ahead.objects.length === 0 && !(isMore && (!isBehind || (isNothing && !isLast))))
    return before;
  // `I do not want to be put under hypnosis` refuses it; whether `no pious hypnotist` does is not sure.
  const isUnsure = ahead.passed > 0 && !isSure;
  const objects = ahead.objects.filter((one) =>
    isUnsure
      ? !one.meaning.onlyExcluded || isAskedByRefusal(one) || isMeantBy(one, 'gender')
      : !isBehind || isExcludable(one),
  );
  const unknown = excludes === 'less' ? allAhead(cue.end, read) : ahead.unknown;
  return { ...ahead, unknown, objects, isBehind: false, isUnsure };
}

/** What a sentence that begins with a cue leaves out: only what stands directly behind it, and nothing of a life. */
function spokenFirst(cue: Match<Meaning>, read: Text): Spoken {
  const { isUntilOut = false } = cue.meaning;
  const isMeant: IsMeant = (match) =>
    isOfHelp(match) ||
    // `leave couples out`, unlike `take the kids out`
    (isUntilOut &&
      isMeantBy(match, 'group') &&
      !(
        read.words[match.start - 1]?.folded === 'the' && names(match, 'Children', 'Adolescents', 'Families')
      ));
  const { objects, unknown } = scopeFrom(cue, 1, read, { isMeant });
  const end = Math.max(objects.at(-1)?.end ?? 0, unknown[1]);
  // `cut the cost of EMDR`
  const isIt = isUntilOut
    ? endsWithOut(end, read)
    : read.words
        .slice(cue.end, objects[0]?.start ?? unknown[0])
        .every((word) => isOne('directly before', word));
  const spoken = isIt ? { objects, unknown } : { objects: [], unknown: [cue.end, cue.end] as const };
  return { ...spoken, passed: 0, isBehind: false, isUnsure: false };
}

/** Whether a clause ends there with `out`: `leave Zoom out of it`, but `write it out in French`. */
function endsWithOut(from: number, read: Text): boolean {
  const { words } = read;
  let at = from;
  while (/^(?:de|d|a|l|la|en)$/.test(words[at]?.folded ?? '') && !endsSentence(at, read)) at += 1;
  if (!isOne('out', words[at]) || endsSentence(at, read)) return false;
  at += 1;
  while (at < words.length && !endsSentence(at, read) && isOne('behind out', words[at])) at += 1;
  return at >= words.length || endsSentence(at, read) || isOne('parts a sentence', words[at]);
}

/** What stands before a cue in its clause, else the way, language or place that it points back to: `CBT did nothing, no more of that`. */
function spokenBefore(cue: Match<Meaning>, { isMeant = () => true }: Force, read: Text) {
  const { excludes = 'surely', isBehind = false } = cue.meaning;
  const { reading, words } = read;
  const pointsBack = hasOne('points back', words.slice(Math.max(0, cue.start - 1), cue.end + 2));
  const isThat = (match: Match<Meaning>) => isExcludable(match) && isPointedAt(match);
  // `tried CBT, didn’t help`
  const isApart = excludes === 'averse' && isBehind && !pointsBack && endsSentence(cue.start, read);
  const before = scopeFrom(cue, -1, read, {
    isMeant: (match) =>
      isBehind
        ? isMeant(match) && (!isApart || isWay(match))
        : (match.end === opening(cue, read) && isMeant(match)) || isThat(match),
    through: isBehind || excludes === 'averse' || excludes === 'refuses' ? MOST_BETWEEN : 0,
    // `Zoom? No.`
    overMark:
      (!isBehind && (isAloneBehind(cue, read) || /[?:]/.test(markBefore(cue.start, read)))) ||
      (cue.end - cue.start > 1 && (excludes !== 'averse' || pointsBack || isApart)),
  });
  if (!pointsBack) return before;
  if (before.objects.length > 0) return { ...before, isPointed: true };
  const found = reading.findLast(
    (one) => one.end <= cue.start && cue.start - one.end <= FAR_BACK && isThat(one),
  );
  return found ? { ...before, objects: [found], isPointed: true } : before;
}

/** `La kétamine, non.`: it is all that stands behind the only comma of a sentence. */
function isAloneBehind({ start, end }: Match<Meaning>, read: Text): boolean {
  if (end - start > 1 || markBefore(start, read) !== ',' || !isOne('denies alone', read.words[start]))
    return false;
  let from = start - 1;
  while (from > 0 && !endsSentence(from, read)) from -= 1;
  return markBefore(from, read) !== ',' && (end >= read.words.length || /[.;!?]/.test(markBefore(end, read)));
}

/** `nobody understands me`, `nobody answered`, `personne ne m’aide` */
const VERB = /^(?:.*[^us]s|.*ed|can|will|would|could|wants?|ne|n|me|m|nous|veut|peut)$/;

/** `nobody understands`, `no one at work respects me`, but `nobody that treats me like a kid` */
export function isComplaintOf({ end }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  if (isOne('calls, relative', words[end]) || endsSentence(end, read)) return false;
  return VERB.test(words[end]?.folded ?? '') || follows('sufferer', end, read);
}

/** Whether nothing follows in its clause but what points back: `no more of that`. */
function endsClause({ end }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  let at = end;
  while (!endsSentence(at, read) && isOne('points back, polite', words[at])) at += 1;
  return at >= words.length || endsSentence(at, read);
}

/** Whether a sentence begins with a word. */
export function opensSentence(at: number, read: Typed): boolean {
  return at === 0 || endsSentence(at, read) || isOne('before nobody', read.words[at - 1]);
}

export const SOMEBODY = 'somebody, relative';
const CLAUSE = 3;
/** `ma mère ne parle pas` */
const LONG_CLAUSE = 5;

/** `my husband does not want couples therapy` says nothing of what the writer wants. */
function isAnothers({ start }: Match<Meaning>, read: Text): boolean {
  for (let at = start - 1; at >= Math.max(0, start - CLAUSE) && !endsSentence(at + 1, read); at -= 1) {
    const word = read.words[at];
    if (isOne('another, who is there', word)) return isOne('another', word);
  }
  return false;
}

/** `I do not sleep`, `je ne parle pas anglais`: it tells of who writes. */
function isOfOneself({ start }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  if (endsSentence(start, read)) return false;
  const before = words[start - 1];
  // `quelqu’un qui n’est pas`
  const other = words[start - (/^ne?$/.test(words[start - 2]?.form ?? '') ? 3 : 2)];
  if (isOne('of oneself', before)) return !isOne(SOMEBODY, other);
  let from = start;
  while (from > Math.max(0, start - LONG_CLAUSE) && !endsSentence(from, read)) from -= 1;
  const clause = words.slice(from, start);
  return (
    isOne('behind a verb', words[start]) &&
    hasOne('who is there, possessive', clause) &&
    !hasOne(SOMEBODY, clause)
  );
}
