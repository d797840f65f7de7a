import './results-map.css';
import { useEffect, useState, type ComponentType } from 'react';
import { addNamespaces } from '../../../i18n/create-i18n.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSearchAddress } from '../search-address-context.ts';

/** The map beside the list. It is fetched, with its words, when it is asked for: few searches need it. */
export function MapSlot() {
  const { t, i18n } = useTranslation('search');
  const [loaded, setLoaded] = useState<{ Part?: ComponentType } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const [{ allowMapMarkup }] = await Promise.all([
        import('../../map/map-markup.ts'),
        addNamespaces(i18n, ['map', 'results-map']),
      ]);
      allowMapMarkup();
      const { ResultsMap } = await import('./results-map.tsx');
      return { Part: ResultsMap };
    };
    void load()
      .catch(() => ({}))
      .then((part) => !isLeft && setLoaded(part));
    return () => {
      isLeft = true;
    };
  }, [i18n]);
  return (
    <div className="results-map">
      {loaded?.Part ? (
        <loaded.Part />
      ) : (
        <p className="map-note muted small" role="status">
          {t(loaded ? 'map.unloaded' : 'map.loading')}
        </p>
      )}
    </div>
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
