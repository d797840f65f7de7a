import '../online/online-notice.css';
import type { NamedCondition, Understood } from '@directory/domain/query/understood';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { foundAtFirst, type InitialResults } from './model/initial-results.ts';
import type { SearchState } from './model/search-state.ts';
import { takeBack } from './model/taken-back.ts';
import { useSearchAddress } from './search-address-context.ts';
import type { Results } from './use-results.ts';

const notice = lazyPart({
  load: async () => (await import('../online/online-notice.tsx')).OnlineNotice,
  fallback: null,
  failure: null,
});

/** Above the results of a search for sessions online in a province: whom it leaves out, and the way to all who work online. */
export function OnlineSearchNotice({ results: { understood, phase, total } }: { results: Results }) {
  const { state, hrefOf } = useSearchAddress();
  const said = saidOf(understood);
  const chosen = said.flatMap(({ anyOf }) => anyOf.flatMap(({ values }) => values));
  const provinces = [...state.online, ...chosen].join();
  if (!provinces) return null;
  const next = takeBack(
    state,
    said.flatMap(({ words }) => words),
  );
  return (
    <notice.Component
      provinces={provinces}
      isNobody={phase === 'shown' && total === 0}
      wider={hrefOf({ ...next, online: [], sessionTypes: ['Online'], page: 1 })}
    />
  );
}

/** Has the server render the notice with the rest of the page where this search needs it. */
export async function prepareOnlineNotice({ online }: SearchState, results: InitialResults): Promise<void> {
  if (online.length + saidOf(foundAtFirst(results).understood).length > 0) await notice.prepare();
}

function saidOf(understood: Understood | null | undefined): readonly NamedCondition[] {
  return understood?.conditions.filter(({ kind }) => kind === 'online') ?? [];
}
