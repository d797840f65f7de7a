import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { understanding } from '../../../domain/generated/understanding.js';
import { ConcernReader } from '../../../domain/src/query/concern-model.ts';
import { wordsOf } from '../../../domain/src/query/words.ts';
import { projectRoot } from '../fingerprint.ts';
import { readSentences } from './read-sentences.ts';
import { trainModel } from './train.ts';

const { sentences } = readSentences(join(projectRoot, 'content', 'understanding'));

describe('what is learned from sentences', () => {
  it('is always the same, small, and knows a trouble from an errand', () => {
    const some = sentences.filter((_, index) => index % 20 === 0);
    expect(trainModel(some)).toEqual(trainModel(some));
    const { model } = understanding;
    expect(Buffer.from(model.pieces, 'base64').length).toBeLessThan(400_000);
    const reader = new ConcernReader(model);
    const errands = sentences.filter(({ concern }) => concern === null);
    const alarms = errands.filter(({ text }) => reader.guess(wordsOf(text)).length > 0);
    expect(alarms.length / errands.length).toBeLessThanOrEqual(0.005);
  });

  it.each([
    ['cats.txt', '# en\nmy cat', 'cats.txt: no concern is called so'],
    ['phobias.txt', '# english\nspiders', 'phobias.txt: "# english" is no heading'],
    ['phobias.txt', '# en phrases\nphobia (of', 'phobias.txt: "phobia (of" is no phrase'],
  ])('is from no file %s that reads %j', (file, text, fault) => {
    const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
    writeFileSync(join(folder, file), text);
    expect(() => readSentences(folder)).toThrow(fault);
    rmSync(folder, { recursive: true });
  });
});
