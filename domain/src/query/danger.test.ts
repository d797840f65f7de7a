import { expect, it } from 'vitest';
import { saysDanger } from './danger.ts';

it.each([
  'suicide',
  'i want to die',
  'Je veux mourir',
  'psy montréal "idées suicidaires"',
  'suicidaire ado longueuil',
  'kil myself',
  'my husband hits me',
  'mon chum me frappe',
])('hears danger in %j', (text) => expect(saysDanger(text)).toBe(true));

it.each(['anxiety', 'burned out at work', 'deuil de ma mère', 'emdr toronto online', 'marie gagnon', ''])(
  'hears none in %j',
  (text) => expect(saysDanger(text)).toBe(false),
);
