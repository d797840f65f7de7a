import './results-map.css';
import { lazyPart } from '../../../site/early-input/lazy-part.tsx';
import { useIsHydrated } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSearchAddress } from '../search-address-context.ts';

const { Component: ResultsMap } = lazyPart({
  load: async () => {
    (await import('../../map/map-markup.ts')).allowMapMarkup();
    return (await import('./results-map.tsx')).ResultsMap;
  },
  className: 'results-map',
  fallback: <MapState says="loading" />,
  failure: <MapState says="unloaded" />,
});

/** The map beside the list. It is fetched when it is asked for: few searches need it, and the server has no use for it. */
export function MapSlot() {
  return useIsHydrated() ? (
    <ResultsMap />
  ) : (
    <div className="results-map">
      <MapState says="loading" />
    </div>
  );
}

function MapState({ says }: { says: 'loading' | 'unloaded' }) {
  const { t } = useTranslation('search');
  return (
    <p className="map-note muted small" role="status">
      {t(`map.${says}`)}
    </p>
  );
}

/** Shows the map and takes it away. Where there is no room for both, it shows the list in its place. */
export function MapToggle() {
  const { t } = useTranslation('search');
  const { isMap, showMap } = useSearchAddress();
  return (
    <button type="button" className="chip map-toggle no-print" onClick={() => showMap(!isMap)}>
      {isMap ? (
        <>
          <span className="is-for-wide">{t('map.hide')}</span>
          <span className="is-for-narrow">{t('map.list')}</span>
        </>
      ) : (
        t('map.show')
      )}
    </button>
  );
}
