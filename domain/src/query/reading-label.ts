import type { Language } from '../language.ts';
import type { AnsweredNear } from '../contracts/search-answer.ts';
import { nearLabel } from '../places/near-label.ts';
import { SAID } from './condition.ts';
import type { NamedCondition } from '../contracts/search-answer.ts';

/** Of more values than this the words that said so say it better: `vancouver island`. */
const MOST_NAMED = 2;

/** What was understood, on one line in the reader's language: `EMDR · Toronto · online`, `Anxiety · within 10 km of Laval, Quebec`. */
export function readingLabel(
  conditions: readonly NamedCondition[],
  language: Language,
  near?: AnsweredNear,
): string {
  const parts = conditions.map((condition) => conditionLabel(condition, language));
  if (near?.place) parts.push(uncapitalized(nearLabel(near.place, near.within, language), language));
  const label = parts.join(' · ');
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
}

function conditionLabel({ anyOf, names, words }: NamedCondition, language: Language): string {
  const kinds = anyOf.flatMap(({ kind, values }) => values.map(() => kind));
  const labels = names.map((name, index) =>
    SAID[kinds[index] ?? 'concern'].common ? uncapitalized(name[language], language) : name[language],
  );
  const named = [...new Set(labels)];
  return named.length > MOST_NAMED ? words.join(' ') : named.join(language === 'fr' ? ' ou ' : ' or ');
}

function uncapitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}
