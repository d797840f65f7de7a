import { CHIP_FACETS } from '@directory/domain/facets';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { ask } from './site.ts';

const sql = connect();

it('every value of a filter is a term, once, whatever profiles call it', async () => {
  const filters = (await ask('/api/filters')).json() as Record<string, { value: string; count: number }[]>;
  for (const facet of CHIP_FACETS) {
    if (!('vocabulary' in facet)) continue;
    const values = filters[facet.param]?.map(({ value }) => value) ?? [];
    expect(values.length, facet.param).toBeGreaterThan(5);
    for (const value of values) expect(facet.vocabulary.find(value)?.en, facet.param).toBe(value);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('the database’s specialties are the vocabulary’s', async () => {
  const rows = await sql<{ name: string }[]>`
    select specialty_name as name from specialties where description like 'Psychologists who work with%'`;
  expect(rows.map(({ name }) => name).sort()).toEqual(specialtyVocabulary.terms.map(({ en }) => en).sort());
});
