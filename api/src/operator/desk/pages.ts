import { html, raw } from 'hono/html';
import type { Field, Outcome } from '../command-line/operation.ts';
import type { Table } from '../command-line/record-text.ts';
import { SHOWN_OF_CELL } from '../register/rows.ts';
import { type calledSo, type Deed, type DeskGroup, fieldsFor, GROUPS, isUpload, type Ran } from './run.ts';

/** What is put into it is escaped. */
export type Html = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#c9d0d4, #46525a); --link: light-dark(#0b5568, #8fd3e6); }
body { margin: 0 auto; max-width: 84rem; padding: 1rem; }
a, summary { color: var(--link); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 2rem 0 .25rem; }
header, .row { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
header { border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
header nav { display: contents; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; } th, td { text-align: start; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); }
form.operation, label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; } form.operation { gap: 1rem; max-width: 40rem; }
label.flag { grid-template-columns: auto 1fr; align-items: center; }
small { color: light-dark(#4c5a62, #aebbc2); }
input, select, textarea, button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; box-sizing: border-box; }
input[type=checkbox] { min-height: 0; inline-size: 1.5rem; block-size: 1.5rem; }
.fault, .refused { color: light-dark(#a3231b, #ffb4a9); }
.done { font-family: ui-monospace, monospace; }
.refused, .done { border-inline-start: 4px solid; padding: .5rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; } dt { font-weight: 600; }
  table, tbody, tr, td { display: block; } thead { display: none; } tr { border-bottom: 1px solid var(--line); padding-block: .5rem; }
  td { border: 0; padding: .125rem 0; overflow-wrap: anywhere; } td:empty { display: none; } td[data-label]::before { content: attr(data-label) ': '; font-weight: 600; }
}
`;

/** A page of the desk. @param base the path that all of its addresses begin with; @param as who has started it */
export const page = (
  { base, as }: { base: string; as: string | undefined },
  title: string,
  body: Html,
): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <base href="${base}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Desk</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <nav aria-label="Desk">
            <a href="./">What waits</a> <a href="all">Everything you can do</a>
            <a href="admin/doctor">Health</a>
          </nav>
          <form action="find" role="search" class="row">
            <input
              name="words"
              aria-label="Name, number, address or city"
              placeholder="Name, number, address, city"
              required
            />
            <button>Find</button>
          </form>
          ${as && html`<strong>${as}</strong>`}
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** Where an operation is, with what is said already. */
export const addressOf = ({ path }: Deed, said: Readonly<Record<string, string>> = {}): string =>
  Object.keys(said).length > 0 ? `${path}?${new URLSearchParams(said)}` : path;

/** `noReason` as `No reason`. */
const labelOf = (key: string): string =>
  key
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z](?=[a-z])/g, (letter, at) => (at === 0 ? letter : ` ${letter.toLowerCase()}`));

/** The form of an operation, with what was said and what is wrong with it. */
export function operationForm(deed: Deed, said: URLSearchParams, faults: Ran['faults']): Html {
  const fields = fieldsFor(deed).map((field) =>
    formField(field, said.get(field.key), faults?.get(field.key)),
  );
  const withFile = fieldsFor(deed).some(isUpload) && html`enctype="multipart/form-data"`;
  return html` <form
    class="operation"
    method="${deed.changes ? 'post' : 'get'}"
    action="${deed.path}"
    ${withFile}
  >
    ${faults?.has('') && html`<p class="fault" role="alert">${faults.get('')}</p>`} ${fields}
    <p><button name="step" value="try">${deed.changes ? 'Say what would be done' : 'Show'}</button></p>
  </form>`;
}

function formField(field: Field, said: string | null, fault?: string): Html {
  const { key, type, about, choices, fallback = '', isRequired } = field;
  const isFlag = type === 'boolean';
  const value = said ?? String(fallback);
  const common = html`name="${key}"
  ${fault !== undefined && html`aria-invalid="true" aria-describedby="${key}-fault"`}`;
  const required = isRequired && 'required';
  const control = isUpload(field)
    ? html`${value && html`<input type="hidden" name="${key}" value="${value}" />${value.replace(/^.*\//, '')}, or another one:`}
        <input type="file" ${common} accept=".csv,.tsv,.txt,text/csv" ${!value && required} />`
    : isFlag
      ? html`<input type="checkbox" ${common} value="1" ${said !== null && 'checked'} />`
      : choices.length > 0
        ? html`<select ${common}>
            ${fallback === '' && html`<option value="">${isRequired ? 'choose' : 'any'}</option>`}
            ${choices.map((choice) => html`<option ${choice === value && 'selected'}>${choice}</option>`)}
          </select>`
        : type === 'array'
          ? html`<textarea ${common} rows="2" ${required}>${value}</textarea>`
          : html`<input
              type="${type === 'integer' || type === 'number' ? 'number' : 'text'}"
              ${common}
              value="${value}"
              ${required}
            />`;
  return html` <label class="${isFlag ? 'flag' : ''}">
    ${!isFlag && labelOf(key)} ${control}
    <small>${isFlag && `${labelOf(key)}: `}${about}${type === 'array' && ' (one a line)'}</small>
    ${fault !== undefined && html`<span id="${key}-fault" class="fault" role="alert">${fault}</span>`}
  </label>`;
}

/** Rows as a table; a row that has an id leads to its page, and says what settles it. */
export function rowsTable(
  group: DeskGroup,
  { labels, rows }: Table,
  result: unknown,
  settledBy: readonly string[] = [],
): Html {
  const items = result as readonly (Partial<Record<'id' | 'profile_id', string | null>> & {
    profile?: { id: string } | null;
  })[];
  const linked = (
    cell: string,
    label: string | undefined,
    { id, profile: known, profile_id: profile = known?.id }: (typeof items)[number],
  ) => {
    const page = cell !== '' && cell === id ? pageOf(group, id) : undefined;
    if (page) return html`<a href="${page}" title="${cell}">${cell.slice(0, 8)}</a>`;
    if (!profile || (cell !== profile && label !== 'Profile')) return cell;
    return html`<a href="person/${profile}">${cell === profile ? cell.slice(0, 8) : cell}</a>`;
  };
  const rowOf = (cells: readonly string[], item: (typeof items)[number] = {}) =>
    html` <tr>
      ${cells.map((cell, place) => html`<td data-label="${labels[place]}">${linked(cell, labels[place], item)}</td>`)}
      ${settledBy.length > 0 && item.id && html`<td><div class="row">${settledBy.map((name) => settle(group, name, item.id ?? ''))}</div></td>`}
    </tr>`;
  const headings = [...labels, ...(settledBy.length > 0 ? ['Decide'] : [])];
  return scrolled(
    headings,
    rows.map((cells, at) => rowOf(cells, items[at])),
  );
}

const scrolled = (headings: readonly string[], rows: readonly Html[]): Html =>
  html` <div class="scroll">
    <table>
      <thead>
        <tr>
          ${headings.map((label) => html`<th scope="col">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

/** Where one thing of a group is shown; null where nothing more is said of it than its list does. */
function pageOf({ name, operations }: DeskGroup, id: string): string | null {
  if (name === 'profiles') return `person/${id}`;
  const show = operations.find((each) => each.name === 'show');
  return show ? addressOf(show, { which: id }) : null;
}

/** One press where nothing more need be said; else the way to the form. */
function settle({ operations }: DeskGroup, name: string, id: string): Html | false {
  const deed = operations.find((each) => each.name === name);
  if (!deed) return false;
  return fieldsFor(deed).length > 1
    ? html`<a href="${addressOf(deed, { which: id })}">${labelOf(name)} …</a>`
    : sending(deed, new URLSearchParams({ which: id }), labelOf(name));
}

/** Does an operation for good, with these words. */
export const sending = ({ path }: Deed, said: URLSearchParams, label: string): Html =>
  html` <form method="post" action="${path}">
    ${hidden(said)}
    <button name="step" value="do">${label}</button>
  </form>`;

const hidden = (said: URLSearchParams): Html =>
  html`${[...said].filter(([key]) => key !== 'step').map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}`;

/** What is wrong with a file, in a table in which each cell can be mended where it stands. */
export function wrongCells(
  { path }: Deed,
  said: URLSearchParams,
  { cells, text }: NonNullable<Extract<Outcome, { text: string }>['wrong']>,
): Html {
  const mending = ({ row, column, value }: (typeof cells)[number], at: number) =>
    column === null || value.length === SHOWN_OF_CELL || /[\r\n]/.test(value)
      ? value
      : html`<input type="hidden" name="was" value="${value}" />
          <input
            name="cell ${row}:${column}"
            value="${value}"
            aria-label="Row ${row}, ${column}"
            aria-invalid="true"
            aria-describedby="wrong-${at}"
            ${at === 0 && 'autofocus'}
          />`;
  return html` <div class="done refused" role="alert">${text}</div>
    <form method="post" action="${path}">
      ${hidden(said)}
      ${scrolled(
        ['Row', 'Column', 'Cell', 'Problem'],
        cells.map(
          (cell, at) =>
            html` <tr>
              <td data-label="Row">${cell.row}</td>
              <td data-label="Column">${cell.column}</td>
              <td data-label="Cell">${mending(cell, at)}</td>
              <td data-label="Problem" id="wrong-${at}" class="fault">${cell.problem}</td>
            </tr>`,
        ),
      )}
      <p><button name="step" value="try">Try again with these cells</button></p>
    </form>`;
}

export const recordView = ({ labels, rows: [cells = []], prose }: Table): Html =>
  html` <dl>
      ${labels.map(
        (label, place) =>
          cells[place] &&
          html`<dt>${label}</dt>
            <dd>${cells[place]}</dd>`,
      )}
    </dl>
    ${prose && html`<pre>${prose}</pre>`}`;

const operationLink = (deed: Deed, said?: Readonly<Record<string, string>>): Html =>
  html`<li><a href="${addressOf(deed, said)}">${labelOf(deed.name)}</a>: ${deed.about}</li>`;

/** What can be done with one thing, by the field that names it. */
export const acts = (named: readonly { group: DeskGroup; key: string; value: string }[]): Html =>
  html` <ul>
    ${named.map(({ group, key, value }) =>
      group.operations
        .filter((each) => each.name !== 'show' && key in each.input.shape)
        .map((each) => operationLink(each, { [key]: value })),
    )}
  </ul>`;

/** Other things that are called so, each with the way to it. */
export const called = (found: Awaited<ReturnType<typeof calledSo>>): Html =>
  html`${found.map(
    ({ group, rows }) =>
      html` <section>
        <h2>${labelOf(group.name)}</h2>
        <ul>
          ${rows.map(({ id, label }) => html`<li><a href="${pageOf(group, id) ?? `${group.name}/list`}">${label}</a></li>`)}
        </ul>
      </section>`,
  )}`;

/** Everything that an operator can do. */
export const everything = (): Html =>
  html`${GROUPS.map(
    (group) =>
      html` <section aria-labelledby="group-${group.name}">
        <h2 id="group-${group.name}">${group.about}</h2>
        <ul>
          ${group.operations.map((deed) => operationLink(deed))}
        </ul>
      </section>`,
  )}`;

/** Why it was refused, and what was said beside. */
export const refusal = ({ refused, notes }: Ran): Html =>
  html` ${refused !== undefined && html`<p class="refused" role="alert">${refused}</p>`}
  ${notes.map((note) => html`<p>${note}</p>`)}`;
