import { CONDITIONS, type Condition } from '@directory/domain/assessments/conditions';
import type { MatchedPsychologist } from '@directory/domain/match/answer';
import { specialtyDetail } from '@directory/domain/match/facts';
import { cardOfRow } from '@directory/domain/profile/card';
import { displayBio, displayContact } from '@directory/domain/profile/display';
import type { ProfileRow } from '@directory/domain/profile/row';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';

/** A profile as the match page shows it, the condition asked for first among its details. */
export function toMatchedPsychologist(
  row: ProfileRow,
  condition: Condition,
  photoBaseUrl: string,
): MatchedPsychologist {
  const { path: _path, isPremium: _isPremium, ...card } = cardOfRow(row, photoBaseUrl);
  const { phone, email } = displayContact(row);
  const conditions = [condition, ...CONDITIONS.filter((other) => other !== condition)];
  return {
    ...card,
    phone,
    email,
    bio: { en: displayBio(row, 'en'), fr: displayBio(row, 'fr') },
    details: conditions.flatMap((key) => {
      const detail = specialtyDetail(row, key);
      if (!detail) return [];
      const approaches = [...new Set(detail.approaches.map((text) => therapyVocabulary.canonical(text)))];
      return [{ condition: key, years: detail.years, approaches }];
    }),
  };
}
