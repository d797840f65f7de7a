import { describe, expect, it } from 'vitest';
import { refusedRow } from './refused-row.ts';

const told = (error: object) => refusedRow(Buffer.from(JSON.stringify(error)), 'en');

describe('a row that the database refused', () => {
  const check = 'new row for relation "psychologist_profiles" violates check constraint';
  it.each([
    ['a hosted project', { code: '23514', message: `${check} "psychologist_profiles_website_check"` }],
    ['the embedded one', { code: 'SUP', message: `error: ${check} "psychologist_profiles_website_check"` }],
  ])('is a 400 that names the column, as %s tells it', (_who, error) => {
    const refusal = told({ details: 'Failing row contains (Ann).', hint: null, ...error });
    expect(refusal).toMatchObject({ status: 400, code: 'refused_value' });
    expect(Object.keys(refusal?.fields ?? {})).toEqual(['website']);
    expect(refusal?.message).not.toMatch(/constraint|Ann/);
  });

  it('is a 400 without a column where several are checked together, and where a value cannot be read', () => {
    const together = told({ code: 'SUP', message: `error: ${check} "psychologist_profiles_one_line"` });
    const unread = told({ code: '22P02', message: 'invalid input syntax for type boolean: "perhaps"' });
    for (const refusal of [together, unread])
      expect(refusal).toMatchObject({ status: 400, code: 'refused_value', fields: undefined });
  });

  it('is told otherwise when there is a profile already, in the member’s language', () => {
    const error = { code: '23505', message: 'duplicate key value violates unique constraint "x_key"' };
    expect(told(error)).toMatchObject({ status: 400, code: 'profile_exists' });
    expect(refusedRow(Buffer.from(JSON.stringify(error)), 'fr')?.message).toContain('Il y a déjà un profil');
  });

  it('is a 403 where it belongs to the premium plan', () => {
    expect(told({ code: '42501', message: 'premium_required' })).toMatchObject({
      status: 403,
      code: 'premium_required',
    });
  });

  it('is nothing else that went wrong', () => {
    expect(told({ code: '42501', message: 'permission denied for table x' })).toBeNull();
    expect(told({ code: '57014', message: 'canceling statement due to statement timeout' })).toBeNull();
    expect(refusedRow(Buffer.from('<html>'), 'en')).toBeNull();
    expect(refusedRow(Buffer.from('null'), 'en')).toBeNull();
  });
});
