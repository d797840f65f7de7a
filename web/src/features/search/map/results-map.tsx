import '../../map/map.css';
import './results-layer.css';
import { useEffect, useRef, useState } from 'react';
import type { Frame } from '@directory/domain/places/frame';
import type { Pins } from '@directory/domain/site/directory';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { useQuery } from '../../../site/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useLaterStrings, useTranslation } from '../../../i18n/use-translation.ts';
import { askApi } from '../../../site/ask-api.ts';
import { chooseProvince } from '../model/search-state.ts';
import { formatFrame, parseFrame, searchQuery } from '../model/url-state.ts';
import { useSearchAddress } from '../search-address-context.ts';
import type { Pin } from './clusters.ts';
import { createResultsLayer, type ResultsLayer } from './results-layer.ts';

/** The people of the search on a map, and the way to search where the map was moved to. For the ears and the keyboard there is the list. */
export function ResultsMap() {
  useLaterStrings(['map', 'results-map']);
  const { t } = useTranslation('results-map');
  const { state, update } = useSearchAddress();
  const first = { ...state, page: 1 };
  const { data, isError, isPrevious } = useQuery(
    {
      key: ['pins', searchQuery(first)],
      ask: ({ signal }) => askApi('POST /api/search/pins', first, { signal }),
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
      <div className="map-note muted small" role="status">
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
    <p>
      {pins.length > 0 ? t('shown', { count: pins.length }) : t('nobody')}
      {unplaced > 0 && ` ${t('unplaced', { count: unplaced })}`}
      {isCut && ` ${t('more', { count: SEARCH_LIMITS.pins })}`}
    </p>
  );
}

/** Who was pressed on the map: their card may be on another page of the list, or where there is no room for it. */
function Chosen({ people, close }: { people: readonly Pin[]; close: () => void }) {
  const { t } = useTranslation('results-map');
  return (
    <section className="map-chosen" aria-label={t('chosen')}>
      <ul className="map-people">
        {people.map(({ id, name, path }) => (
          <li key={id}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="icon-button icon-cross map-close"
        aria-label={t('close')}
        onClick={close}
      />
    </section>
  );
}

const NOBODY: readonly Pin[] = [];

/**
 * Draws these people on a map, which follows the search; it and the list light each other up. `movedTo` is what the map shows since the visitor has
 * moved it; null while it shows what was searched. `chosen` is who was pressed, as far as the search still finds them.
 */
function useResultsMap(found: Pins | undefined, frame: Frame | null) {
  const { t } = useTranslation(['results-map', 'map']);
  const element = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<ResultsLayer | null>(null);
  const [movedTo, setMovedTo] = useState<Frame | null>(null);
  const [pictures, setPictures] = useState<'shown' | 'missing'>('shown');
  const [pressed, choose] = useState(NOBODY);
  const [pointed, setPointed] = useState(NOBODY);
  const [pointedCard, setPointedCard] = useState<string | null>(null);
  const chosen = pressed.filter(({ id }) => found?.pins.some((pin) => pin.id === id));
  const chosenIds = chosen.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (!element.current) return undefined;
    const made = createResultsLayer(
      element.current,
      {
        zoomIn: t('map:zoomIn'),
        zoomOut: t('map:zoomOut'),
        together: (count) => t('together', { count }),
      },
      { onMove: setMovedTo, onPictures: setPictures, onPoint: setPointed, onChoose: choose },
    );
    setLayer(made);
    const stop = listenToCards(setPointedCard);
    return () => {
      stop();
      setLayer(null);
      lightCards([]);
      made.remove();
    };
  }, [t]);

  useEffect(() => {
    if (found) layer?.show(found, frame);
  }, [layer, found, frame]);

  useEffect(() => {
    const ids = chosenIds === '' ? [] : chosenIds.split(' ');
    lightCards([...ids, ...pointed.map(({ id }) => id)]);
    layer?.light(pointedCard === null ? ids : [...ids, pointedCard]);
  }, [layer, chosenIds, pointed, pointedCard, found]);

  useEffect(() => {
    const [first = ''] = chosenIds.split(' ');
    cardOf(first)?.scrollIntoView({ block: 'nearest' });
  }, [chosenIds]);

  return { element, movedTo, chosen, choose, pictures };
}

/** What the list has of somebody: see `ResultList`. */
const CARD = '[data-person]';

/** The card of somebody; null where it is on another page of the list. */
function cardOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);
}

/** Lights up the cards of these people, and no others. */
function lightCards(ids: readonly string[]): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARD)) {
    card.toggleAttribute('data-lit', ids.includes(card.dataset['person'] ?? ''));
  }
}

/**
 * Tells whose card the pointer is over or the focus in; null when it has left.
 * @returns what ends it
 */
function listenToCards(tell: (id: string | null) => void): () => void {
  const listen = new AbortController();
  const noticed = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
    tell(card?.dataset['person'] ?? null);
  };
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, noticed, { signal: listen.signal });
  }
  return () => listen.abort();
}
