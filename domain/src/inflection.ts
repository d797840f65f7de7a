/**
 * What a word shares with its plural and its feminine, in both languages at once and without a dictionary: `therapies`, `therapy`
 * and `thérapie` are all `therapi`; `anglaises` is `anglai` as `anglais` is. Both sides of a comparison go through it, so it need not be a
 * word. Short words stay themselves.
 */
export function inflectionless(folded: string): string {
  if (folded.length < 4 || /^[\d$]/.test(folded)) return folded;
  let form = folded.replace(/aux$/, 'al').replace(/y$/, 'i').replace(/ves$/, 'f');
  while (form.length > 3 && /(?:[^s]s|e|x)$/.test(form)) form = form.slice(0, -1);
  return form.replace(/(l|n|t)\1$/, '$1');
}
