import { endsSentence, follows, type Text } from './exclusion-scope.ts';
import { hasOne, isOne, type Meaning } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** `I don’t want to avoid EMDR`, `n’oubliez pas l’EMDR`, `not without a woman`: of two that deny the one undoes the other. */
export function isUndone(cue: Match<Meaning>, read: Text): boolean {
  const { words, spans } = read;
  const said = words.slice(cue.start, cue.end);
  const isVerb = (match: Match<Meaning> | undefined) =>
    ['refuses', 'averse'].includes(match?.meaning.excludes ?? '') &&
    !hasOne('denies', words.slice(match?.start, match?.end));
  // In French the verb stands first.
  const isBehindVerb = (at: number) =>
    /^(?:pas|jamais)$/.test(words[at]?.folded ?? '') && !endsSentence(at, read);
  if (isBehindVerb(cue.start) && isVerb(spans[cue.start - 1])) return true;
  // `I couldn’t recommend my last group enough`
  if (hasOne('praises', said) && follows('beyond measure', cue.end, read)) return true;
  if (hasOne('leaves none', said) && endsAhead(cue, read)) return true;
  // `not outside Toronto`
  const isAway = cue.meaning.excludes === 'place' && !cue.meaning.isBehind && !hasOne('denies', said);
  if (isAway || isAllBut(said)) return isDeniedBefore(cue, read);
  // `not out of the question`
  const isBehind = cue.meaning.isBehind === true && !hasOne('denies', said);
  if (!isVerb(cue) && !isBehind && !/^(?:without|sans|excluding|excluant)$/.test(said[0]?.folded ?? ''))
    return false;
  if ((isVerb(cue) || !isBehind) && isBehindVerb(cue.end)) return true;
  let at = cue.start;
  while (!endsSentence(at, read) && isOne('between denials', words[at - 1])) at -= 1;
  const before = words[at - 1];
  return (
    !endsSentence(at, read) && (isOne('denies', before) || /^(?:without|sans)$/.test(before?.folded ?? ''))
  );
}

const BEFORE_VERB = /^(?:to|have|going|ever|want|wanting|ready|vouloir|devoir|me|m|se|s|nous|de|d)$/;

/** `don’t want to lose`, `peux pas me passer`, `not give up` */
function endsAhead({ end }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  let at = end;
  while (!endsSentence(at, read) && BEFORE_VERB.test(words[at]?.folded ?? '')) at += 1;
  if (endsSentence(at, read)) return false;
  const isGivenUp = (from: number) =>
    /^giv(?:e|ing)$/.test(words[from]?.folded ?? '') && words[from + 1]?.folded === 'up';
  return isGivenUp(end - 2) || isGivenUp(at) || isOne('ends', words[at]);
}

/** `no`, `avoid`, unlike `sauf` */
function isDenying(cue: Match<Meaning>, { words }: Text): boolean {
  const said = words.slice(cue.start, cue.end);
  return (
    !isAllBut(said) &&
    (hasOne('leaves none', said) || ['refuses', 'averse', 'people'].includes(cue.meaning.excludes ?? ''))
  );
}

/** `other than`, `anyone but`, `sauf`, unlike `but not` and `rather than`. */
function isAllBut(said: readonly Word[]): boolean {
  return hasOne('but for', said) && !hasOne('denies', said) && !hasOne('compares', said);
}

/** `no language other than French`, `avoid anyone but women`, `personne sauf une femme` */
function isDeniedBefore(cue: Match<Meaning>, read: Text): boolean {
  const { words, spans } = read;
  for (let at = cue.start; at > 0 && !endsSentence(at, read); at -= 1) {
    const match = spans[at - 1];
    const { excludes = '' } = match?.meaning ?? {};
    const isNobody = excludes === 'people' && !isOne('before whom', words[at - 2]);
    if (isNobody || ['refuses', 'averse'].includes(excludes) || isOne('leaves none', words[at - 1]))
      return true;
    if (!isBeforeBut(words[at - 1])) return false;
  }
  return false;
}

/** Whether what is left out of what a cue denies follows: `no language` of `no language but French`. */
export function isBeforeAllBut(cue: Match<Meaning>, read: Text): boolean {
  const { words, reading } = read;
  if (!isDenying(cue, read)) return false;
  const next = reading.find(
    (match) =>
      match.start >= cue.end &&
      match.meaning.excludes === 'surely' &&
      isAllBut(words.slice(match.start, match.end)),
  );
  return next !== undefined && words.slice(cue.end, next.start).every(isBeforeBut);
}

function isBeforeBut(word: Word | undefined): boolean {
  return isOne('between, between denials, kinds', word);
}
