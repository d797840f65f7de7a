import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { createTrustPolicy, type TrustPolicy } from '../site/platform.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site from its root, with query and hash if need be. */
  to: string;
  replace?: boolean;
}

/**
 * A link to a page of the site that goes there without loading a new document. React Router's own `Link` would bring its
 * prefetching and data routing to every page, 3 kB gzip that this site does not use.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

interface WrittenHtmlProps {
  /** Made by the build from Markdown without any HTML of its own. */
  html: string;
  as?: 'div' | 'p' | 'li';
  className?: string;
}

/** A text that was written in Markdown. Its links to pages of the site go there without loading a new document. */
export function WrittenHtml({ html, as: Element = 'div', className }: WrittenHtmlProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof window.Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <Element className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  );
}

let policy: TrustPolicy | null = null;

/**
 * HTML that the build made, for React to set: the pages' Content-Security-Policy keeps browsers from taking a bare text.
 * Nothing else may be handed to it.
 */
function trustedHtml(html: string): string {
  policy ??= createTrustPolicy('written-html', (text) => text);
  return policy ? policy.createHTML(html) : html;
}

/** Whether nobody has handled the click and it asks for no other tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}
