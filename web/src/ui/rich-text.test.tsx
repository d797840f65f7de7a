import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

test('marked parts become elements, unknown marks their text, and the rest is escaped', () => {
  const parts = { phone: (number: string) => <a href={`tel:${number}`}>{number}</a> };
  const html = (text: string) => renderToStaticMarkup(<RichText text={text} parts={parts} />);
  expect(html('Call <phone>911</phone> now.')).toBe('Call <a href="tel:911">911</a> now.');
  expect(html('A <b>bold</b> & <i>')).toBe('A bold &amp; &lt;i&gt;');
});
