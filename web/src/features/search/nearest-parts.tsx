import '../../ui/empty-state.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { foundAtFirst, type InitialResults } from './model/initial-results.ts';
import { useResults } from './use-results.ts';

/** Fewer than this are little to choose from: the nearest searches are offered as well. */
export const FEW = 5;

const fetched = () => import('./nearest-answers.tsx');

/** What to leave out where few are found. Most searches find many: its code comes with the first that does not. */
export const nearestAnswers = lazyPart({
  load: async () => (await fetched()).NearestAnswers,
  className: 'nearest-part',
  fallback: <NobodyFound />,
  failure: <NobodyFound />,
});

/** Above those who come near. */
export const nearHeading = lazyPart({
  load: async () => (await fetched()).NearHeading,
  fallback: null,
  failure: null,
});

/** Has the server render these with the rest of the page where few are found. */
export async function prepareNearest(results: InitialResults): Promise<void> {
  if (foundAtFirst(results).total >= FEW) return;
  await Promise.all([nearestAnswers.prepare(), nearHeading.prepare()]);
}

/** Without what else to ask for, while that is fetched, and where that fails. */
function NobodyFound() {
  const { t } = useTranslation('search');
  const { hits, groups } = useResults();
  return hits.length + groups.length > 0 ? null : (
    <div className="empty-state no-results">
      <p className="empty-state-title">{t('empty.text')}</p>
    </div>
  );
}
