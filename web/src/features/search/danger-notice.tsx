import type { ProvinceCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FirstHelp } from '../crisis/first-help.tsx';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import type { InitialResults } from './model/initial-results.ts';
import { readMeaning } from './model/initial-results.ts';

/** While the lines are fetched, and where that fails, there is what the page's foot says. */
const crisis = lazyPart({
  load: async () => (await import('./crisis-first.tsx')).CrisisFirst,
  fallback: <FirstHelp />,
  failure: <FirstHelp />,
});

interface DangerNoticeProps {
  isShown: boolean;
  /** Where psychologists are looked for: its lines are shown, too. */
  province: ProvinceCode | null;
}

/** Where to turn at once, above the results of a search that speaks of death or danger. The results stay. */
export function DangerNotice({ isShown, province }: DangerNoticeProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && t('danger.announced')}
      </p>
      {isShown && <crisis.Component province={province} />}
    </>
  );
}

/** Has the server render the notice with the rest of the page where these results need it. */
export async function prepareDangerNotice(results: InitialResults): Promise<void> {
  if (readMeaning(results).understood?.danger) await crisis.prepare();
}
