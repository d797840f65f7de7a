import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

/** Set otherwise than French is in Canada: nothing before ; ! ?, a space that holds before : and inside « ». */
const BADLY_SET = /\s[?!;](?:\s|$)|[^\s\d]:\s|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/;
const FRENCH_LETTER = /[àâçéèêëîïôùûœ]/i;

/** The texts of a source file, those around the values of a template included. */
function textsOf(path: string): string[] {
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'));
  expect(errors).toEqual([]);
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    JSXText: ({ value }) => {
      texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.cooked ?? value.raw);
    },
  }).visit(program);
  return texts;
}

it('mails and answers are set as French is in Canada, as the pages are', () => {
  const contracts = join(import.meta.dirname, '../../domain/src/contracts');
  const files = [import.meta.dirname, contracts].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const french = files.flatMap((file) => textsOf(file).filter((text) => FRENCH_LETTER.test(text)));
  expect(french.length).toBeGreaterThan(50);
  expect(french.filter((text) => BADLY_SET.test(text))).toEqual([]);
});
