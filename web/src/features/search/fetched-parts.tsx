// The style sheets belong to the page: what the server rendered is there before its code.
import '../../ui/empty-state.css';
import '../crisis/crisis.css';
import '../online/online-notice.css';
import '../quick-exit/quick-exit.css';
import '../openings/openings.css';
import './near.css';
import type { ComponentType, ReactNode } from 'react';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { NamedCondition, Understood } from '@directory/domain/query/understood';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { FirstHelp } from '../crisis/first-help.tsx';
import { exitAlone } from '../quick-exit/standing-exit.tsx';
import type { SearchState } from './model/search-state.ts';
import { useResults } from './use-results.ts';

/** What few searches need: its code comes when it is needed. @param instead stands there meanwhile, and where that fails */
function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode = null,
  className?: string,
) {
  return lazyPart({ load, fallback: instead, failure: instead, className });
}

export const drawerFilters = part(async () => (await import('./drawer-filters.tsx')).DrawerFilters);

const near = () => import('./near.tsx');
export const nearChip = part(async () => (await near()).NearChip, null, 'near-chip');
export const nearNote = part(async () => (await near()).NearNote);
export const cardDistance = part(async () => (await near()).CardDistance, null, 'near-card');

/** Fewer than this are little to choose from: the nearest searches are offered as well. */
export const FEW = 5;

const nearest = () => import('./nearest-answers.tsx');
export const nearestAnswers = part(
  async () => (await nearest()).NearestAnswers,
  <NobodyFound />,
  'nearest-part',
);
export const nearHeading = part(async () => (await nearest()).NearHeading);

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

export const onlineNotice = part(async () => (await import('../online/online-notice.tsx')).OnlineNotice);

/** The provinces in which sessions online were asked for in words. */
export function saidOnline(understood: Understood | null): readonly NamedCondition[] {
  return understood?.conditions.filter(({ kind }) => kind === 'online') ?? [];
}

const crisis = () => import('./crisis-first.tsx');
/** While the lines are fetched there is what the page's foot says: 9-8-8 first, or 911. */
const [suicide, other] = [false, true].map((emergencyFirst) =>
  part(async () => (await crisis()).CrisisFirst, <FirstHelp emergencyFirst={emergencyFirst} />),
) as [Notice, Notice];

type Notice = ReturnType<typeof part<{ kinds: readonly DangerKind[]; province: ProvinceCode | null }>>;

export function dangerNotice([kind]: readonly DangerKind[] = []): Notice | null {
  if (!kind) return null;
  return kind === 'suicide' ? suicide : other;
}

/** Has the server render what this search and its results need with the rest of the page. */
export async function prepareParts({ online }: SearchState, answer: SearchAnswer): Promise<void> {
  const { near: place, total, understood } = answer;
  const notice = dangerNotice(understood?.danger);
  const parts = [
    drawerFilters,
    ...(place ? [nearChip, nearNote, cardDistance] : []),
    ...(total < FEW ? [nearestAnswers, nearHeading] : []),
    ...(online.length + saidOnline(understood).length > 0 ? [onlineNotice] : []),
    ...(understood?.possibleDanger ? [exitAlone] : []),
    ...(notice ? [notice] : []),
  ];
  await Promise.all(parts.map((one) => one.prepare()));
}
