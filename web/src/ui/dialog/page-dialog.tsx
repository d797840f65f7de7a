import { use, useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { PostedContext } from '../../site/contexts.ts';
import { isPlainClick } from '../link.tsx';
import { Dialog, markFirstFocus } from './dialog.tsx';

/**
 * A dialog that is a part of its page: a link to its id opens it over the page, and so does the page's address with that id. Without
 * scripts it stands where it is, and the link leads there. So it does on the page that answers a plain form, which has none, and where the
 * link is pressed before they have come.
 */
export function PageDialog(
  props: Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'ref'> & { id: string; closeLabel: string },
) {
  const { id, className = '' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isAnswer = use(PostedContext) !== null;
  useEffect(() => {
    // From here on it opens over the page only.
    dialog.current?.setAttribute('data-ready', '');
    if (window.location.hash === `#${id}` && !dialog.current?.open) dialog.current?.showModal();
  }, [id]);
  return <Dialog {...props} className={`page-dialog no-print ${className}`} ref={dialog} open={isAnswer} />;
}

/** For the link: opens at once what it leads to. Where that has not come yet, the address opens it. */
export function openDialog(event: MouseEvent<HTMLAnchorElement>): void {
  const dialog = document.getElementById(event.currentTarget.hash.slice(1));
  if (!isPlainClick(event) || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  // Its own code may not have come yet.
  markFirstFocus(dialog);
  dialog.showModal();
}
