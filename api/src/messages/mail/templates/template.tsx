import type { Language } from '@directory/domain/language';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { toPlainText } from 'react-email';
import { Layout, type Part, type Template, type WholeTemplate } from './layout.tsx';

export type { Pair, Template } from './layout.tsx';

/** What stands in the slots, `siteUrl` always among it. */
type Values = Readonly<Record<string, string | number | null>>;

const SLOT = /\{\{(\w+)\}\}/g;

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

interface MailText {
  subject: string;
  html: string;
  text: string;
}

const compiled = new LRUCache<string, MailText>({ max: 500 });

/** A template's subject, HTML and text with the values in their slots. @throws Error when a slot has no value */
export function fillTemplate(language: Language, template: Template, values: Values): MailText {
  const isWhole = (part: unknown) =>
    [...JSON.stringify(part).matchAll(SLOT)].every(([, name = '']) => values[name] !== null);
  const body = template.body.flatMap((part): Part[] => {
    if (!part) return [];
    if (typeof part === 'object' && 'fields' in part) return [{ fields: part.fields.filter(isWhole) }];
    return isWhole(part) ? [part] : [];
  });
  const key = JSON.stringify([language, { ...template, body }]);
  const { subject, html, text } = compiled.get(key) ?? compile(language, { ...template, body });
  compiled.set(key, { subject, html, text });
  return {
    subject: fill(subject, values, oneLine),
    html: fill(html, values, escapeHtml),
    text: fill(text, values, quoteLines),
  };
}

function compile(language: Language, template: WholeTemplate): MailText {
  const markup = renderToStaticMarkup(<Layout language={language} {...template} />);
  const text = toPlainText(markup, {
    wordwrap: false,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'a[href^="sms:"]', format: 'anchor', options: { ignoreHref: true } },
      // A visitor's words are marked as such in the text, too, whatever they hold.
      { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: false } },
    ],
  });
  return { subject: template.subject, html: `${DOCTYPE}${markup}`, text: `${text.trim()}\n` };
}

/** One pass: a value that looks like a slot stays the text it is. */
function fill(template: string, values: Values, write: (value: string) => string): string {
  return template.replace(SLOT, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) throw new Error(`The mail has no value for "${name}"`);
    return write(String(value));
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br/>',
};

const escapeHtml = (value: string) =>
  value.replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character);

// oxlint-disable-next-line no-control-regex -- a subject holds none of them
const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

const oneLine = (value: string) => value.replace(CONTROLS, ' ');

/** Values of more than one line stand in quotations only. */
const quoteLines = (value: string) => value.replaceAll('\n', '\n> ');
