import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MailAddress, Message, MessageStore } from './messages.ts';

type Answer = [status: number, type: 'text/html' | 'text/plain' | 'application/json', body: string];

/** Answers the mailbox's page and, for tests and tools, `GET` and `DELETE /api/messages`. */
export function answerRequest(store: MessageStore, request: IncomingMessage, response: ServerResponse): void {
  const [status, type, body] = route(store, request);
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(body);
}

function route(store: MessageStore, request: IncomingMessage): Answer {
  // A page elsewhere that rebinds its own name to this address must not read the mail.
  const host = request.headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return [403, 'text/plain', 'Forbidden'];

  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path === '/api/messages' && request.method === 'DELETE') {
    // Browsers name the page that asks; only tools, which name none, may empty the mailbox.
    if (request.headers.origin !== undefined) return [403, 'text/plain', 'Forbidden'];
    store.clear();
    return [200, 'application/json', '{}'];
  }
  if (request.method !== 'GET') return [405, 'text/plain', 'Method not allowed'];
  if (path === '/api/messages') return [200, 'application/json', JSON.stringify(store.list())];
  if (path === '/') return [200, 'text/html', listPage(store.list())];
  const id = /^\/messages\/([\w-]+)$/.exec(path)?.[1];
  const message = id === undefined ? undefined : store.find(id);
  if (message === undefined) return [404, 'text/plain', 'There is no such message.'];
  return [200, 'text/html', messagePage(message)];
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  ul { list-style: none; padding: 0; }
  li a { display: block; padding: 0.75rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-decoration: none; color: inherit; }
  li a:hover strong { text-decoration: underline; }
  small, dt { opacity: 0.75; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
  dd { margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  iframe { width: 100%; height: 70vh; border: 1px solid; background: #fff; }
`;

/** The list of mails, newest first. */
function listPage(messages: readonly Message[]): string {
  const items = messages.map(
    (
      message,
    ) => `<li><a href="/messages/${encodeURIComponent(message.id)}"><strong>${escapeHtml(message.subject || '(no subject)')}</strong><br>
      <small>to ${escapeHtml(people(message.to))} · ${escapeHtml(message.receivedAt)}</small></a></li>`,
  );
  const list =
    items.length === 0
      ? '<p>No mail yet. Whatever the directory sends appears here.</p>'
      : `<ul>${items.join('')}</ul>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mail that this local copy has sent. Nothing leaves this machine.</p>${list}`,
  );
}

/** One mail. Its HTML is shown in a frame that may run no script and load nothing. */
function messagePage(message: Message): string {
  const facts = [
    ['From', people(message.from === null ? [] : [message.from])],
    ['To', people(message.to)],
    ['Reply to', people(message.replyTo)],
    ['Received', message.receivedAt],
  ].filter(([, value]) => value !== '');
  return page(
    message.subject,
    `<p><a href="/">All mail</a></p><h1>${escapeHtml(message.subject || '(no subject)')}</h1>
    <dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name ?? '')}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>
    ${message.text === '' ? '' : `<h2>Text</h2><pre>${linked(message.text)}</pre>`}
    ${message.html === '' ? '' : `<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail's HTML" srcdoc="${escapeHtml(`<base target="_blank">${message.html}`)}"></iframe>`}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const people = (addresses: readonly MailAddress[]) =>
  addresses.map(({ name, address }) => (name === '' ? address : `${name} <${address}>`)).join(', ');

/** Escapes the text, then makes its web addresses links, so that an invitation can be followed. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"']+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
