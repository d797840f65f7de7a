import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The texts of one source file that matter to translation. For the test of the keys; no page uses it. */
export interface SourceTexts {
  file: string;
  /** Namespaces that the file's `useTranslation` calls name; `shell` for a call without any. */
  namespaces: string[];
  /** String literals, and template literals as patterns in which every `${…}` stands for anything without a dot. */
  literals: (string | RegExp)[];
  /** First arguments of `t('…')` that are plain strings. */
  calls: string[];
  /** Text that a visitor would see and that is not translated, with its line. */
  hardCoded: string[];
}

const visibleAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title', 'text']);

/** Reads every source under `root` but tests and the strings themselves. */
export function readSourceTexts(root: string): SourceTexts[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => textsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** The texts of one source file. */
export function textsOf(file: string, code: string): SourceTexts {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: SourceTexts = { file, namespaces: [], literals: [], calls: [], hardCoded: [] };
  const line = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.literals.push(node.text);
    if (ts.isTemplateExpression(node)) texts.literals.push(templatePattern(node));
    if (ts.isJsxText(node) && isWords(node.text)) {
      texts.hardCoded.push(`${file}:${line(node)} ${node.text.trim()}`);
    }
    if (ts.isJsxAttribute(node) && visibleAttributes.has(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value) && isWords(value.text)) {
        texts.hardCoded.push(`${file}:${line(node)} ${value.text}`);
      }
    }
    if (ts.isCallExpression(node)) readCall(node, texts);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function readCall(node: ts.CallExpression, texts: SourceTexts): void {
  const name = node.expression.getText();
  const [first] = node.arguments;
  if (name === 't' && first && ts.isStringLiteralLike(first)) texts.calls.push(first.text);
  if (name !== 'useTranslation') return;
  if (!first) texts.namespaces.push('shell');
  else if (ts.isStringLiteralLike(first)) texts.namespaces.push(first.text);
  else if (ts.isArrayLiteralExpression(first)) {
    texts.namespaces.push(...first.elements.filter(ts.isStringLiteralLike).map((element) => element.text));
  }
}

function templatePattern(node: ts.TemplateExpression): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = node.templateSpans.map((span) => `[^.]+${literal(span.literal.text)}`);
  return new RegExp(`^${literal(node.head.text)}${parts.join('')}$`);
}

/** Two letters in a row: punctuation, numbers and single signs need no translation. */
function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
