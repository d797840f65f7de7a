// The style sheets belong to the page: what the server rendered is there before its code.
import '../crisis/crisis.css';
import '../quick-exit/quick-exit.css';
import { useEffect, useSyncExternalStore } from 'react';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { Understood } from '@directory/domain/query/understood';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FirstHelp } from '../crisis/first-help.tsx';
import { useDangerWords } from '../crisis/known-province.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { exitAlone, keepExitAtHand } from '../quick-exit/standing-exit.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { areWordsLost } from './model/handed-words.ts';
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
  understood: Understood | null;
  /** Where psychologists are looked for: its lines are shown, too. */
  province: ProvinceCode | null;
}

/**
 * Where to turn at once, above the results of a search that speaks of danger; one line where it only may, or where the words were left
 * out and are lost by now. The results stay.
 */
export function DangerNotice({ understood, province }: DangerNoticeProps) {
  const { t } = useTranslation('search');
  const kinds = understood?.danger ?? [];
  const notice = noticeOf(kinds);
  const areLost = useSyncExternalStore(neverTold, areWordsLost, () => false);
  const isQuiet = notice === null && (understood?.possibleDanger === true || areLost);
  const isGrave = notice !== null || isQuiet;
  useEffect(() => {
    if (isGrave) keepExitAtHand();
  }, [isGrave]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isGrave && t('danger.announced')}
      </p>
      {notice && <notice.Component kinds={kinds} province={province} />}
      {isQuiet && <PossibleDanger province={province} />}
    </>
  );
}

/** Many who search with such words are in no danger: it is quiet, and right for all kinds. */
function PossibleDanger({ province }: Pick<DangerNoticeProps, 'province'>) {
  const { t } = useTranslation('search');
  const words = useDangerWords(province);
  return (
    <div className="danger-line" role="note">
      <p>
        <RichText
          text={`${t(`danger.possible.${words}`)} ${t('danger.possible.talk')}`}
          parts={{
            emergency: (number) => <a href="tel:911">{number}</a>,
            talk: (number) => <a href="tel:988">{number}</a>,
            write: (verb) => <a href="sms:988">{verb}</a>,
            more: (label) => <Link to={paths.tonight()}>{label}</Link>,
          }}
        />
      </p>
      {/* It stands at the screen's foot: what comes later moves nothing. */}
      <exitAlone.Component />
    </div>
  );
}

/** It changes with the entry, and the screen is drawn anew with each. */
const neverTold = () => () => undefined;

function noticeOf([kind]: readonly DangerKind[]): Notice | null {
  if (!kind) return null;
  return kind === 'suicide' ? suicide : other;
}

/** Has the server render the notice with the rest of the page where these results need it. */
export async function prepareDangerNotice(results: InitialResults): Promise<void> {
  const { understood } = foundAtFirst(results);
  await noticeOf(understood?.danger ?? [])?.prepare();
  if (understood?.possibleDanger) await exitAlone.prepare();
}
