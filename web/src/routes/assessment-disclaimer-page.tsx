import { useLanguage } from '../site/contexts.ts';
import { calendarDay, SITE_CLOCK } from '../site/days.ts';
import { useRouteState, type RouteLoad } from '../site/route.ts';
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
  today: Today,
};

/** The day that the server rendered the page on: the browser shows the same one when it takes the page over. */
export const load: RouteLoad = () => Promise.resolve({ state: { today: today() } });

function AllCrisisLines() {
  return <CrisisLineList trauma />;
}

/** The text's words with the day in place of `{date}`. */
function Today({ words }: TextPartProps) {
  const language = useLanguage();
  const day = useRouteState<{ today: string }>()?.today ?? today();
  const [before, after] = words.split('{date}');
  return (
    <p className="text-updated">
      {before}
      <time dateTime={day}>{calendarDay(day, language)}</time>
      {after}
    </p>
  );
}

/** As `2026-11-21`, in the middle of Canada. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: SITE_CLOCK }).format(new Date());
}
