import './place-text.css';
import { Fragment } from 'react';

/** A city and its province: a line breaks between the two before it breaks in the name of one (`Terre-Neuve-et-Labrador`). */
export function PlaceText({ text }: { text: string }) {
  return text.split(', ').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <span className="place-part">{part}</span>
    </Fragment>
  ));
}
