import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

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

/** The texts of one source file. @throws Error when it cannot be parsed */
function textsOf(file: string, code: string): SourceTexts {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const texts: SourceTexts = { file, namespaces: [], literals: [], calls: [], hardCoded: [] };
  const noteVisible = ({ start, value }: { start: number; value: unknown }) => {
    if (typeof value !== 'string' || !isWords(value)) return;
    const at = start + value.search(/\S/);
    texts.hardCoded.push(`${file}:${code.slice(0, at).split('\n').length} ${value.trim()}`);
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') texts.literals.push(node.value);
    },
    TemplateLiteral: (node) => {
      texts.literals.push(plainText(node) ?? templatePattern(node));
    },
    JSXText: noteVisible,
    JSXAttribute: ({ name, value }) => {
      const isVisible = name.type === 'JSXIdentifier' && visibleAttributes.has(name.name);
      if (isVisible && value?.type === 'Literal') noteVisible(value);
    },
    CallExpression: (node) => readCall(node, texts),
  }).visit(program);
  return texts;
}

function readCall({ callee, arguments: values }: ESTree.CallExpression, texts: SourceTexts): void {
  if (callee.type !== 'Identifier') return;
  const [first] = values;
  const text = plainText(first);
  if (callee.name === 't' && text !== undefined) texts.calls.push(text);
  if (callee.name !== 'useTranslation') return;
  if (!first) texts.namespaces.push('shell');
  else if (text !== undefined) texts.namespaces.push(text);
  else if (first.type === 'ArrayExpression') {
    texts.namespaces.push(...first.elements.flatMap((element) => plainText(element) ?? []));
  }
}

/** The text of a string, or of a template without values. */
function plainText(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.quasis.length > 1) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function templatePattern({ quasis }: ESTree.TemplateLiteral): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${quasis.map(({ value }) => literal(value.cooked ?? value.raw)).join('[^.]+')}$`);
}

/** Two letters in a row: punctuation, numbers and single signs need no translation. */
function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
