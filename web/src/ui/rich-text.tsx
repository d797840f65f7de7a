import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A translated text with parts marked like elements: `call <phone>911</phone>`. */
  text: string;
  /** What each marked part becomes. */
  parts: Readonly<Record<string, (content: string) => ReactNode>>;
}

const marked = /<(\w+)>(.*?)<\/\1>/g;

/** A translated text whose marked parts are elements. A mark that `parts` does not name shows its text alone. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, name = '', content = ''] = match;
    const part = parts[name]?.(content) ?? content;
    pieces.push(text.slice(end, match.index), <Fragment key={match.index}>{part}</Fragment>);
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  return pieces;
}
