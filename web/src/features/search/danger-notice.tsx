// The style sheets belong to the page: what the server rendered is there before its code.
import '../crisis/crisis.css';
import '../quick-exit/quick-exit.css';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FirstHelp } from '../crisis/first-help.tsx';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { foundAtFirst, type InitialResults } from './model/initial-results.ts';

/** While the lines are fetched, and where that fails, there is what the page's foot says: 9-8-8 first, or 911. */
const [suicide, other] = [false, true].map((emergencyFirst) =>
  lazyPart({
    load: async () => (await import('./crisis-first.tsx')).CrisisFirst,
    fallback: <FirstHelp emergencyFirst={emergencyFirst} />,
    failure: <FirstHelp emergencyFirst={emergencyFirst} />,
  }),
) as [Notice, Notice];

type Notice = ReturnType<typeof lazyPart<{ kinds: readonly DangerKind[]; province: ProvinceCode | null }>>;

interface DangerNoticeProps {
  /** None shows nothing. */
  kinds: readonly DangerKind[];
  /** Where psychologists are looked for: its lines are shown, too. */
  province: ProvinceCode | null;
}

/** Where to turn at once, above the results of a search that speaks of danger. The results stay. */
export function DangerNotice({ kinds, province }: DangerNoticeProps) {
  const { t } = useTranslation('search');
  const notice = noticeOf(kinds);
  return (
    <>
      <p className="visually-hidden" role="status">
        {notice && t('danger.announced')}
      </p>
      {notice && <notice.Component kinds={kinds} province={province} />}
    </>
  );
}

function noticeOf([kind]: readonly DangerKind[]): Notice | null {
  if (!kind) return null;
  return kind === 'suicide' ? suicide : other;
}

/** Has the server render the notice with the rest of the page where these results need it. */
export async function prepareDangerNotice(results: InitialResults): Promise<void> {
  await noticeOf(foundAtFirst(results).understood?.danger ?? [])?.prepare();
}
