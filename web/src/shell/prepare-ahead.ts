import { useEffect } from 'react';
import { useQueryClient } from '../site/use-query.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { loadRoute, matchRoute } from './route-table.ts';

/** A pointer that rests so long on a link may follow it: as browsers have it with what they prerender. */
const REST_MS = 200;

/**
 * Has the page of a link that says so (`data-ahead`) ready before the link is followed: its code and what it shows, once the pointer rests
 * on the link or a finger goes down. Nothing is counted by that, and no page is shown. The browser's own prerendering would make
 * another document, whose entries in the history the quick exit could not take away.
 */
export function usePreparedAhead(): void {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => {
    const prepare = ({ pathname }: HTMLAnchorElement) => {
      const { entry, params } = matchRoute(pathname);
      loadRoute(entry, i18n)
        .then(({ prepare: ready }) => ready?.({ queryClient, params }))
        // It is asked for again when the link is followed, and what fails then is told.
        .catch(() => undefined);
    };
    let over: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = new AbortController();
    const { signal } = listen;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const link = linkOf(target);
      if (link === over) return;
      over = link;
      clearTimeout(timer);
      if (link && pointerType === 'mouse') timer = setTimeout(prepare, REST_MS, link);
    };
    const onDown = ({ target }: PointerEvent) => {
      const link = linkOf(target);
      if (link) prepare(link);
    };
    document.addEventListener('pointerover', onOver, { signal, passive: true });
    document.addEventListener('pointerdown', onDown, { signal, passive: true });
    return () => {
      listen.abort();
      clearTimeout(timer);
    };
  }, [i18n, queryClient]);
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ahead]') : null;
