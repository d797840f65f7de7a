import type { Language } from '@directory/domain/language';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toPlainText } from 'react-email';

/**
 * A mail's fixed words, with slots for what differs from mail to mail. Rendering React takes longer than sending; so each
 * template is rendered once for a language and a shape (which optional parts it shows), and each mail only fills the slots.
 * It also means that no visitor's text ever passes through markup: it is escaped in one place, `fillTemplate`.
 */
export interface Template {
  /** May hold slots. */
  subject: string;
  /** The whole document. May hold slots in its text and attributes. */
  document: ReactElement;
}

interface CompiledTemplate {
  subject: string;
  html: string;
  text: string;
}

/** Where a value goes. */
export function slot(name: string): string {
  return `{{${name}}}`;
}

const SLOT = /\{\{(\w+)\}\}/g;

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const compiled = new LRUCache<string, CompiledTemplate>({ max: 500 });

/**
 * A template's subject, HTML and text with the values in their slots.
 * @param build makes the template; called once for each kind, language and shape
 * @param shape which optional parts are shown
 * @throws Error when a slot has no value
 */
export function fillTemplate(
  kind: string,
  language: Language,
  shape: Readonly<Record<string, boolean>>,
  build: () => Template,
  values: Readonly<Record<string, string>>,
): { subject: string; html: string; text: string } {
  const parts = Object.keys(shape).filter((part) => shape[part]);
  const key = [kind, language, ...parts].join(' ');
  let template = compiled.get(key);
  if (!template) {
    template = compile(build());
    compiled.set(key, template);
  }
  return {
    subject: fill(template.subject, values, oneLine),
    html: fill(template.html, values, escapeHtml),
    text: fill(template.text, values, quoteLines),
  };
}

function compile({ subject, document }: Template): CompiledTemplate {
  const markup = renderToStaticMarkup(document);
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
  return { subject, html: `${DOCTYPE}${markup}`, text: `${text.trim()}\n` };
}

/** One pass: a value that looks like a slot stays the text it is. */
function fill(
  template: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string,
): string {
  return template.replace(SLOT, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The mail has no value for "${name}"`);
    return write(value);
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

function escapeHtml(value: string): string {
  return value.replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character);
}

// oxlint-disable-next-line no-control-regex -- a subject holds none of them
const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

function oneLine(value: string): string {
  return value.replace(CONTROLS, ' ');
}

/** Values of more than one line stand in quotations only. */
function quoteLines(value: string): string {
  return value.replaceAll('\n', '\n> ');
}
