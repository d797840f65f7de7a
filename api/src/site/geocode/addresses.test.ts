import { expect, test } from 'vitest';
import { geocodedTexts, type PlacedRow } from './addresses.ts';

const row: PlacedRow = {
  address: '100  Main\u0000 Street',
  full_address: null,
  city: 'Winnipeg',
  province: 'MB',
  practices: [{ address: '7 Clinic Road' }],
};

test('a profile is looked up by the address that its page shows, else by its city', () => {
  expect(geocodedTexts(row)).toEqual({
    address: '100 main street, winnipeg, manitoba',
    city: 'winnipeg, manitoba',
  });
  expect(geocodedTexts({ ...row, address: null }).address).toBe('7 clinic road, winnipeg, manitoba');
  expect(geocodedTexts({ ...row, address: null, practices: [] }).address).toBe('winnipeg, manitoba');
  const unknown = { address: null, full_address: ' ', city: null, province: null, practices: [] };
  expect(geocodedTexts(unknown)).toEqual({ address: null, city: null });
});

test('however long an address is, what is looked up fits its table', () => {
  expect(geocodedTexts({ ...row, full_address: 'x '.repeat(250) }).address?.length).toBeLessThanOrEqual(300);
});
