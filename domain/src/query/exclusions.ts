import { SAID } from './condition.ts';
import {
  BETWEEN,
  endsSentence,
  isFree,
  names,
  type IsMeant,
  isAskedByRefusal,
  isPartOfTown,
  isPointedAt,
  isTogether,
  isWay,
  kindIn,
  lessWanted,
  markBefore,
  opening,
  scopeFrom,
  type Text,
  unknownAhead,
} from './exclusion-scope.ts';
import { isAboutSomebody, isAnothers, isOfOneself, isWriters, tells } from './exclusion-owner.ts';
import { type Excludes, type Meaning, isOne, smallWords } from './phrase-files.ts';
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
  /** Words that nothing explains behind words that exclude. */
  unknown: readonly UnknownWords[];
}

/** From the one up to, and not including, the other. */
export interface UnknownWords {
  readonly from: number;
  readonly to: number;
  /** It is said of the help or of who gives it: no part of a story. */
  readonly isFirm: boolean;
}

const POINTS = smallWords('points back');
const ENDS = new Set([...POINTS, ...smallWords('polite')]);
const OF_HELP = smallWords('of the help');
const ONE = /^(?:an?|une?)$/;
const BEFORE_VERB = /\bto\b|\b(?:pas|plus|jamais)$/i;
/** So many words may stand between what is not wanted and the words behind it that say so. */
const MOST_BETWEEN = 5;

/** Whoever refuses more values than these refuses nearly everybody: `no testing`. */
const MOST_VALUES = 12;

/** `nobody understands me`, `nobody answered`, `personne ne m’aide` */
const VERB = /^(?:.*[^us]s|.*ed|can|will|would|could|wants?|ne|n|me|m|nous|veut|peut)$/;
/** So few words are a search, and tell nothing. */
const A_FEW = 4;
/** So far behind what it names `that` may stand. */
const FAR_BACK = 24;

/** What the cues that say so much less exclude. */
const NARROWER: Readonly<Partial<Record<Excludes, IsMeant>>> = {
  averse: (match) => isPointedAt(match) || ['time', 'availability', 'price'].includes(kindIn(match) ?? ''),
  place: (match) => kindIn(match) === 'place',
  less: isWay,
  tried: (match) => ['therapy', 'session', 'gender', 'place', 'language'].includes(kindIn(match) ?? ''),
};

/** Through how many words that nothing explains: those that refuse say of all that follows that it is not wanted, and of others it is not sure. */
const THROUGH: Readonly<Partial<Record<Excludes, number>>> = {
  surely: 3,
  perhaps: 3,
  refuses: 6,
  averse: 5,
  people: 5,
};

/** What was said before the cues that undo it. */
const UNDONE: Readonly<Partial<Record<Excludes, IsMeant>>> = {
  absent: (match) => names(match, 'Family Therapy'),
  elsewhere: (match) => kindIn(match) === 'place',
};

/**
 * What the words of a reading exclude. A word that denies opens a scope: what stands in it is not wanted; see `scopeFrom`.
 * @param text that the words are of
 */
export function exclusionsIn(
  reading: readonly Match<Meaning>[],
  words: readonly Word[],
  text: string,
): Exclusions {
  const spans: (Match<Meaning> | undefined)[] = words.map(() => undefined);
  for (const match of reading) spans.fill(match, match.start, match.end);
  const read = { reading, spans, words, text };
  const excluded = new Set<Match<Meaning>>();
  const unread = new Set<Match<Meaning>>();
  const ofWriter = new Set<Match<Meaning>>();
  const unknown: UnknownWords[] = [];
  for (const cue of reading) {
    const { excludes } = cue.meaning;
    if (!excludes || excludes === 'nothing' || saysMore(cue, read)) continue;
    if (['people', 'less'].includes(excludes) && !opensSentence(cue, read)) continue;
    if (excludes === 'people' && isComplaintOf(cue, read)) continue;
    if (excludes === 'than') {
      const object = lessWanted(cue, read);
      if (object) (isExcludable(object) ? excluded : unread).add(object);
      continue;
    }
    const isUndone = UNDONE[excludes];
    if (isUndone) {
      for (const match of reading)
        if (match.end <= cue.start && isUndone(match))
          (excludes === 'elsewhere' ? excluded : unread).add(match);
      continue;
    }
    const { objects, isBehind, isUnsure, isPointedAt: isPointed, unknown: free } = spokenOf(cue, read);
    const ofOneself = !isBehind && isOfOneself(cue, read);
    const hasNone =
      !isBehind &&
      cue.named === 1 &&
      (isOne('has none', words[cue.start - 1]) || words[cue.start - 2]?.folded === 'there');
    const isOnly =
      !isPointed && objects.some((object) => kindIn(object) !== 'session' && isOnlyThat(object, cue, read));
    for (const object of objects) {
      const kind = kindIn(object);
      const isMeant = excludes in NARROWER;
      // `I have no psychologist in Moncton` is no word against Moncton, and `nobody in Moncton answers` none either.
      if (kind === 'place' && !isMeant && (hasNone || (!isBehind && isComplaint(cue, object, read))))
        continue;
      // `pas juste en anglais` asks for it, too.
      if (kind === 'language' && isOnlyAmong(cue, words)) continue;
      const isOfWriter =
        // `I don’t trust men since my divorce`
        (kind === 'gender' &&
          object.meaning.onlyExcluded &&
          ((ofOneself && isFeeling(cue, words)) || (excludes === 'averse' && isAnothers(cue, read)))) ||
        isWriters(object, cue, read) ||
        (!isMeant &&
          (hasNone ||
            (ofOneself &&
              (kind === 'concern' ||
                (kind === 'language' && excludes === 'perhaps') ||
                (kind === 'group' && excludes !== 'refuses' && !names(object, 'Groups'))))));
      const isNot =
        !isUnsure &&
        !isOnly &&
        !['neither', 'less'].includes(excludes) &&
        !isOneOfThem(object, words) &&
        !isPartOfTown(object, words) &&
        !(!isBehind && isNarrowed(object, read)) &&
        // What somebody refuses may be what another asks for: `he refuses couples therapy`.
        !(isTogether(object) && isAnothers(cue, read)) &&
        isExcludable(object);
      if (excludes === 'tried' || isOfWriter) ofWriter.add(object);
      else (isNot ? excluded : unread).add(object);
    }
    if (free[0] === free[1]) continue;
    const isSure = excludes === 'surely' || excludes === 'refuses';
    const isThing =
      objects.some((object) => isOneOfThem(object, words)) ||
      (excludes === 'refuses' && !isAnothers(cue, read) && isThingRefused(cue, free[0], read));
    if (isThing || isOfHelp(cue, free, read)) {
      unknown.push(...listed(free, true, read));
      continue;
    }
    const isOfThem =
      (!ofOneself && !hasNone) || (excludes === 'surely' && words.length > A_FEW) || excludes === 'refuses';
    const isSaidSo = isAboutSomebody(words) || (isSure && isBehind && cue.named > 1);
    const isWish = isOfThem && (isSaidSo || (!tells(words) && (isSure || words.length <= A_FEW)));
    const isApart = excludes in NARROWER || excludes === 'neither' || isOne('of a life', words[free[1] - 1]);
    if (['less', 'people'].includes(excludes) || (isWish && !isApart))
      unknown.push(...listed(free, false, read));
  }
  // `J’ai déjà fait de l’EMDR, autre chose svp`
  for (const match of excluded) for (const others of [unread, ofWriter]) others.delete(match);
  return { excluded, unread, ofWriter, unknown };
}

/** What a cue speaks of: what follows; what stands before it, where it is said so, or where the clause ends with it (`hypnose non`); or what it points back to. */
function spokenOf(cue: Match<Meaning>, read: Text): Spoken {
  const { excludes = 'surely', isBehind = false } = cue.meaning;
  const isMeant = NARROWER[excludes];
  const through = THROUGH[excludes] ?? 0;
  const isSure = excludes === 'refuses' || excludes === 'averse';
  const before = isBehind || endsClause(cue, read) ? spokenBefore(cue, read) : undefined;
  // `non-denominational marriage counselling`
  const isHyphened = read.text[read.words[cue.end - 1]?.end ?? 0] === '-';
  if (
    read.words[cue.end - 1]?.folded === 'non' &&
    (isHyphened || (isFree(cue.end, read) && !endsSentence(cue.end, read)))
  ) {
    const next = read.spans[cue.end];
    const objects = next && kindIn(next) ? [next] : [];
    const unknown = [cue.end, cue.end + (objects.length > 0 ? 0 : 1)] as const;
    return { objects, unknown, isBehind: false, isUnsure: false };
  }
  // `CBT-free`, and of `toll-free` nothing.
  const isJoinedOn = read.text[(read.words[cue.start]?.start ?? 0) - 1] === '-';
  if (before && (isJoinedOn || before.objects.length > 0))
    return { ...before, isBehind: true, isUnsure: false };
  // `Zoom does not work`, but `who does not work with kids`.
  const ahead = scopeFrom(cue, 1, read, isBehind ? {} : { ...(isMeant && { isMeant }), through });
  const isMore = ahead.unknown[0] < ahead.unknown[1];
  const isNothing = before?.unknown[0] === before?.unknown[1];
  if (
    before &&
    ahead.objects.length === 0 &&
    !(isMore && (!isBehind || (isNothing && !endsClause(cue, read))))
  )
    return { ...before, isBehind: true, isUnsure: false };
  // `I do not want to be put under hypnosis` refuses it; whether `no pious hypnotist` does is not sure.
  const isUnsure = ahead.passed > 0 && !isSure;
  const objects = ahead.objects.filter((one) =>
    isUnsure
      ? !one.meaning.onlyExcluded || isAskedByRefusal(one) || kindIn(one) === 'gender'
      : !isBehind || isExcludable(one),
  );
  const unknown = excludes === 'less' ? unknownAhead(cue.end, read, { isAll: true }) : ahead.unknown;
  return { ...ahead, unknown, objects, isBehind: false, isUnsure };
}

interface Spoken extends Pick<ReturnType<typeof scopeFrom>, 'objects' | 'unknown' | 'isPointedAt'> {
  isBehind: boolean;
  isUnsure: boolean;
}

/** `nobody understands`, `no one at work respects me`, but `nobody that treats me like a kid` */
function isComplaintOf({ end }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  if (isOne('calls', words[end]) || isOne('relative', words[end])) return false;
  let at = end;
  while (at < words.length && !endsSentence(at + 1, read) && !isOne('sufferer', words[at])) at += 1;
  return VERB.test(words[end]?.folded ?? '') || isOne('sufferer', words[at]);
}

/** Whether nothing follows in its clause but what points back: `no more of that`. */
function endsClause({ end }: Match<Meaning>, read: Text): boolean {
  let at = end;
  while (at < read.words.length && !endsSentence(at, read) && ENDS.has(read.words[at]?.form ?? '')) at += 1;
  return at >= read.words.length || endsSentence(at, read);
}

/** What stands before a cue in its clause, else the way, language or place that it points back to: `CBT did nothing, no more of that`. */
function spokenBefore(cue: Match<Meaning>, read: Text): ReturnType<typeof scopeFrom> {
  const { excludes = 'surely', isBehind = false } = cue.meaning;
  const { reading, words } = read;
  const isMeant = NARROWER[excludes] ?? (() => true);
  const isOfCue: IsMeant = (match) =>
    isBehind
      ? isMeant(match) || isOnlyThat(match, cue, read)
      : match.end === opening(cue, read) || (isExcludable(match) && isPointedAt(match));
  const before = scopeFrom(cue, -1, read, {
    isMeant: isOfCue,
    through: isBehind || excludes === 'averse' || excludes === 'refuses' ? MOST_BETWEEN : 0,
    // `Zoom? No.`
    overMark:
      (!isBehind && /[?:]/.test(markBefore(cue.start, read))) ||
      (cue.end - cue.start > 1 && (excludes !== 'averse' || pointsBack(cue, words))),
  });
  if (!pointsBack(cue, words)) return before;
  if (before.objects.length > 0) return { ...before, isPointedAt: true };
  const isThere = words.slice(cue.end, cue.end + 2).some((word) => isOne('points at a place', word));
  const found = reading.findLast(
    (match) =>
      match.end <= cue.start &&
      cue.start - match.end <= FAR_BACK &&
      isExcludable(match) &&
      (isPointedAt(match) || (isThere && kindIn(match) === 'place')),
  );
  return found ? { ...before, objects: [found], isPointedAt: true } : before;
}

function pointsBack({ start, end }: Match<Meaning>, words: readonly Word[]): boolean {
  return words.slice(Math.max(0, start - 1), end + 2).some((word) => isOne('points back', word));
}

/** `nobody in Toronto answers my calls`, `aucun psy à Rouyn ne répond`: the sentence goes on, and says that the place was tried in vain. */
function isComplaint(cue: Match<Meaning>, object: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  const isOfSomebody =
    cue.meaning.excludes === 'people' || isAboutSomebody(words.slice(cue.end, object.start));
  const next = words[object.end];
  return (
    isOfSomebody &&
    next !== undefined &&
    !endsSentence(object.end, read) &&
    !['before nobody', 'or', 'gives a reason'].some((heading) => isOne(heading, next))
  );
}

function opensSentence({ start }: Match<Meaning>, read: Text): boolean {
  return start === 0 || endsSentence(start, read) || isOne('before nobody', read.words[start - 1]);
}

/** What is felt of all men, rather than wished of a psychologist. */
function isFeeling({ start, end }: Match<Meaning>, words: readonly Word[]): boolean {
  return words.slice(start, end).some((word) => isOne('feels', word));
}

/** `moins jaser, plus d’outils` */
function saysMore({ start }: Match<Meaning>, { reading, words }: Text): boolean {
  return words[start]?.folded === 'plus' && reading.some(({ meaning }) => meaning.excludes === 'less');
}

/** `not a student` is said of who helps, `no students` of whom they help. */
function isOneOfThem(match: Match<Meaning>, words: readonly Word[]): boolean {
  return (
    names(match, 'Students') &&
    match.end - match.start === 1 &&
    ONE.test(words[match.start - 1]?.folded ?? '')
  );
}

/** `not just in French` */
function isOnlyAmong({ meaning: { excludes }, start, end }: Match<Meaning>, words: readonly Word[]): boolean {
  return excludes === 'neither' && words.slice(start, end).some((word) => isOne('only', word));
}

/** `no older men`, `pas d’homme âgé`, `no CBT worksheets`: of less than all of them. */
function isNarrowed(match: Match<Meaning>, { words, spans }: Text): boolean {
  const [before, behind] = [words[match.start - 1], words[match.end]];
  const isUnknown = before !== undefined && !spans[match.start - 1];
  if (isWay(match)) return isOne('a part of it', behind);
  return (
    (kindIn(match) === 'gender' && (isUnknown || [before, behind].some((one) => isOne('narrows', one)))) ||
    (kindIn(match) === 'group' && isUnknown && match.end - match.start === 1)
  );
}

/** `we do not want mediation`, `on veut pas de médiation`, unlike `I do not want to get up`, `je veux pas me lever`. */
function isThingRefused(cue: Match<Meaning>, from: number, { words, text }: Text): boolean {
  const isOfWish = words.slice(cue.start, cue.end).some((word) => isOne('of a wish', word));
  return isOfWish && !BEFORE_VERB.test(text.slice(words[cue.start]?.start, words[from - 1]?.end));
}

/** What nothing explains, and what `or` joins to it: `no homework or worksheets`. */
function listed([from, to]: readonly [number, number], isFirm: boolean, read: Text): UnknownWords[] {
  const next = read.words.findIndex(({ form }, at) => at >= to && !OF_HELP.has(form) && !BETWEEN.has(form));
  const isJoined = isOne('or', read.words[next]) && !endsSentence(next, read);
  const other = isJoined ? unknownAhead(next + 1, read) : ([to, to] as const);
  return [{ from, to, isFirm }, ...(other[0] < other[1] ? listed(other, isFirm, read) : [])];
}

/** `no religious approach`, `anyone but Dr. Singh`: said of how help is given, or by whom. */
function isOfHelp(
  cue: Match<Meaning>,
  [from, to]: readonly [number, number],
  { words, spans, text }: Text,
): boolean {
  const isThrough = words.slice(cue.start, from).some((word) => isOne('through whom', word));
  const isName = isOne('calls', words[from - 1]) && /^\p{Lu}/u.test(text.slice(words[from]?.start));
  const said = words.slice(Math.min(cue.end, from), Math.max(cue.start, to + 1));
  return (
    isName ||
    isThrough ||
    isOne('refused alone', words[from]) ||
    spans[from]?.meaning.alsoWords === true ||
    said.some((word) => isOne('of the help', word))
  );
}

/** Who does other things as well is not left out: `nobody who only sees teens`. */
function isOnlyThat({ start, end }: Match<Meaning>, cue: Match<Meaning>, read: Text): boolean {
  const least = Math.max(start - 2, cue.end <= start ? cue.end : 0);
  for (let at = start; at > least && !endsSentence(at, read); at -= 1)
    if (isOne('only', read.words[at - 1])) return true;
  return cue.meaning.excludes === 'people' && isOne('only', read.words[end]);
}

/** Who does not name a concern may well work with it, and what nobody fills in can be missing. */
function isExcludable(match: Match<Meaning>): boolean {
  const { wants, isInferred } = match.meaning;
  if (isAskedByRefusal(match)) return true;
  return (
    !isInferred &&
    typeof wants !== 'function' &&
    wants[0] !== undefined &&
    wants[0].values.length <= MOST_VALUES &&
    SAID[wants[0].kind].excludable === true
  );
}
