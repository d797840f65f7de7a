import { expect, test } from 'vitest';
import type { Match } from '@directory/domain/match/answer';
import { withoutSeverity } from './match-list.tsx';

test('a match without the severity says all else, in its order', () => {
  const facts: Pick<Match, 'reasons' | 'cautions' | 'unknowns'> = {
    reasons: [
      { code: 'accepting' },
      { code: 'severity', severity: 'mild' },
      { code: 'sameProvince', province: 'MB' },
    ],
    cautions: [
      { code: 'severityNotListed', severity: 'mild', accepted: ['severe'] },
      { code: 'notAssessmentFriendly' },
    ],
    unknowns: ['experience', 'severity'],
  };
  expect(withoutSeverity(facts)).toEqual({
    reasons: [{ code: 'accepting' }, { code: 'sameProvince', province: 'MB' }],
    cautions: [{ code: 'notAssessmentFriendly' }],
    unknowns: ['experience'],
  });
});
