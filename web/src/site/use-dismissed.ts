import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when what a summary has opened is to be closed again: Escape was pressed, or the visitor has turned elsewhere. */
export function useDismissed(details: RefObject<HTMLDetailsElement | null>, close: () => void): void {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    const listen = new AbortController();
    const leave = ({ target }: Event) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) dismiss();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.querySelector('summary')?.focus();
      dismiss();
    };
    document.addEventListener('keydown', escape, listen);
    document.addEventListener('pointerdown', leave, listen);
    document.addEventListener('focusin', leave, listen);
    return () => listen.abort();
  }, [details]);
}
