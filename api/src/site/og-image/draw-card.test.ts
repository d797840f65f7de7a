import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createCardPainter } from './draw-card.ts';

let paint: Awaited<ReturnType<typeof createCardPainter>>;
beforeAll(async () => {
  paint = await createCardPainter();
});

const card = (title: string, lines: string[] = []) => paint({ eyebrow: 'Psychologue', title, lines }, 'Site');

/** Whether a part of the picture is of one colour. */
async function isEmpty(png: Buffer, part: { left: number; top: number; width: number; height: number }) {
  // `stats` is of the whole input, whatever was asked before it.
  const { channels } = await sharp(await sharp(png).extract(part).png().toBuffer()).stats();
  return channels.every(({ min, max }) => min === max);
}

it('stays within its margins with the longest names, and above the name of the site', async () => {
  const long = await card('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren '.repeat(5), [
    'L’Ancienne-Lorette, Québec',
    'Trouble déficitaire de l’attention avec ou sans hyperactivité · '.repeat(3),
  ]);
  expect(await isEmpty(long, { left: 1122, top: 0, width: 78, height: 630 })).toBe(true);
  expect(await isEmpty(long, { left: 620, top: 540, width: 580, height: 90 })).toBe(true);
});

it('draws the letters of many languages, and leaves out what it has no letters for', async () => {
  const plain = await card('Łukasz Żółć, Ph. D.');
  expect((await card('Łukasz Żółć 李小龍, Ph. D. 😀')).equals(plain)).toBe(true);
  expect((await card('Дмитрий')).equals(await card(''))).toBe(false);
});
