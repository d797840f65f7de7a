/** A migration as the database's own history has it. */
export interface AppliedMigration {
  version: string;
  /** What was run: one text by our runner, a statement each by the Supabase CLI. Null where it was not noted. */
  statements: readonly string[] | null;
}

/**
 * Those files whose text is not what was applied: the database lacks what the file says today. Statements are noted without the blanks and
 * semicolons between them, which therefore do not count.
 * @param files by version
 */
export function changedSinceApplied(
  applied: readonly AppliedMigration[],
  files: ReadonlyMap<string, { file: string; text: string }>,
): { version: string; file: string }[] {
  return applied.flatMap(({ version, statements }) => {
    const known = files.get(version);
    if (!known || statements === null || statements.length === 0) return [];
    return squash(statements.join('')) === squash(known.text) ? [] : [{ version, file: known.file }];
  });
}

/** What to do about them. */
export function cureOfChanged(changed: readonly { version: string }[]): string {
  const versions = changed.map(({ version }) => `'${version}'`).join(', ');
  return (
    'Put the text back and write what is new as another migration. Where the file is right, compare it with what was run ' +
    `(select statements from supabase_migrations.schema_migrations where version in (${versions})), bring the database to it by hand, ` +
    `and forget the old text: update supabase_migrations.schema_migrations set statements = null where version in (${versions});`
  );
}

function squash(text: string): string {
  return text.replace(/[\s;]+/g, '');
}
