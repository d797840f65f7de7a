/** What the list has of somebody: see `ResultList`. */
const CARD = '[data-person]';

/** The card of somebody; null where it is on another page of the list. */
export function cardOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);
}

/** Lights up the cards of these people, and no others. */
export function lightCards(ids: readonly string[]): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARD)) {
    card.toggleAttribute('data-lit', ids.includes(card.dataset['person'] ?? ''));
  }
}

/**
 * Tells whose card the pointer is over or the focus in; null when it has left.
 * @returns what ends it
 */
export function listenToCards(tell: (id: string | null) => void): () => void {
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
