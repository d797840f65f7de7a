import { expect, test } from 'vitest';
import { uuid } from './platform.ts';

test('each is one of its own, a UUID of version 4', () => {
  const keys = Array.from({ length: 50 }, uuid);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
