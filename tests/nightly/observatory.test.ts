import { expect, it } from 'vitest';
import { ask } from '../integration/api/site.ts';
import { startApi } from '../support/api-process.ts';
import { readStack } from '../support/stack-file.ts';
import { gradeAnswer } from './observatory-grade.ts';

const HOST = 'directory.example';

it('MDN’s HTTP Observatory gives each kind of page an A+', { timeout: 300_000 }, async () => {
  // As visitors reach it over https.
  await using site = await startApi(readStack(), { env: { PUBLIC_URL: `https://${HOST}` } });
  for (const path of [
    '/',
    '/find-a-psychologist?lang=fr',
    '/dashboard',
    '/no-such-page',
    '/reset-password',
  ]) {
    const { status, headers, text } = await ask(path, {}, site.url);
    const grade = await gradeAnswer(HOST, { status, headers, html: text });
    expect(grade, path).toMatchObject({ grade: 'A+', failed: [] });
    expect(grade.score, path).toBeGreaterThanOrEqual(110);
  }
});
