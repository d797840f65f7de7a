import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Set otherwise than French is in Canada: nothing before ; ! ?, a space that holds before : and inside « ». */
const BADLY_SET = /\s[?!;](?:\s|$)|[^\s\d]:\s|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/;
const FRENCH_LETTER = /[àâçéèêëîïôùûœ]/i;

/** The texts of a source file, those around the values of a template included. */
function textsOf(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

it('mails and answers are set as French is in Canada, as the pages are', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const french = files.flatMap((file) =>
    textsOf(join(import.meta.dirname, file)).filter((text) => FRENCH_LETTER.test(text)),
  );
  expect(french.length).toBeGreaterThan(50);
  expect(french.filter((text) => BADLY_SET.test(text))).toEqual([]);
});
