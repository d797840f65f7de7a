import { GENDER_LABELS, type Gender } from '@directory/domain/genders';
import type { Language } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/provinces';
import { SESSION_TYPE_LABELS, type SessionType } from '@directory/domain/session-types';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import type { FilterParam, SearchState } from './model/search-state.ts';

/** A filter value in the interface's language; one that no vocabulary knows is shown as profiles write it. */
export function filterLabel(param: FilterParam, value: string, language: Language): string {
  switch (param) {
    case 'languages':
      return languageVocabulary.label(value, language);
    case 'therapies':
      return therapyVocabulary.label(value, language);
    case 'sessionTypes':
      return SESSION_TYPE_LABELS[value as SessionType][language];
    case 'genders':
      return GENDER_LABELS[value as Gender][language];
  }
}

/** `Winnipeg, Manitoba`, `Manitoba` or `Winnipeg`, in the interface's language; `''` for all of Canada. */
export function placeLabel(
  { province, city }: Pick<SearchState, 'province' | 'city'>,
  language: Language,
): string {
  return [city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
}
