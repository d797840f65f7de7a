import { useLanguage } from '../site/contexts.ts';
import { calendarDay } from '../site/days.ts';
import { ClinicalReview } from '../features/crisis/clinical-review.tsx';
import { CrisisLineList, UsCrisisLineList } from '../features/crisis/crisis-lines.tsx';
import { CrisisSources } from '../features/crisis/crisis-sources.tsx';
import { QuickExit } from '../features/quick-exit/quick-exit.tsx';
import type { TextPartProps } from '../features/text/text-blocks.tsx';

export const parts = {
  'quick-exit': QuickExit,
  'crisis-lines': AllCrisisLines,
  'crisis-lines-us': UsCrisisLineList,
  'crisis-sources': CrisisSources,
  'clinical-review': ClinicalReview,
  changed: Changed,
};

function AllCrisisLines() {
  return <CrisisLineList trauma />;
}

/** When somebody last changed the text: it says so itself, with the day as `2026-11-23` at its end. */
function Changed({ words }: TextPartProps) {
  const language = useLanguage();
  const day = words.slice(-'2026-11-23'.length);
  return (
    <p className="text-updated muted small">
      {words.slice(0, -day.length)}
      <time dateTime={day}>{calendarDay(day, language)}</time>
    </p>
  );
}
