import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../config.ts';
import { KEYS } from './meilisearch-keys.ts';

it('the keys that are made by hand are those that setup makes', () => {
  const text = readFileSync(join(projectRoot, 'docs', 'operations', 'hosted.md'), 'utf8');
  for (const { name, actions, indexes } of Object.values(KEYS))
    expect(text).toContain(JSON.stringify({ name, actions, indexes, expiresAt: null }));
});
