import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { unlessAbsent } from '../../absent-file.ts';
import type { Finding } from './verdict.ts';

const noted = z.object({
  /** Failed at the last look. */
  failing: z.array(z.string()),
  /** What the last mail said that had failed. */
  told: z.array(z.string()),
  mailedAt: z.iso.datetime().nullable(),
});

/** What is known from one look to the next. */
export type Noted = z.infer<typeof noted>;

/** What the operator is told: that something fails, that nothing does any more, that something waits for them, or that nothing failed for a week. */
export type News = 'failed' | 'mended' | 'waiting' | 'well';

const DAY_MS = 86_400_000;

/**
 * What the operator is to be told after this look, and what to note once that is done. A part has failed, or is well again, when two looks in
 * a row say so: whatever is restarted fails for a moment. The first look in order is told, which shows that mails arrive. What waits is told a
 * day after the mail before at the latest, which names it, too, where it was there already.
 */
export function decide(
  { failing: before, told, mailedAt }: Noted,
  findings: readonly Finding[],
  now: Date,
): { news: News | null; noted: Noted } {
  const failing = findings.filter(({ status }) => status === 'failed').map(({ name }) => name);
  // Two of the three: this look, the last one, and what was told.
  const isDown = (name: string) =>
    [failing, before, told].filter((names) => names.includes(name)).length >= 2;
  const down = [...new Set([...failing, ...before])].filter(isDown).sort();
  const age = mailedAt === null ? Infinity : now.getTime() - Date.parse(mailedAt);
  const isChange = down.join() !== told.join();
  const newest = Math.max(...findings.map(({ since }) => since?.getTime() ?? 0));
  const isNew = mailedAt !== null && newest > Date.parse(mailedAt);
  const newsOf = (): News | null => {
    if (down.length > 0) return isChange || age >= DAY_MS ? 'failed' : null;
    if (isChange) return 'mended';
    if (failing.length === 0 && age >= 7 * DAY_MS) return 'well';
    return isNew && age >= DAY_MS ? 'waiting' : null;
  };
  const news = newsOf();
  return { news, noted: { failing, told: down, mailedAt: news === null ? mailedAt : now.toISOString() } };
}

/** What the last look left in the file. One that is not there, or that nobody can read any more, is a first look. */
export async function readNoted(path: string): Promise<Noted> {
  const text = (await unlessAbsent(readFile(path, 'utf8'))) ?? '';
  try {
    return noted.parse(JSON.parse(text));
  } catch {
    return { failing: [], told: [], mailedAt: null };
  }
}

export async function writeNoted(path: string, value: Noted): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(value));
  await rename(`${path}.new`, path);
}
