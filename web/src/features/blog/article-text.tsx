import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface ArticleTextProps {
  /** Made by the build from Markdown without any HTML of its own. */
  html: string;
  className: string;
}

/** A guide's text. Its links to pages of the site go there without loading a new document. */
export function ArticleText({ html, className }: ArticleTextProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!href?.startsWith('/') || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(href);
  };
  return <div className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
