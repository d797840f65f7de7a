import { expect, it } from 'vitest';
import { matchRequestSchema } from './request.ts';

it.each<[string, unknown, string]>([
  ['no condition', {}, 'condition'],
  ['another severity', { condition: 'adhd', severity: 'extreme' }, 'severity'],
  ['no province of Canada', { condition: 'adhd', province: 'NY' }, 'province'],
  ['a province that is a filter', { condition: 'adhd', province: 'MB" OR is_premium = "true' }, 'province'],
  ['a score that nobody asked for', { condition: 'adhd', score: 12 }, 'score'],
  ['an unknown filter', { condition: 'adhd', filters: { premiumOnly: true } }, 'premiumOnly'],
  ['another way to meet', { condition: 'adhd', needs: { session: 'Telepathy' } }, 'session'],
  ['a language under another name', { condition: 'adhd', needs: { language: 'Français' } }, 'language'],
  ['an insurer that is a filter', { condition: 'adhd', needs: { insurer: 'x" OR id EXISTS' } }, 'insurer'],
  ['a fee of its own', { condition: 'adhd', needs: { fee: '175' } }, 'fee'],
  ['a city that is no slug', { condition: 'adhd', needs: { city: 'Montréal' } }, 'city'],
  ['an unknown need', { condition: 'adhd', needs: { gender: 'Female' } }, 'gender'],
  ['a minimum beyond the scale', { condition: 'adhd', filters: { minScore: 101 } }, 'minScore'],
  ['page 0', { condition: 'adhd', page: 0 }, 'page'],
  ['too far', { condition: 'adhd', page: 101 }, 'page'],
])('refuses %s', (_name, body, named) => {
  const issues = matchRequestSchema.safeParse(body).error?.issues ?? [];
  expect(JSON.stringify(issues)).toContain(named);
});
