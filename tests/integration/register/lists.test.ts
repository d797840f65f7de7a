import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { registerFiles } from './register-files.ts';

const database = await ownDatabase();
const files = registerFiles();
const profiles = (...args: string[]) => admin(['profiles', ...args], { DATABASE_URL: database.url });

beforeAll(async () => {
  const path = files.write([
    ['No de permis', 'Nom', 'Prénom', 'Ville', 'Cabinet'],
    ['00101', 'Côté', 'Léa', 'Montréal', 'Clinique du Parc'],
    ['102', 'Roy', 'Ann', 'Québec', ''],
    ['103', 'Ng', 'Bo', 'Laval', 'Clinique du Parc'],
  ]);
  const map = ['--map', 'No de permis=registration_number'];
  expect(await profiles('import', path, '--regulator', 'opq', ...map)).toMatchObject({ code: 0 });
});
afterAll(async () => {
  files[Symbol.dispose]();
  await database[Symbol.asyncDispose]();
});

it('profiles are found by words of any case and accents, and listed', async () => {
  const found = async (...words: string[]) =>
    (JSON.parse((await profiles('search', ...words, '--json')).stdout) as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await found('lea', 'COTE')).toEqual(['Léa Côté']);
  expect(await found('parc')).toEqual(['Léa Côté', 'Bo Ng']);
  expect(await found('00101')).toEqual(['Léa Côté']);
  expect(await found('nobody')).toEqual([]);
  const list = await profiles('list', '--regulator', 'opq', '--limit', '2');
  expect(list.stdout).toMatch(/Léa Côté\n.*Bo Ng/);
});
