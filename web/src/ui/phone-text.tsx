import { phonePieces } from '@directory/domain/phone-pieces';

/** A text whose phone numbers are links that call them. */
export function PhoneText({ text }: { text: string }) {
  return phonePieces(text).map((piece, index) =>
    piece.href === null ? (
      piece.text
    ) : (
      <a href={piece.href} key={index}>
        {piece.text}
      </a>
    ),
  );
}
