import { useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  title: string;
  text: string;
  /** The answer that changes nothing, as Escape does. */
  no: string;
  yes: string;
  isOpen: boolean;
  onNo: () => void;
  onYes: () => void;
}

/** Asks before something is lost. It begins at the answer that loses nothing. */
export function Question({ title, text, no, yes, isOpen, onNo, onYes }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  return (
    <Dialog title={title} aria-describedby={textId} isOpen={isOpen} onClose={onNo} ref={dialog}>
      <p id={textId}>{text}</p>
      <div className="button-row">
        <Button onClick={() => dialog.current?.close()}>{no}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            // Closed first, so that the focus is back before its button may go.
            dialog.current?.close();
            onYes();
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
