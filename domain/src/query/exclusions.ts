import { SAID } from './condition.ts';
import {
  allAhead,
  endsSentence,
  type IsMeant,
  isAskedByRefusal,
  isFree,
  lessWanted,
  listed,
  markBefore,
  opening,
  type Scope,
  scopeFrom,
  type Stretch,
  type Text,
} from './exclusion-scope.ts';
import { isMeantBy, isPointedAt, isTogether, isWay, kindIn, names } from './meant.ts';
import { type Excludes, hasOne, type Meaning, isOne, smallWords, textsOf } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import { isPartOfTown } from './places.ts';
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
  /** What words refuse that name something else: `religious`, of `secular`. */
  implied: readonly string[];
}

export interface UnknownWords {
  readonly stretch: Stretch;
  /** It is said of the help or of who gives it: no part of a story. */
  readonly isFirm: boolean;
}

/** What is so of something that stands in the scope of a cue. */
type Verdict = 'out' | 'said' | 'told' | 'asked';

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

const isPlace: IsMeant = (match) => isMeantBy(match, 'place');

const FORCES: Readonly<Record<Excludes, Force>> = {
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
    isMeant: (match) => isMeantBy(match, 'therapy', 'session', 'gender', 'place', 'language'),
    says: 'told',
  },
  absent: { isMeant: (match) => names(match, 'Family Therapy'), says: 'said', undoes: true },
  elsewhere: { isMeant: isPlace, undoes: true },
  itself: {},
  than: {},
  nothing: {},
};

const ITSELF = new Map(
  (textsOf('small-words').get('itself (as written)') ?? '')
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]),
);
/** So many words may stand between what is not wanted and the words behind it that say so. */
const MOST_BETWEEN = 5;
/** Whoever refuses more values than these refuses nearly everybody: `no testing`. */
const MOST_VALUES = 12;
/** So few words are a search, and tell nothing. */
const A_FEW = 4;
/** So far behind what it names `that` may stand. */
const FAR_BACK = 24;

/** A cue with what it speaks of, and who says it. */
interface Denial extends Scope {
  readonly cue: Match<Meaning>;
  readonly excludes: Excludes;
  readonly force: Force;
  /** What it speaks of stands before it. */
  readonly isBehind: boolean;
  /** And in another clause. */
  readonly isPointed?: boolean;
  /** It may be meant of the words that nothing explains alone. */
  readonly isUnsure: boolean;
  readonly isOfOneself: boolean;
  readonly isAnothers: boolean;
  /** `I have no friends` */
  readonly hasNone: boolean;
}

/**
 * What the words of a reading exclude: a cue, which has a force, opens a scope, and what stands in it gets a verdict. The cues are in `exclusions.txt`, the
 * words that scopes pass over or end with in `small-words.txt`, and what can be left out in the facets.
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
  const found = {
    out: new Set<Match<Meaning>>(),
    said: new Set<Match<Meaning>>(),
    told: new Set<Match<Meaning>>(),
  };
  const unknown: UnknownWords[] = [];
  const implied: string[] = [];
  for (const cue of reading) {
    const itself = cue.meaning.excludes === 'itself' && ITSELF.get(words[cue.start]?.folded ?? '');
    if (itself) implied.push(itself);
    const denial = denialOf(cue, read);
    if (!denial) continue;
    for (const object of denial.objects) {
      const verdict = verdictOn(object, denial, read);
      if (verdict !== 'asked') found[verdict].add(object);
    }
    const isFirm = isOfHelp(denial, read);
    if (denial.unknown[0] < denial.unknown[1] && (isFirm || isWish(denial, read)))
      unknown.push(...listed(denial.unknown, read).map((stretch) => ({ stretch, isFirm })));
  }
  // `J’ai déjà fait de l’EMDR, autre chose svp`
  for (const match of found.out) for (const others of [found.said, found.told]) others.delete(match);
  return { excluded: found.out, unread: found.said, ofWriter: found.told, unknown, implied };
}

function denialOf(cue: Match<Meaning>, read: Text): Denial | undefined {
  const { excludes } = cue.meaning;
  const { words, reading } = read;
  if (!excludes || ['nothing', 'itself'].includes(excludes) || saysMore(cue, read) || isUndone(cue, read))
    return undefined;
  if (['people', 'less'].includes(excludes) && !opensSentence(cue, read)) return undefined;
  if (excludes === 'people' && isComplaintOf(cue, read)) return undefined;
  const force = FORCES[excludes];
  const { isMeant = () => true, undoes } = force;
  const compared = excludes === 'than' ? lessWanted(cue, read) : undefined;
  const before = undoes ? reading.filter((match) => match.end <= cue.start && isMeant(match)) : [];
  const scope: Spoken =
    undoes || excludes === 'than'
      ? {
          objects: compared ? [compared] : before,
          passed: 0,
          unknown: [0, 0],
          isBehind: true,
          isUnsure: false,
        }
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
function isBare(excludes: Excludes): boolean {
  return excludes === 'perhaps' || excludes === 'surely';
}

function verdictOn(object: Match<Meaning>, denial: Denial, read: Text): Verdict {
  const { cue, excludes, force, isBehind, hasNone } = denial;
  const kind = kindIn(object);
  if (force.undoes || excludes === 'than') return force.says ?? (isExcludable(object) ? 'out' : 'said');
  // `I have no psychologist in Moncton` is no word against Moncton, and `nobody in Moncton answers` none either.
  if (kind === 'place' && !force.isMeant && (hasNone || (!isBehind && isInVain(object, denial, read))))
    return 'asked';
  // `pas juste en anglais` asks for it, too.
  if (kind === 'language' && excludes === 'neither' && hasOne('only', read.words.slice(cue.start, cue.end)))
    return 'asked';
  if (force.says === 'told' || isOfWriter(object, denial, read)) return 'told';
  const isSaid =
    force.says === 'said' ||
    denial.isUnsure ||
    !isExcludable(object) ||
    isPartOfTown(object, read.words) ||
    isOneOfThem(object, read) ||
    isOnly(denial, read) ||
    (!isBehind && isNarrowed(object, read)) ||
    // What somebody refuses may be what another asks for: `he refuses couples therapy`.
    (isTogether(object) && denial.isAnothers);
  return isSaid ? 'said' : 'out';
}

interface Spoken extends Scope {
  isBehind: boolean;
  isUnsure: boolean;
  isPointed?: boolean;
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
  // `Zoom does not work`, but `who does not work with kids`.
  // `ça me tente pas, un groupe`
  const isAnnounced =
    isBehind &&
    words.slice(Math.max(0, cue.start - CLAUSE), cue.end).some(({ folded }) => /^(?:ca|en)$/.test(folded));
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

function aroundCue({ start, end }: Match<Meaning>, words: readonly Word[]): readonly Word[] {
  return words.slice(Math.max(0, start - 1), end + 2);
}

/** What stands before a cue in its clause, else the way, language or place that it points back to: `CBT did nothing, no more of that`. */
function spokenBefore(cue: Match<Meaning>, { isMeant = () => true }: Force, read: Text) {
  const { excludes = 'surely', isBehind = false } = cue.meaning;
  const { reading, words } = read;
  const pointsBack = hasOne('points back', aroundCue(cue, words));
  const before = scopeFrom(cue, -1, read, {
    isMeant: (match) =>
      isBehind
        ? isMeant(match)
        : match.end === opening(cue, read) || (isExcludable(match) && isPointedAt(match)),
    through: isBehind || excludes === 'averse' || excludes === 'refuses' ? MOST_BETWEEN : 0,
    // `Zoom? No.`
    overMark:
      (!isBehind && /[?:]/.test(markBefore(cue.start, read))) ||
      (cue.end - cue.start > 1 && (excludes !== 'averse' || pointsBack)),
  });
  if (!pointsBack) return before;
  if (before.objects.length > 0) return { ...before, isPointed: true };
  const found = reading.findLast(
    (match) =>
      match.end <= cue.start &&
      cue.start - match.end <= FAR_BACK &&
      isExcludable(match) &&
      isPointedAt(match),
  );
  return found ? { ...before, objects: [found], isPointed: true } : before;
}

/** Whether words that nothing explains are refused of the help or of who gives it: `no religious approach`, `anyone but Dr. Singh`, `on veut pas de médiation`. */
function isOfHelp(
  { cue, excludes, objects, unknown: [from, to], isAnothers: isOthers, isOfOneself: isOwn }: Denial,
  read: Text,
): boolean {
  const { words, spans, text } = read;
  const said = words.slice(Math.min(cue.end, from), Math.max(cue.start, to + 1));
  return (
    hasOne('of the help', said) ||
    hasOne('through whom', words.slice(cue.start, from)) ||
    (isOne('refused alone', words[from]) && !(isOwn && isBare(excludes))) ||
    spans[from]?.meaning.alsoWords === true ||
    objects.some((object) => isOneOfThem(object, read)) ||
    // `I do not want to get up`, `je veux pas me lever` tell of a life.
    (excludes === 'refuses' &&
      !isOthers &&
      hasOne('of a wish', words.slice(cue.start, cue.end)) &&
      !BEFORE_VERB.test(text.slice(words[cue.start]?.start, words[from - 1]?.end)))
  );
}

const BEFORE_VERB = /\bto\b|\b(?:pas|plus|jamais)$/i;

/** Whether they are part of a wish, and of no story. */
function isWish(denial: Denial, { words }: Text): boolean {
  const { cue, excludes, force, unknown, isBehind, hasNone } = denial;
  if (['less', 'people'].includes(excludes)) return true;
  const isSure = excludes === 'surely' || excludes === 'refuses';
  const isOfThem =
    (!denial.isOfOneself && !hasNone) ||
    (excludes === 'surely' && words.length > A_FEW) ||
    excludes === 'refuses';
  const isSaidSo = hasOne('somebody', words) || (isSure && isBehind && cue.named > 1);
  return (
    isOfThem &&
    (isSaidSo || (!hasOne('tells', words) && (isSure || words.length <= A_FEW))) &&
    !force.isMeant &&
    excludes !== 'neither' &&
    !isOne('of a life', words[unknown[1] - 1])
  );
}

/** `nobody understands me`, `nobody answered`, `personne ne m’aide` */
const VERB = /^(?:.*[^us]s|.*ed|can|will|would|could|wants?|ne|n|me|m|nous|veut|peut)$/;

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
  const { words } = read;
  let at = end;
  while (!endsSentence(at, read) && (isOne('points back', words[at]) || isOne('polite', words[at]))) at += 1;
  return at >= words.length || endsSentence(at, read);
}

/** `nobody in Toronto answers my calls`, `aucun psy à Rouyn ne répond`: the sentence goes on, and says that the place was tried in vain. */
function isInVain(object: Match<Meaning>, { cue, excludes }: Denial, read: Text): boolean {
  const next = read.words[object.end];
  return (
    (excludes === 'people' || hasOne('somebody', read.words.slice(cue.end, object.start))) &&
    !cue.meaning.isUntilOut &&
    next !== undefined &&
    !endsSentence(object.end, read) &&
    !['before nobody', 'or', 'gives a reason'].some((heading) => isOne(heading, next))
  );
}

/** Whether a match, if it is a cue that says so only there, stands where it can. */
export function isInPlace(cue: Match<Meaning>, read: Pick<Text, 'words' | 'text'>): boolean {
  const { isFirst, isUntilOut } = cue.meaning;
  if (isFirst) {
    const [word] = read.words.slice(cue.start);
    // `she leaves the kids out`
    if (/[^n]s$/.test(word?.folded ?? '')) return false;
    // `you can take men off`, but `I cut men out of my life`
    let from = cue.start;
    while (from > 0 && !endsSentence(from, read) && isOne('asks to', read.words[from - 1])) from -= 1;
    const isTold = from < cue.start && isOne('who is there', read.words[cue.start - 1]);
    if (isTold || !opensSentence({ start: from }, read)) return false;
  }
  if (!isUntilOut) return true;
  let at = cue.end + 1;
  while (at < read.words.length && !endsSentence(at, read) && !isOne('out', read.words[at])) at += 1;
  return isOne('out', read.words[at]) && !endsSentence(at, read);
}

/** `I don’t want to avoid EMDR`, `n’oubliez pas l’EMDR`, `not without a woman`: of two that deny the one undoes the other. */
function isUndone(cue: Match<Meaning>, read: Text): boolean {
  const { words, spans } = read;
  const said = words.slice(cue.start, cue.end);
  const isVerb = (match: Match<Meaning> | undefined) =>
    ['refuses', 'averse'].includes(match?.meaning.excludes ?? '') &&
    !hasOne('denies', words.slice(match?.start, match?.end));
  // In French the verb stands first.
  if (
    /^(?:pas|jamais)$/.test(said[0]?.folded ?? '') &&
    !endsSentence(cue.start, read) &&
    isVerb(spans[cue.start - 1])
  )
    return true;
  if (!isVerb(cue) && !/^(?:without|sans)$/.test(said[0]?.folded ?? '')) return false;
  if (/^(?:pas|jamais)$/.test(words[cue.end]?.folded ?? '') && !endsSentence(cue.end, read)) return true;
  let at = cue.start;
  while (!endsSentence(at, read) && isOne('between denials', words[at - 1])) at -= 1;
  return !endsSentence(at, read) && isOne('denies', words[at - 1]);
}

function opensSentence(
  { start }: Pick<Match<Meaning>, 'start'>,
  read: Pick<Text, 'words' | 'text'>,
): boolean {
  return start === 0 || endsSentence(start, read) || isOne('before nobody', read.words[start - 1]);
}

/** `moins jaser, plus d’outils` */
function saysMore({ start }: Match<Meaning>, { reading, words }: Text): boolean {
  return words[start]?.folded === 'plus' && reading.some(({ meaning }) => meaning.excludes === 'less');
}

/** `not a student` is said of who helps, `no students` of whom they help. */
function isOneOfThem(match: Match<Meaning>, { words }: Text): boolean {
  const isOneOf = /^(?:an?|une?)$/.test(words[match.start - 1]?.folded ?? '');
  return isOneOf && names(match, 'Students') && match.end - match.start === 1;
}

/** `no older men`, `pas d’homme âgé`, `no CBT worksheets`: of less than all of them. */
function isNarrowed(match: Match<Meaning>, { words, spans }: Text): boolean {
  const [before, behind] = [words[match.start - 1], words[match.end]];
  const isUnknown = before !== undefined && !spans[match.start - 1];
  if (isWay(match)) return isOne('a part of it', behind);
  return (
    (isMeantBy(match, 'gender') &&
      ((isUnknown && match.end - match.start === 1) ||
        [before, behind].some((one) => isOne('narrows', one)))) ||
    (isMeantBy(match, 'group') && isUnknown && match.end - match.start === 1)
  );
}

/** Who does other things as well is not left out: `nobody who only sees teens`. */
function isOnly({ objects, cue, isPointed }: Denial, read: Text): boolean {
  return !isPointed && objects.some((one) => !isMeantBy(one, 'session') && isOnlyThat(one, cue, read));
}

function isOnlyThat({ start }: Match<Meaning>, cue: Match<Meaning>, read: Text): boolean {
  const least = Math.max(start - 2, cue.end <= start ? cue.end : 0);
  for (let at = start; at > least && !endsSentence(at, read); at -= 1)
    if (isOne('only', read.words[at - 1])) return true;
  return false;
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

const OF_ONESELF = smallWords('of oneself');
const SOMEBODY = new Set([...smallWords('somebody'), ...smallWords('relative')]);
const CLAUSE = 3;
/** `ma mère ne parle pas` */
const LONG_CLAUSE = 5;

/** `my husband does not want couples therapy` says nothing of what the writer wants. */
function isAnothers({ start }: Match<Meaning>, read: Text): boolean {
  for (let at = start - 1; at >= Math.max(0, start - CLAUSE) && !endsSentence(at + 1, read); at -= 1) {
    const word = read.words[at];
    if (isOne('another', word) || isOne('who is there', word)) return isOne('another', word);
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
  if (OF_ONESELF.has(before?.form ?? '')) return !SOMEBODY.has(other?.form ?? '');
  let from = start;
  while (from > Math.max(0, start - LONG_CLAUSE) && !endsSentence(from, read)) from -= 1;
  const clause = words.slice(from, start);
  return (
    isOne('behind a verb', words[start]) &&
    (hasOne('who is there', clause) || hasOne('possessive', clause)) &&
    !clause.some(({ form }) => SOMEBODY.has(form))
  );
}

const WANTING = /^(?:want|wanting|veux|veut|voulons|voulais)$/;
const HAVING_NONE = /^(?:without|sans|have|having|had|avoir)$/;

/** What the writer is or has, rather than wishes: `my kids`, `ma femme`; `a woman without children`; `I feel neither a man nor a woman`. */
function isOfWriter(match: Match<Meaning>, denial: Denial, { words }: Text): boolean {
  const { cue, excludes, force, isOfOneself: isOwn, hasNone } = denial;
  const kind = kindIn(match) ?? 'concern';
  const between = words.slice(cue.end, match.start);
  if (kind === 'gender') {
    const before = words.slice(Math.max(0, cue.start - 2), cue.start + 1);
    if (isBare(excludes) && hasOne('how one is', before)) return true;
    // `I don’t trust men since my divorce`
    const isFelt = isOwn && hasOne('feels', words.slice(cue.start, cue.end));
    if (match.meaning.onlyExcluded && (isFelt || (excludes === 'averse' && denial.isAnothers))) return true;
  }
  // `for my son and not for our couple`
  const isForThem = names(match, 'Couples', 'Families') && isOne('for whom', words[match.start - 2]);
  const isSomebodys = hasOne('possessive', words.slice(Math.max(0, match.start - 1), match.start + 1));
  // `nobody who would see our kid`
  const isOfSomebody = between.some(({ form }) => SOMEBODY.has(form));
  if (isSomebodys && !isForThem && !isOfSomebody && (kind === 'group' || kind === 'gender')) return true;
  if (names(match, 'Children') && match.end - match.start === 1 && cue.end <= match.start) {
    const isHaving = ({ folded }: Word) =>
      HAVING_NONE.test(folded) || (match.start - cue.end < 2 && WANTING.test(folded));
    if (words.slice(cue.start, match.start).some(isHaving)) return true;
  }
  if (force.isMeant) return false;
  // `I am not from Toronto`
  if (kind === 'place' && isBare(excludes) && isOwn)
    return hasOne('is there', words.slice(Math.max(0, cue.start - 1), match.start));
  return (
    hasNone ||
    (isOwn &&
      (kind === 'concern' ||
        (kind === 'language' && excludes === 'perhaps') ||
        (kind === 'group' && excludes !== 'refuses' && !names(match, 'Groups'))))
  );
}
