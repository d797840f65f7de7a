import { expect, it } from 'vitest';
import { phonePieces } from './phone-pieces.ts';

it('cuts a text at the numbers of emergency services and helplines, and at nothing else', () => {
  expect(phonePieces('Composez le 911, ou le 1-800-668-6868.')).toEqual([
    { text: 'Composez le ', href: null },
    { text: '911', href: 'tel:911' },
    { text: ', ou le ', href: null },
    { text: '1-800-668-6868', href: 'tel:+18006686868' },
    { text: '.', href: null },
  ]);
  expect(phonePieces('Call or text 9-8-8')[1]).toEqual({ text: '9-8-8', href: 'tel:988' });
  expect(phonePieces('Text CONNECT to 686868, 19110 times')).toEqual([
    { text: 'Text CONNECT to 686868, 19110 times', href: null },
  ]);
});
