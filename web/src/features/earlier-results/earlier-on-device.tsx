import { useMemo } from 'react';
import { readResults, type StoredResult } from '../assessment/stored-result.ts';
import { EarlierResults } from './earlier-results.tsx';

/** A result on the screen beside the earlier ones that this device keeps. In the browser only. */
export function EarlierOnDevice({ result }: { result: StoredResult }) {
  const kept = useMemo(() => readResults(result.condition), [result]);
  return <EarlierResults result={result} kept={kept} />;
}
