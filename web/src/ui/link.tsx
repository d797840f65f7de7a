import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

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
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return <a {...rest} href={to} onClick={follow} />;
}
