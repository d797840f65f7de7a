import '../../map/map.css';
import './results-layer.css';
import type { Pins } from '@directory/domain/site/directory';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { useQuery } from '../../../site/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { askApi } from '../../../site/ask-api.ts';
import { chooseProvince, type SearchState } from '../model/search-state.ts';
import { formatFrame, parseFrame, searchQuery } from '../model/url-state.ts';
import { useSearchAddress } from '../search-address-context.ts';
import type { Pin } from './clusters.ts';
import { useResultsMap } from './use-results-map.ts';

/** The people of the search on a map, and the way to search where the map was moved to. For the ears and the keyboard there is the list. */
export function ResultsMap() {
  const { t } = useTranslation('results-map');
  const { state, update } = useSearchAddress();
  const first = { ...state, page: 1 };
  const { data, isError, isPrevious } = useQuery(
    {
      key: ['pins', searchQuery(first)],
      ask: ({ signal }) => askPins(first, signal),
      showsProfiles: true,
    },
    { keepsPrevious: true },
  );
  const { element, movedTo, chosen, choose, pictures } = useResultsMap(
    isPrevious ? undefined : data,
    state.frame,
  );
  const searchHere = () => {
    const frame = movedTo && parseFrame(formatFrame(movedTo));
    // It takes the place of every other place, outside of which nobody would be found.
    const nowhereElse = { near: '', within: null, byDistance: false };
    if (frame) update((present) => ({ ...chooseProvince(present, null), ...nowhereElse, frame }));
  };
  return (
    <>
      <div className="map-note" role="status">
        {isError && <p>{t('failed')}</p>}
        {!isError && (data && !isPrevious ? <Counts {...data} /> : <p>{t('asking')}</p>)}
        {pictures === 'missing' && <p>{t('plain')}</p>}
      </div>
      <div className="map-frame">
        <div className="map-canvas" ref={element} role="region" aria-label={t('label')} />
        {movedTo && (
          <Button className="map-search" onClick={searchHere}>
            {t('searchArea')}
          </Button>
        )}
        {chosen.length > 0 && <Chosen people={chosen} close={() => choose([])} />}
      </div>
    </>
  );
}

/** Who is on the map, who is not, and why. */
function Counts({ pins, unplaced, total }: Pins) {
  const { t } = useTranslation('results-map');
  const isCut = total > pins.length + unplaced;
  return (
    <>
      <p>{pins.length > 0 ? t('shown', { count: pins.length }) : t('nobody')}</p>
      {unplaced > 0 && <p>{t('unplaced', { count: unplaced })}</p>}
      {isCut && <p>{t('more', { count: SEARCH_LIMITS.pins })}</p>}
    </>
  );
}

/** Who was pressed on the map: their card may be on another page of the list, or where there is no room for it. */
function Chosen({ people, close }: { people: readonly Pin[]; close: () => void }) {
  const { t } = useTranslation('results-map');
  return (
    <section className="map-chosen" aria-label={t('chosen')}>
      <ul>
        {people.map(({ id, name, path }) => (
          <li key={id}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
      <button type="button" className="map-close" aria-label={t('close')} onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}

/** Where the people of this search are. @throws ApiFailure, or the signal's reason */
function askPins(state: SearchState, signal: AbortSignal): Promise<Pins> {
  return askApi('POST /api/search/pins', state, { signal });
}
