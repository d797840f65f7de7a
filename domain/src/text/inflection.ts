/**
 * What a word shares with its plural and its feminine, in both languages at once and without a dictionary: `therapies`, `therapy`
 * and `thérapie` are all `therapi`; `anglaises` is `anglai` as `anglais` is. Both sides of a comparison go through it, so it need not be a
 * word. Short words stay themselves.
 */
export function inflectionless(folded: string): string {
  const first = folded.charAt(0);
  if (folded.length < 4 || first === '$' || (first >= '0' && first <= '9')) return folded;
  // They would be the `don` of `don't`, `not`, `hat`, `her`, `chin`, `mal`, `vit` and `psycho`.
  const whole = WHOLE.get(folded);
  if (whole) return whole;
  let form = folded;
  if (form.endsWith('aux')) form = `${form.slice(0, -3)}al`;
  else if (form.endsWith('y')) form = `${form.slice(0, -1)}i`;
  else if (form.endsWith('ves')) form = `${form.slice(0, -3)}f`;
  while (form.length > 3 && hasEnding(form)) form = form.slice(0, -1);
  const last = form.at(-1);
  return (last === 'l' || last === 'n' || last === 't') && form.at(-2) === last ? form.slice(0, -1) : form;
}

const WHOLE = new Map([
  ['done', 'done'],
  ['note', 'note'],
  ['notes', 'note'],
  ['hate', 'hate'],
  ['hates', 'hate'],
  ['here', 'here'],
  ['chinese', 'chinese'],
  ['male', 'male'],
  ['males', 'male'],
  ['vite', 'vite'],
  ['psychose', 'psychose'],
  ['psychoses', 'psychose'],
]);

/** Whether it ends in `e`, `x` or one `s` alone. Letter by letter, as whoever reads phrases asks this of tens of thousands of words. */
function hasEnding(form: string): boolean {
  const last = form.at(-1);
  return last === 'e' || last === 'x' || (last === 's' && form.at(-2) !== 's');
}
