import { useEffect, useMemo, useRef, useSyncExternalStore, useLayoutEffect } from 'react';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage, useSite } from '../site/contexts.ts';
import { applyHeadTags, headTags } from './head-tags.ts';
import { failureHead, type PageHead, type RouteModule } from '../site/route.ts';

interface HeadFacts {
  params: Readonly<Record<string, string | undefined>>;
  state: unknown;
  failed: boolean;
}

/**
 * The head of the current page, made anew when data that it names arrives. In the browser the document's head follows;
 * on the first render it is already there.
 */
export function useHead(module: RouteModule, { params, state, failed }: HeadFacts): PageHead {
  const { t, i18n } = useTranslation();
  const site = useSite();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const path = pathname + search;

  const makeHead = () =>
    JSON.stringify(
      failed
        ? failureHead(t)
        : module.head({
            t: i18n.getFixedT(language),
            language,
            params,
            url: new URL(path, site.origin),
            queryClient,
            site,
            state,
          }),
    );
  // As text, so that an equal head is the same snapshot.
  const text = useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    makeHead,
    makeHead,
  );
  const head = useMemo(() => JSON.parse(text) as PageHead, [text]);

  const siteName = t('siteName');
  const applied = useRef<string | null>(null);
  useEffect(() => {
    const tags = headTags(head, { language, siteName, origin: site.origin, path });
    const tagsText = JSON.stringify(tags);
    if (applied.current !== null && applied.current !== tagsText) applyHeadTags(tags, document);
    applied.current = tagsText;
  }, [head, language, siteName, site.origin, path]);
  return head;
}

/**
 * While a page with a referrer policy of its own is shown, whatever it loads or leads to is told no more than that allows.
 * The server says the same in a header, which a page reached by a link within the site never sees.
 */
export function useReferrerPolicy(policy: string | undefined): void {
  useLayoutEffect(() => {
    if (policy === undefined) return;
    setPolicy(policy);
    // The site's own policy again. Removing the element would not bring it back.
    return () => setPolicy('strict-origin-when-cross-origin');
  }, [policy]);
}

function setPolicy(policy: string): void {
  document.head.querySelector('meta[name="referrer"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = policy;
  document.head.append(meta);
}
