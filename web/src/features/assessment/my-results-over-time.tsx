import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { EarlierResults } from '../earlier-results/earlier-results.tsx';
import type { StoredResult } from './stored-result.ts';

/** Each questionnaire's results in a chart, where the device keeps more than one. @param results the newest first */
export function MyResultsOverTime({ results }: { results: readonly StoredResult[] }) {
  return CONDITIONS.map((condition) => {
    const newest = results.find((result) => result.condition === condition);
    return newest && <EarlierResults key={condition} result={newest} kept={results} />;
  });
}
