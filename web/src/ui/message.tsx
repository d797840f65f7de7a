import './message.css';
import type { ReactNode } from 'react';

interface MessageProps {
  title: string;
  text: string;
  /** Where to go from here. */
  children?: ReactNode;
}

/** A page that has only something to say: not found, failed. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <div className="message container">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="button-row">{children}</div>
    </div>
  );
}
