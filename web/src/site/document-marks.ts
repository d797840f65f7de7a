import { createContext, useContext, useLayoutEffect } from 'react';

/** What is on the page that the document around it minds: a class of the root element. */
export type DocumentMark =
  | 'at-assessment'
  | 'at-match'
  | 'at-search'
  | 'has-crisis-lines'
  | 'has-dialog'
  | 'has-profile-bar'
  | 'has-quick-exit'
  | 'has-sheet'
  | 'has-toast';

/** Takes the marks of what the server renders; null in the browser. */
export const RenderedMarksContext = createContext<Set<DocumentMark> | null>(null);

const marked = new Map<DocumentMark, number>();

/**
 * Marks the document for as long as the component is there. A style that looks for it instead (`html:has(…)`) has the browser look
 * through the whole page whenever anything changes in it.
 */
export function useDocumentMark(mark: DocumentMark, isOn = true): void {
  const rendered = useContext(RenderedMarksContext);
  if (isOn) rendered?.add(mark);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isOn]);
}

function count(mark: DocumentMark, change: 1 | -1): void {
  const present = (marked.get(mark) ?? 0) + change;
  marked.set(mark, present);
  document.documentElement.classList.toggle(mark, present > 0);
}
