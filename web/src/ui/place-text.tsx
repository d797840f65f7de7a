import './place-text.css';
import { Fragment } from 'react';

/** A city and its province: a line breaks between the two before it breaks in the province's name (`Terre-Neuve-et-Labrador`). */
export function PlaceText({ text }: { text: string }) {
  return text.split(', ').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={index}>
        {', '}
        <span className="place-part">{part}</span>
      </Fragment>
    ),
  );
}
