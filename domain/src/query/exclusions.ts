import {
  isBare,
  isComplaintOf,
  type Denial,
  denialOf,
  opensSentence,
  SOMEBODY,
  type Verdict,
} from './denial.ts';
import { endsSentence, listed, type Stretch, type Text } from './exclusion-scope.ts';
import { isExcludable, isMeantBy, isPointedAt, isTogether, isWay, kindIn, names } from './meant.ts';
import { hasOne, type Meaning, isOne, pairsIn, textsOf } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import { isPartOfTown } from './places.ts';
import { tellsOfSomebody } from './slots.ts';
import type { Word } from './words.ts';

/** What words say is not wanted. */
export interface Exclusions {
  /** What is so of those of the reading that cues speak of; of others nothing is. */
  verdicts: ReadonlyMap<Match<Meaning>, Verdict>;
  /** Words that nothing explains behind words that exclude. */
  unknown: readonly UnknownWords[];
  /** What words refuse that name something else: `religious`, of `secular`. */
  implied: readonly string[];
  /** What may say so where a sentence begins with it, and says nothing here: `hold the baby`. */
  idle: ReadonlySet<Match<Meaning>>;
}

interface UnknownWords {
  readonly stretch: Stretch;
  /** It is said of the help or of who gives it: no part of a story. */
  readonly isFirm: boolean;
}

const ITSELF = pairsIn(textsOf('small-words').get('itself (as written)'));
/** So few words are a search, and tell nothing. */
const A_FEW = 4;

/**
 * What the words of a reading exclude: a cue, which has a force, opens a scope, and what stands in it gets a verdict. The cues are in `exclusions.txt`, the
 * words that scopes pass over or end with in `small-words.txt`, and what can be left out in the facets.
 */
export function exclusionsIn(read: Text): Exclusions {
  const verdicts = new Map<Match<Meaning>, Verdict>();
  const unknown: UnknownWords[] = [];
  const implied: string[] = [];
  const idle = new Set<Match<Meaning>>();
  /** Cues that speak of nothing here, and whether words that nothing explains follow them. */
  const unresolved = new Map<Match<Meaning>, boolean>();
  const { reading, words } = read;
  for (const cue of reading) {
    const itself = cue.meaning.excludes === 'itself' && ITSELF.get(words[cue.start]?.folded ?? '');
    if (itself && isSaidOfHelp(cue, read)) implied.push(itself);
    const denial = denialOf(cue, read);
    if (!denial) continue;
    // `CBT did nothing, same with EMDR`, but `CBT helped, same with EMDR`.
    if (denial.excludes === 'alike' && ![...verdicts.values()].includes('out')) continue;
    if (denial.objects.length === 0) unresolved.set(cue, denial.unknown[0] < denial.unknown[1]);
    for (const object of denial.objects) {
      const verdict = verdictOn(object, denial, read);
      // `J’ai déjà fait de l’EMDR, autre chose svp`
      if (verdict && verdicts.get(object) !== 'out') verdicts.set(object, verdict);
    }
    if (denial.force.says === 'told') continue;
    const isFirm = isOfHelp(denial, read);
    const isSaid = denial.unknown[0] < denial.unknown[1] && (isFirm || isWish(denial, read));
    if (isSaid) unknown.push(...listed(denial.unknown, read).map((stretch) => ({ stretch, isFirm })));
    else if (cue.meaning.isFirst && denial.objects.length === 0) idle.add(cue);
  }
  for (const match of reading)
    if (!verdicts.has(match) && isInDoubt(match, unresolved, read)) verdicts.set(match, 'said');
  return { verdicts, unknown, implied, idle };
}

/** So many words may stand between a word that may deny and what it may be said of. */
const MOST_IN_DOUBT = 10;

/**
 * Whether a word that denies or refuses stands before it in its sentence, and is said of nothing else: nobody is found by what may not be wanted,
 * however that was said.
 */
function isInDoubt(
  match: Match<Meaning>,
  unresolved: ReadonlyMap<Match<Meaning>, boolean>,
  read: Text,
): boolean {
  const { words, spans } = read;
  if (!isPointedAt(match) && !isMeantBy(match, 'place', 'insurer')) return false;
  // `j’ai plus la SSQ`
  if (isMeantBy(match, 'insurer') && hasOne('denies', words.slice(match.start, match.end))) return true;
  for (let at = match.start - 1; at >= Math.max(0, match.start - MOST_IN_DOUBT); at -= 1) {
    if (endsSentence(at + 1, read) || isOne('parts a sentence', words[at])) return false;
    const span = spans[at];
    // `without avoiding EMDR`
    if (span?.meaning.excludes && !unresolved.has(span)) return false;
    if (!isOne('may deny', words[at])) {
      // `he refuses to talk looking for CBT`; `rien ne va à Montréal`
      if (isOne('of a wish', words[at]) || (isMeantBy(match, 'place') && !isOne('between', words[at])))
        return false;
      continue;
    }
    // `not religious Toronto`, unlike `without the usual speech about mindfulness`
    if (span && unresolved.get(span) && !(isPointedAt(match) && isOne('between', words[match.start - 1])))
      return false;
    // A word of many sentences says nothing of it: `should not speak Tamil`.
    return !span || unresolved.has(span) || span.end - span.start === 1;
  }
  return false;
}

/** So far from a word that refuses by itself stand what it is said of, its opposite and what denies it. */
const BESIDE = 2;
const BESIDE_OPPOSITE = 4;
const DENYING = 6;
/** `quelqu’un de laïque`, `someone who is secular` */
const BEFORE_ITSELF = /^(?:de?|un|est|soit|qui|who|that|is|s)$/;

/** `a secular therapist`, `approche laïque`, unlike `I am secular`, `not a secular therapist` and `religious or secular`. */
function isSaidOfHelp({ start, end }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  let from = start;
  while (
    from > Math.max(0, start - DENYING) &&
    !endsSentence(from, read) &&
    !isOne('parts a sentence', words[from - 1])
  )
    from -= 1;
  let to = end;
  while (to < Math.min(words.length, end + BESIDE) && !endsSentence(to, read)) to += 1;
  const before = words.slice(from, start);
  const named = before.findLast(({ folded }) => !BEFORE_ITSELF.test(folded));
  const beside = words.slice(Math.max(0, start - BESIDE_OPPOSITE), end + BESIDE_OPPOSITE);
  return (
    hasOne('by whom or how', [...(named ? [named] : []), ...words.slice(end, to)]) &&
    !hasOne('denies, possessive', before) &&
    !hasOne('of a faith', beside)
  );
}

/** None where it is asked for all the same. */
function verdictOn(object: Match<Meaning>, denial: Denial, read: Text): Verdict | undefined {
  const { excludes, force, isBehind, hasNone } = denial;
  if (force.undoes || excludes === 'than') return force.says ?? (isExcludable(object) ? 'out' : 'said');
  // `I have no psychologist in Moncton` is no word against Moncton, and `nobody in Moncton answers` none either.
  if (
    isMeantBy(object, 'place') &&
    !force.isMeant &&
    (hasNone || (!isBehind && isInVain(object, denial, read)))
  )
    return undefined;
  if (isTrouble(object, denial, read)) return undefined;
  // `Mandarin or Cantonese doesn’t matter`
  if (excludes === 'neither' && isBehind && denial.objects.length > 1) return undefined;
  // `what if EMDR doesn’t work`
  if (isBehind && isOne('if', read.words[object.start - 1])) return undefined;
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

/** `get rid of my anxiety`, `enlever mon stress`, unlike `filter out autism` */
function isTrouble(object: Match<Meaning>, { cue, excludes, isBehind }: Denial, { words }: Text): boolean {
  const said = words.slice(cue.start, cue.end);
  const isRid = hasOne('rids of', said) || hasOne('possessive', words.slice(cue.end, object.start));
  return (
    isMeantBy(object, 'concern') && excludes === 'refuses' && !isBehind && isRid && !hasOne('denies', said)
  );
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
    (spans[from]?.meaning.alsoWords === true && spans[from].meaning.excludes !== 'itself') ||
    objects.some((object) => isOneOfThem(object, read)) ||
    // `steer me away from horses`
    (excludes === 'refuses' &&
      opensSentence(cue.start, read) &&
      words.slice(cue.start, cue.end).some(({ folded }) => /^(?:me|us|moi|nous)$/.test(folded))) ||
    // `I do not want to get up`, `je veux pas me lever` tell of a life.
    (excludes === 'refuses' &&
      !isOthers &&
      hasOne('of a wish', words.slice(cue.start, cue.end)) &&
      !BEFORE_VERB.test(text.slice(words[cue.start]?.start, words[from - 1]?.end)))
  );
}

const BEFORE_VERB = /\bto\b|\b(?:pas|plus|jamais)$/i;

/** Whether they are part of a wish, and of no story. */
function isWish({ cue, excludes, force, unknown, hasNone, isOfOneself }: Denial, { words }: Text): boolean {
  if (excludes === 'less' || excludes === 'people') return true;
  if (cue.meaning.isFirst) return false;
  const isLife = (isOfOneself || hasNone) && excludes !== 'refuses';
  if (isLife || force.isMeant || isOne('of a life', words[unknown[1] - 1])) return false;
  const isShort = !tellsOfSomebody(words) && (excludes !== 'perhaps' || words.length <= A_FEW);
  return isShort || hasOne('somebody', words);
}

/** `nobody in Toronto answers my calls`, `aucun psy à Rouyn ne répond`: the sentence goes on, and says that the place was tried in vain. */
function isInVain(object: Match<Meaning>, { cue, excludes }: Denial, read: Text): boolean {
  const next = read.words[object.end];
  return (
    (excludes === 'people' || hasOne('somebody', read.words.slice(cue.end, object.start))) &&
    !cue.meaning.isUntilOut &&
    next !== undefined &&
    !endsSentence(object.end, read) &&
    !isOne('before nobody, or, gives a reason', next)
  );
}

/** `not a student`, `no student therapists` and `no students or interns` are said of who helps, `no students` of whom they help. */
function isOneOfThem(match: Match<Meaning>, { words }: Text): boolean {
  return (
    names(match, 'Students') &&
    (isOneOf(match, words) || isOne('somebody', words[match.end]) || hasOne('in training', words))
  );
}

function isOneOf({ start }: Match<Meaning>, words: readonly Word[]): boolean {
  return /^(?:an?|une?)$/.test(words[start - 1]?.folded ?? '');
}

/** `no older men`, `pas d’homme âgé`, `no CBT worksheets`: of less than all of them. */
function isNarrowed(match: Match<Meaning>, { words, spans }: Text): boolean {
  const [before, behind] = [words[match.start - 1], words[match.end]];
  if (isWay(match)) return isOne('a part of it', behind);
  const isUnknown = before !== undefined && !spans[match.start - 1] && match.end - match.start === 1;
  const isAged = isMeantBy(match, 'gender') && [before, behind].some((one) => isOne('narrows', one));
  return isAged || (isUnknown && isMeantBy(match, 'gender', 'group'));
}

/** Who does other things as well is not left out: `nobody who only sees teens`. */
function isOnly({ objects, cue, isPointed }: Denial, { words }: Text): boolean {
  const isOnlyThat = ({ start }: Match<Meaning>) =>
    hasOne('only', words.slice(Math.max(start - 2, cue.end <= start ? cue.end : 0), start));
  return !isPointed && objects.some((one) => !isMeantBy(one, 'session') && isOnlyThat(one));
}

const WANTING = /^(?:want|wanting|veux|veut|voulons|voulais)$/;
const HAVING_NONE = /^(?:without|sans|have|having|had|avoir)$/;

/** What the writer is or has, rather than wishes: `my kids`, `ma femme`; `a woman without children`; `I feel neither a man nor a woman`. */
function isOfWriter(match: Match<Meaning>, denial: Denial, read: Text): boolean {
  const { words } = read;
  const { cue, excludes, force, isOfOneself: isOwn, hasNone } = denial;
  const kind = kindIn(match) ?? 'concern';
  if (kind === 'gender') {
    const before = words.slice(Math.max(0, cue.start - 2), cue.start + 1);
    if (isBare(excludes) && hasOne('how one is', before)) return true;
    // `no man will ever love me`
    if (isBare(excludes) && cue.end === match.start && isComplaintOf(match, read)) return true;
    // `I don’t trust men since my divorce`, but `a man would stress me out`
    const isFelt =
      hasOne('feels', words.slice(cue.start, cue.end)) &&
      !isOneOf(match, words) &&
      (match.meaning.onlyExcluded || match.end - match.start === 1) &&
      !isOne('somebody', words[match.end]);
    if (isFelt || (match.meaning.onlyExcluded && excludes === 'averse' && denial.isAnothers)) return true;
  }
  // `for my son and not for our couple`
  const isForThem = names(match, 'Couples', 'Families') && isOne('for whom', words[match.start - 2]);
  const isSomebodys = hasOne('possessive', words.slice(Math.max(0, match.start - 1), match.start + 1));
  // `nobody who would see our kid`
  const isOfSomebody = hasOne(SOMEBODY, words.slice(cue.end, match.start));
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
