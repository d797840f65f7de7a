const phoneNumber = /\b(911|9-8-8|1-\d{3}-\d{3}-\d{4})\b/;

/** A text whose phone numbers can be pressed: who reads them may be in no state to copy one. */
export function PhoneText({ text }: { text: string }) {
  return text.split(phoneNumber).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const digits = piece.replaceAll('-', '');
    const address = digits.length > 3 ? `tel:+${digits}` : `tel:${digits}`;
    return (
      <a href={address} key={index}>
        {piece}
      </a>
    );
  });
}
