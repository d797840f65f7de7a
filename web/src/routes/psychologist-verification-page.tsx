import type { TextPartProps } from '../features/text/text-blocks.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { wholeNumber } from '../i18n/whole-number.ts';
import { filtersQuery } from '../site/directory-queries.ts';
import { loadOptional, type RouteLoad } from '../site/route.ts';
import { useQuery } from '../site/use-query.ts';

export { TextTabs as Layout } from '../features/text/text-tabs.tsx';
export const parts = { counts: Counts };

/** The count of psychologists is an extra: without it the page stands. */
export const load: RouteLoad = ({ queryClient }) => loadOptional(queryClient.query(filtersQuery()));

/** A sentence with `{psychologists}` and `{provinces}` in numbers. */
function Counts({ words }: TextPartProps) {
  const { i18n } = useTranslation();
  const { data: filters } = useQuery(filtersQuery());
  if (!filters) return null;
  const counted = [
    ['{psychologists}', filters.total],
    ['{provinces}', filters.provinces.length],
  ] as const;
  return (
    <p>
      {counted.reduce((text, [name, count]) => text.replace(name, wholeNumber(count, i18n.language)), words)}
    </p>
  );
}
