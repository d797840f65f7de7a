import type { MouseEvent } from 'react';
import { isPlainClick } from '../../ui/link.tsx';

/** The form's dialog. The address with it opens the form, too, and without scripts leads there. */
export const CONTACT_ID = 'contact';
export const CONTACT_HREF = `#${CONTACT_ID}`;

/** Opens the form at once, over the page. Where its code has not come yet, the address opens it. */
export function openContact(event: MouseEvent): void {
  const dialog = document.getElementById(CONTACT_ID);
  if (!isPlainClick(event) || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
}
