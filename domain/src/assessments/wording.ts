import { type Language, LOCALES } from '../language.ts';
import {
  type Condition,
  conditionArticle,
  conditionInSentence,
  conditionName,
  CONDITIONS,
} from './conditions.ts';

/** All conditions as a sentence lists them: "depression, anxiety, ADHD and PTSD". A disjunction ends with "or". */
export function listConditions(language: Language, type: 'conjunction' | 'disjunction'): string {
  const names = CONDITIONS.map((condition) => withArticle(condition, language));
  return new Intl.ListFormat(LOCALES[language], { type }).format(names);
}

/** "Anxiety Self-Assessment", "Autoévaluation de l’anxiété". */
export function assessmentTitle(condition: Condition, language: Language): string {
  if (language === 'en') return `${conditionName(condition, 'en')} Self-Assessment`;
  return `Autoévaluation ${aboutCondition(condition, 'fr')}`;
}

/** As it stands after "about" and after "à propos": "anxiety", "de l’anxiété", "du TSPT". */
export function aboutCondition(condition: Condition, language: Language): string {
  const name = withArticle(condition, language);
  return language === 'en' ? name : `de ${name}`.replace('de le ', 'du ');
}

function withArticle(condition: Condition, language: Language): string {
  return conditionArticle(condition, language) + conditionInSentence(condition, language);
}
