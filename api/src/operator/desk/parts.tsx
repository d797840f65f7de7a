import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Group, Operation } from '../command-line/operation.ts';
import type { Table } from '../command-line/record-text.ts';
import { type calledSo, type Field, fieldsOf, GROUPS, type Ran } from './run.ts';

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
form.operation { display: grid; gap: 1rem; max-width: 40rem; }
label { display: grid; gap: .25rem; } label.flag { grid-template-columns: auto 1fr; align-items: center; }
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

/** A page of the desk as HTML. @param base the path that all of its addresses begin with */
export function page(base: string, title: string, body: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <base href={base} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Desk`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          <nav aria-label="Desk">
            <a href="./">What waits</a>
            <a href="all">Everything you can do</a>
            <a href="admin/doctor">Health</a>
          </nav>
          <form action="find" role="search" className="row">
            <input
              name="words"
              aria-label="Name, number, address or city"
              placeholder="Name, number, address, city"
              required
            />
            <button>Find</button>
          </form>
        </header>
        <main>
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>,
  )}`;
}

export const addressOf = (
  group: string,
  operation: string,
  said: Readonly<Record<string, string>> = {},
): string => `${group}/${operation}${Object.keys(said).length > 0 ? `?${new URLSearchParams(said)}` : ''}`;

/** `noReason` as `No reason`. */
const labelOf = (key: string): string =>
  key
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z](?=[a-z])/g, (letter, at) => (at === 0 ? letter : ` ${letter.toLowerCase()}`));

/** The form of an operation, with what was said and what is wrong with it. */
export function OperationForm(props: {
  group: Group;
  operation: Operation;
  said: URLSearchParams;
  faults: Ran['faults'];
}) {
  const { group, operation, said, faults } = props;
  return (
    <form
      className="operation"
      method={operation.changes ? 'post' : 'get'}
      action={addressOf(group.name, operation.name)}
    >
      {faults?.has('') && (
        <p className="fault" role="alert">
          {faults.get('')}
        </p>
      )}
      {fieldsOf(operation).map((field) => (
        <FormField key={field.key} field={field} said={said.get(field.key)} fault={faults?.get(field.key)} />
      ))}
      <p>
        <button name="step" value="try">
          {operation.changes ? 'Say what would be done' : 'Show'}
        </button>
      </p>
    </form>
  );
}

function FormField({ field, said, fault }: { field: Field; said: string | null; fault: string | undefined }) {
  const { key, kind, about, choices, fallback, isRequired } = field;
  const faultId = `${key}-fault`;
  const common = {
    name: key,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': fault === undefined ? undefined : faultId,
  };
  const value = said ?? fallback;
  const control =
    kind === 'flag' ? (
      <input type="checkbox" {...common} value="1" defaultChecked={said !== null} />
    ) : kind === 'choice' ? (
      <select {...common} defaultValue={value}>
        {!fallback && <option value="">{isRequired ? 'choose' : 'any'}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    ) : kind === 'lines' ? (
      <textarea {...common} rows={2} defaultValue={value} required={isRequired} />
    ) : (
      <input type={kind} {...common} defaultValue={value} required={isRequired} />
    );
  return (
    <label className={kind === 'flag' ? 'flag' : undefined}>
      {kind !== 'flag' && labelOf(key)}
      {control}
      <small>
        {kind === 'flag' ? `${labelOf(key)}: ${about}` : about}
        {kind === 'lines' && ' (one a line)'}
      </small>
      {fault !== undefined && (
        <span id={faultId} className="fault" role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}

/** Rows as a table; a row that has an id leads to its page, and says what settles it. */
export function Rows(props: { group: Group; table: Table; result: unknown; settledBy?: readonly string[] }) {
  const { group, table, result, settledBy = [] } = props;
  const items = result as readonly Partial<Record<'id' | 'profile_id', string | null>>[];
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {table.labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {settledBy.length > 0 && <th scope="col">Decide</th>}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, at) => {
            const { id, profile_id: profile } = items[at] ?? {};
            return (
              <tr key={id ?? profile ?? at}>
                {cells.map((cell, place) => (
                  <td key={table.labels[place]} data-label={table.labels[place]}>
                    {cell !== '' && cell === id ? (
                      <a href={pageOf(group, id) ?? undefined} title={cell}>
                        {cell.slice(0, 8)}
                      </a>
                    ) : profile && (cell === profile || table.labels[place] === 'Profile') ? (
                      <a href={`person/${profile}`}>{cell === profile ? cell.slice(0, 8) : cell}</a>
                    ) : (
                      cell
                    )}
                  </td>
                ))}
                {settledBy.length > 0 && id && (
                  <td>
                    <div className="row">
                      {settledBy.map((name) => (
                        <Settle key={name} group={group} name={name} id={id} />
                      ))}
                    </div>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Where one thing of a group is shown; null where nothing more is said of it than its list does. */
function pageOf(group: Group, id: string): string | null {
  if (group.name === 'profiles') return `person/${id}`;
  const isShown = group.operations.some(({ name }) => name === 'show');
  return isShown ? addressOf(group.name, 'show', { which: id }) : null;
}

/** One press where nothing more need be said; else the way to the form. */
function Settle({ group, name, id }: { group: Group; name: string; id: string }) {
  const operation = group.operations.find((each) => each.name === name);
  if (!operation) return null;
  if (fieldsOf(operation).length > 1)
    return <a href={addressOf(group.name, name, { which: id })}>{labelOf(name)} …</a>;
  return (
    <form method="post" action={addressOf(group.name, name)}>
      <input type="hidden" name="which" value={id} />
      <button name="step" value="do">
        {labelOf(name)}
      </button>
    </form>
  );
}

export function RecordView({ labels, rows: [cells = []], prose }: Table) {
  return (
    <>
      <dl>
        {labels.map((label, place) =>
          cells[place] ? (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{cells[place]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {prose && <pre>{prose}</pre>}
    </>
  );
}

/** Does for good what was rehearsed, with the same words. */
export function DoIt({
  group,
  operation,
  said,
}: {
  group: Group;
  operation: Operation;
  said: URLSearchParams;
}) {
  return (
    <form method="post" action={addressOf(group.name, operation.name)}>
      {[...said]
        .filter(([key]) => key !== 'step')
        .map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      <button name="step" value="do">
        Do it
      </button>
    </form>
  );
}

/** What can be done with one thing, by the field that names it. */
export function Acts({ named }: { named: readonly { group: Group; key: string; value: string }[] }) {
  return (
    <ul>
      {named.flatMap(({ group, key, value }) =>
        group.operations
          .filter((each) => each.name !== 'show' && key in each.input.shape)
          .map((each) => (
            <li key={`${group.name} ${each.name}`}>
              <a href={addressOf(group.name, each.name, { [key]: value })}>{labelOf(each.name)}</a>:{' '}
              {each.about}
            </li>
          )),
      )}
    </ul>
  );
}

/** Other things that are called so, each with the way to it. */
export function Called({ found }: { found: Awaited<ReturnType<typeof calledSo>> }) {
  return found.map(({ group, rows }) => (
    <section key={group.name}>
      <h2>{labelOf(group.name)}</h2>
      <ul>
        {rows.map(({ id, label }) => (
          <li key={id}>
            <a href={pageOf(group, id) ?? `${group.name}/list`}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Everything that an operator can do. */
export function Everything() {
  return GROUPS.map((group) => (
    <section key={group.name} aria-labelledby={`group-${group.name}`}>
      <h2 id={`group-${group.name}`}>{group.about}</h2>
      <ul>
        {group.operations.map(({ name, about }) => (
          <li key={name}>
            <a href={addressOf(group.name, name)}>{labelOf(name)}</a>: {about}
          </li>
        ))}
      </ul>
    </section>
  ));
}
