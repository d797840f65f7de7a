import './dialog.css';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDocumentMark } from '../../site/document-marks.ts';

interface DialogProps {
  /** Its heading, which also names it. */
  title: string;
  /** In the middle of the screen, or along its right side from top to bottom. */
  variant?: 'centred' | 'side';
  /** Its CSS may set `--dialog-width`. */
  className?: string;
  /** Left out where buttons with a command open it, which works before any script runs: its content is then always there. */
  isOpen?: boolean;
  /** It was closed by its close button, Escape, or a press beside it; `isOpen` has to follow. */
  onClose?: () => void;
  /**
   * The close button's name. A dialog with one is also closed by a press beside it; one without asks a question, and only
   * its answers or Escape close it.
   */
  closeLabel?: string;
  /** Below what scrolls, in a dialog along the side. */
  foot?: ReactNode;
  /** It stands in its page, and not over it. */
  open?: boolean;
  id?: string;
  ref?: RefObject<HTMLDialogElement | null>;
  'aria-describedby'?: string;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: focus stays inside and goes back where it was, Escape closes it, and the page behind does
 * not scroll. It opens on its form's first field, else on its heading; one that asks a question on its first answer.
 */
export function Dialog({
  title,
  variant = 'centred',
  className = '',
  isOpen,
  onClose,
  closeLabel,
  foot,
  open = false,
  id,
  ref,
  'aria-describedby': describedBy,
  children,
}: DialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? ownRef;
  const ownId = useId();
  const dialogId = id ?? ownId;
  const titleId = `${dialogId}-title`;
  // A button with a command may open it, also before scripts run.
  const [isShown, setIsShown] = useState(false);
  useDocumentMark('has-dialog', isShown);
  useEffect(() => {
    if (closeLabel && isOpen !== false) markFirstFocus(dialog.current);
    if (isOpen !== undefined && dialog.current?.open !== isOpen) {
      if (isOpen) dialog.current?.showModal();
      else dialog.current?.close();
    }
    setIsShown(dialog.current?.open === true);
  }, [isOpen, dialog, closeLabel]);
  const close = () => dialog.current?.close();
  return (
    <dialog
      className={`dialog dialog-${variant} ${className}`}
      id={dialogId}
      ref={dialog}
      {...(open && { open })}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
      onClose={() => {
        setIsShown(false);
        // When `isOpen` closed it, there is nothing to tell.
        if (isOpen) onClose?.();
      }}
      onClick={(event) => {
        // The panel covers the dialog: the dialog itself is the target only of a press on the backdrop.
        if (closeLabel && event.target === event.currentTarget) close();
      }}
    >
      {isOpen !== false && (
        <div className="dialog-panel stack gap-5">
          <div className="dialog-head">
            <h2 className="dialog-title text-xl" id={titleId} tabIndex={closeLabel ? -1 : undefined}>
              {title}
            </h2>
            {closeLabel && (
              <button
                className="icon-button icon-cross"
                type="button"
                aria-label={closeLabel}
                onClick={close}
                {...{ command: 'close', commandfor: dialogId }}
              />
            )}
          </div>
          <div className="dialog-body stack gap-5">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}

/** The browser would begin with the close button: people come to read or to write. */
export function markFirstFocus(dialog: HTMLDialogElement | null): void {
  const field = dialog?.querySelector('.dialog-body form :is(input:not([type=hidden]), select, textarea)');
  (field ?? dialog?.querySelector('.dialog-title'))?.setAttribute('autofocus', '');
}
