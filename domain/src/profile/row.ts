import type { Kinds } from './column-kinds.ts';
import type { SettledReport } from './questions.ts';
import type { ColumnName, Columns, EditableColumn, PrivateColumn } from './columns.ts';

type Value<Name extends ColumnName> = Columns[Name] extends { labels: infer Labels }
  ? keyof Labels & string
  : string;

type Held<Name extends ColumnName, As extends 'row' | 'shown' | 'form'> = Kinds<
  Value<Name>
>[Columns[Name]['kind']][As];

/** A practice as the database holds it, as far as a profile needs it. */
export interface PracticeRow {
  id: string;
  name: string;
  address: string | null;
  business_info: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A row of `psychologist_profiles`, which anyone may read while the profile is active, with what is joined to it. */
export type ProfileRow = { [Name in Exclude<ColumnName, PrivateColumn>]: Held<Name, 'row'> } & {
  /** The day of the last file of the regulator's register, as `2026-11-22`. */
  registration_checked_on: string | null;
  /** The linked practices, the main one first. */
  practices: readonly PracticeRow[];
  /** A member has the profile, and the columns that they wrote; absent in what its member edits. */
  has_member?: boolean;
  member_columns?: readonly string[];
  /** What became of reports lately; absent in what its member edits. */
  settled_reports?: readonly SettledReport[];
  /** Names of the joined specialties, by name. */
  specialties: readonly string[];
};

/** The columns of a row that its member writes. */
export type EditableRow = Pick<ProfileRow, EditableColumn | 'telepsychology' | 'services_to'>;

/** What visitors read of a column. */
export type Shown<Name extends ColumnName> = Held<Name, 'shown'>;

/** A profile as its member edits it. */
export type ProfileForm = { [Name in EditableColumn]: Held<Name, 'form'> };
