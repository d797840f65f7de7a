import { inflectionless } from '../text/inflection.ts';
import { textsOf } from './phrase-files.ts';

/** The forms (see {@link inflectionless}) that belong to one verb as this one does, itself left out. */
export function formsOfVerb(form: string): readonly string[] {
  return (classes ??= readClasses()).get(form) ?? [];
}

let classes: ReadonlyMap<string, readonly string[]> | undefined;

function readClasses(): Map<string, readonly string[]> {
  const texts = textsOf('verbs');
  const verbs = [
    ...wordsIn(texts.get('english') ?? '').map(formsOfEnglish),
    ...wordsIn(texts.get('french') ?? '').map(formsOfFrench),
    ...(texts.get('french of other groups') ?? '').split('\n').map((line) => wordsIn(line)),
  ];
  const found = new Map<string, Set<string>>();
  for (const verb of verbs) {
    const forms = new Set(verb.map(inflectionless));
    for (const form of forms) {
      const known = found.get(form) ?? new Set();
      found.set(form, known);
      for (const other of forms) if (other !== form) known.add(other);
    }
  }
  return new Map([...found].map(([form, others]) => [form, [...others]]));
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** `stop:` and the like: `stop`, `stops`, `stopped`, `stopping`, and the forms behind the colon. */
function formsOfEnglish(entry: string): string[] {
  const [base = '', others] = entry.split(':');
  const soft = base.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bgklmnprt]$/.test(base) && base.length < 6 ? base + base.slice(-1) : soft;
  const past = base.endsWith('y') && !/[aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${doubled}ed`;
  const third = base.endsWith('y') && !/[aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
  return [base, third, past, `${soft}ed`, `${doubled}ing`, `${soft}ing`, ...(others?.split(',') ?? [])];
}

function formsOfFrench(infinitive: string): string[] {
  const stem = infinitive.replace(/er$/, '');
  // `manger` and `lancer` keep an e in `mangeait`, which folds away a cedilla in `lançait`.
  const soft = stem.endsWith('g') ? `${stem}e` : stem;
  const strong = stem.replace(/[yl]$/, (letter) => (letter === 'y' ? 'i' : 'l'));
  return [
    ...['e', 'es', 'ent', 'er', 'ee', 'ees', 'ez', 'erait', 'era', 'erai', 'erais'].map(
      (ending) => stem + ending,
    ),
    ...['ais', 'ait', 'aient', 'ons'].map((ending) => soft + ending),
    `${strong}e`,
  ];
}
