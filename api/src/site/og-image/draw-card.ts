import { OG_IMAGE, type OgCard } from '@directory/domain/site/og-image';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';

/** The site's typeface, Inter: the letters of English and French, then those of names from elsewhere. */
const LETTERS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const;
const WEIGHTS = [400, 600] as const;

/** What the typeface has no letters for: it would be drawn as a box that says so. */
const WITHOUT_LETTERS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/gu;

const COLOURS = { ground: '#0a6468', text: '#ffffff', quiet: '#bfe3e1', mark: '#63c8c4' } as const;

/** A title as long as this is drawn in its size, in pixels, on so many lines at most. */
const TITLE_SIZES = [
  { most: 28, size: 84, rows: 2 },
  { most: 56, size: 68, rows: 2 },
  { most: 90, size: 56, rows: 3 },
] as const;
const LONG_TITLE = { size: 44, rows: 3 } as const;
const TITLE_LINE_HEIGHT = 1.15;
const MOST_LETTERS = 120;

/** Draws cards with fonts that are read once. */
export async function createCardPainter(): Promise<(card: OgCard, siteName: string) => Promise<Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = await Promise.all(
    LETTERS.flatMap((letters) => WEIGHTS.map((weight) => ({ letters, weight }))).map(
      async ({ letters, weight }) => ({
        name: fontName(letters),
        weight,
        style: 'normal' as const,
        data: await readFile(resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`)),
      }),
    ),
  );
  return async (card, siteName) => {
    // satori takes plain objects of this shape; React's own type asks for more than it reads.
    const svg = await satori(layOut(card, siteName) as unknown as Parameters<typeof satori>[0], {
      ...OG_IMAGE,
      fonts,
    });
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer();
  };
}

const fontName = (letters: (typeof LETTERS)[number]) => `Inter ${letters}`;

function drawable(text: string): string {
  return text.replace(WITHOUT_LETTERS, '').replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
}

type Box = {
  type: 'div';
  props: { style: Record<string, string | number>; children?: (Box | string)[] | string };
};

/** The picture as satori takes it: the eyebrow, the title and its lines, the site's name below. */
function layOut({ eyebrow, title, lines }: OgCard, siteName: string): Box {
  const whole = drawable(title);
  const shown = whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS).trimEnd()}…` : whole;
  const { size, rows } = TITLE_SIZES.find(({ most }) => shown.length <= most) ?? LONG_TITLE;
  const text = (style: Record<string, string | number>, content: string): Box => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: content },
  });
  // The name of the site stands below, and nothing reaches it.
  const twoLines = { display: 'block', lineClamp: 2 };
  return {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: OG_IMAGE.width,
        height: OG_IMAGE.height,
        boxSizing: 'border-box',
        padding: '72px 80px',
        background: COLOURS.ground,
        color: COLOURS.text,
        fontFamily: LETTERS.map(fontName).join(', '),
      },
      children: [
        {
          type: 'div',
          props: {
            style: { display: 'flex', flexDirection: 'column' },
            children: [
              ...(eyebrow ? [text({ color: COLOURS.quiet, fontSize: 32, marginBottom: 24 }, eyebrow)] : []),
              text(
                {
                  fontSize: size,
                  fontWeight: 600,
                  lineHeight: TITLE_LINE_HEIGHT,
                  // Words longer than a line make more lines than letters alone would.
                  maxHeight: rows * size * TITLE_LINE_HEIGHT,
                  overflow: 'hidden',
                  letterSpacing: '-0.02em',
                  textWrap: 'balance',
                  wordBreak: 'break-word',
                },
                shown,
              ),
              ...lines.map((line) =>
                text(
                  { ...twoLines, color: COLOURS.quiet, fontSize: 36, lineHeight: 1.3, marginTop: 24 },
                  drawable(line),
                ),
              ),
            ],
          },
        },
        {
          type: 'div',
          props: {
            style: { display: 'flex', alignItems: 'center' },
            children: [
              text(
                { width: 20, height: 20, borderRadius: 10, marginRight: 18, background: COLOURS.mark },
                '',
              ),
              text({ fontSize: 32, fontWeight: 600 }, siteName),
            ],
          },
        },
      ],
    },
  };
}
