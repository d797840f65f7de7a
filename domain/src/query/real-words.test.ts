import { describe, expect, it } from 'vitest';
import { realWords } from './real-words.ts';
import { inflectionless } from '../text/inflection.ts';

describe('realWords', () => {
  const real = realWords();
  const isReal = (word: string) => real.has(inflectionless(word));

  it.each(['house', 'mouse', 'grease', 'boarder', 'sweater', 'maison', 'raison', 'mordre', 'souris'])(
    'has "%s"',
    (word) => expect(isReal(word)).toBe(true),
  );

  it.each(['depresion', 'anxeity', 'theripist', 'insomia', 'angoise', 'psycologue', 'torotno'])(
    'has not "%s"',
    (word) => expect(isReal(word)).toBe(false),
  );
});
