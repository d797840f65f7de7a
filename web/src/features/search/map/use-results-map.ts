import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Pins } from '@directory/domain/site/directory';
import type { Frame } from '@directory/domain/places/frame';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Pin } from './clusters.ts';
import { createResultsLayer, type ResultsLayer } from './results-layer.ts';

interface ShownMap {
  /** The element to draw the map in. */
  element: RefObject<HTMLDivElement | null>;
  /** What the map shows since the visitor has moved it; null while it shows what was searched. */
  movedTo: Frame | null;
  /** Who was pressed, as far as the search still finds them. */
  chosen: readonly Pin[];
  choose: (people: readonly Pin[]) => void;
  /** Whether the map's pictures can be had. */
  pictures: 'shown' | 'missing';
}

const NOBODY: readonly Pin[] = [];

/** Draws these people on a map, which follows the search; it and the list light each other up. */
export function useResultsMap(found: Pins | undefined, frame: Frame | null): ShownMap {
  const { t } = useTranslation(['results-map', 'map']);
  const element = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<ResultsLayer | null>(null);
  const [movedTo, setMovedTo] = useState<Frame | null>(null);
  const [pictures, setPictures] = useState<ShownMap['pictures']>('shown');
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
