// The style sheets belong to the page: what the server rendered is there before its code.
import '../../ui/empty-state.css';
import '../crisis/crisis.css';
import '../online/online-notice.css';
import '../quick-exit/quick-exit.css';
import '../openings/openings.css';
import './near.css';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { OFFERS_BELOW } from '@directory/domain/contracts/search-limits';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { FirstHelp } from '../crisis/first-help.tsx';
import { exitAlone } from '../quick-exit/standing-exit.tsx';
import { useResults } from './use-results.ts';

// What few searches need: its code comes when it is needed.
export const drawerFilters = lazyPart({
  load: async () => (await import('./drawer-filters.tsx')).DrawerFilters,
});

const near = () => import('./near.tsx');
export const nearChip = lazyPart({ load: async () => (await near()).NearChip, className: 'near-chip' });
export const nearNote = lazyPart({ load: async () => (await near()).NearNote });
export const cardDistance = lazyPart({
  load: async () => (await near()).CardDistance,
  className: 'near-card',
});

const nearest = () => import('./nearest-answers.tsx');
export const nearestAnswers = lazyPart({
  load: async () => (await nearest()).NearestAnswers,
  className: 'nearest-part',
  fallback: <NobodyFound />,
});
export const nearHeading = lazyPart({ load: async () => (await nearest()).NearHeading });

/** Without what else to ask for. */
function NobodyFound() {
  const { t } = useTranslation('search');
  const { hits, groups } = useResults();
  return hits.length + groups.length > 0 ? null : (
    <div className="empty-state no-results">
      <p className="empty-state-title">{t('empty.text')}</p>
    </div>
  );
}

export const onlineNotice = lazyPart({
  load: async () => (await import('../online/online-notice.tsx')).OnlineNotice,
});

const crisis = () => import('./crisis-first.tsx');
/** While the lines are fetched there is what the page's foot says: 9-8-8 first, or 911. */
const [suicide, other] = [false, true].map((emergencyFirst) =>
  lazyPart({
    load: async () => (await crisis()).CrisisFirst,
    fallback: <FirstHelp emergencyFirst={emergencyFirst} />,
  }),
) as [Notice, Notice];

type Notice = ReturnType<typeof lazyPart<{ kinds: readonly DangerKind[]; province: ProvinceCode | null }>>;

export function dangerNotice([kind]: readonly DangerKind[] = []): Notice | null {
  if (!kind) return null;
  return kind === 'suicide' ? suicide : other;
}

/**
 * Has ready what the next answers may show, once somebody types: React draws a part that it has to wait for 300 ms late, though its code came at
 * once, and what stands above the results would move them then.
 */
export function prepareTyped(): void {
  const parts = [nearChip, nearNote, cardDistance, nearestAnswers, nearHeading, suicide, other, exitAlone];
  // What cannot be fetched now is fetched again where it is shown.
  for (const part of parts) part.prepare().catch(() => undefined);
}

/** Has the server render what this search and its results need with the rest of the page. */
export async function prepareParts(answer: SearchAnswer): Promise<void> {
  const { near: asked, total, hits, groups, offers, understood } = answer;
  const notice = dangerNotice(understood?.danger);
  // Those who come near may be near a place though the search was for a city.
  const cards = [hits, ...groups.map((group) => group.hits)].flat();
  const parts = [
    drawerFilters,
    ...(asked ? [nearNote] : []),
    ...(asked?.place && !asked.isOwn ? [nearChip] : []),
    ...(cards.some((card) => typeof card.distance_km === 'number') ? [cardDistance] : []),
    ...(total < OFFERS_BELOW ? [nearestAnswers] : []),
    ...(groups.length > 0 ? [nearHeading] : []),
    ...(offers.some(({ way }) => way.kind === 'allOnline') ? [onlineNotice] : []),
    ...(understood?.possibleDanger ? [exitAlone] : []),
    ...(notice ? [notice] : []),
  ];
  await Promise.all(parts.map((one) => one.prepare()));
}
