import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

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
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!href?.startsWith('/') || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(href);
  };
  return <Element className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
