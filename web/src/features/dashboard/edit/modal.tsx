import './modal.css';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface ModalProps {
  isOpen: boolean;
  title: string;
  /** Escape, or a press beside it. */
  onDismiss: () => void;
  isWide?: boolean;
  children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside and goes back where it was. */
export function Modal({ isOpen, title, onDismiss, isWide = false, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <dialog
      className={isWide ? 'modal is-wide' : 'modal'}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      {isOpen && (
        <div className="modal-panel">
          <h2 className="modal-title" id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
