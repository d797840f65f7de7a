import { splitList } from '../text/list-field.ts';
import { billedInsurers } from '../vocabulary/insurers.ts';
import { type ColumnName, columnOf, valuesOf } from './columns.ts';
import { canonicalList } from './display.ts';
import type { ProfileRow } from './row.ts';
import { deriveSessionTypes } from './session-types.ts';

/** The text of a list as the member wrote it, otherwise as the register has it. */
function storedText(row: Partial<ProfileRow>, name: ColumnName): string | null {
  const { or } = columnOf(name);
  const texts = row as Readonly<Record<string, string | null>>;
  return texts[name] ?? (or === undefined ? null : (texts[or] ?? null));
}

/** What a column that holds several things says, each by the name of the vocabulary, once. */
export function listOf(row: Omit<ProfileRow, 'practices'>, name: ColumnName): string[] {
  if (name === 'session_types') return deriveSessionTypes(row);
  if (name === 'provider_lists') return billedInsurers(row.provider_lists);
  const { kind, vocabulary } = columnOf(name);
  if (kind === 'list') {
    const text = storedText(row, name);
    return vocabulary ? canonicalList(text, vocabulary) : splitList(text);
  }
  const said =
    kind === 'codes'
      ? (row as unknown as Record<string, readonly string[]>)[name]
      : splitList(storedText(row, name)).map((item) => vocabulary?.canonical(item) ?? item);
  return valuesOf(name).filter((value) => said?.includes(value));
}
