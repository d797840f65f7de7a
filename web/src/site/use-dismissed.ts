import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when what a summary has opened is to be closed again: Escape was pressed, or the visitor has turned elsewhere. */
export function useDismissed(details: RefObject<HTMLDetailsElement | null>, close: () => void): void {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    const listen = new AbortController();
    const notice = (event: Event) => {
      const { current } = details;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        current.querySelector('summary')?.focus();
      } else if (current.contains(event.target as Node)) return;
      dismiss();
    };
    for (const type of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(type, notice, listen);
    return () => listen.abort();
  }, [details]);
}
