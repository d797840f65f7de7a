import { OG_IMAGE, type OgCard } from '@directory/domain/og-image';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';

/** The site's typeface, Inter: the letters of English and French, then those of names from elsewhere. */
const FONT_FILES = [
  { name: 'Inter', weight: 400, file: 'inter-latin-400-normal.woff' },
  { name: 'Inter', weight: 600, file: 'inter-latin-600-normal.woff' },
  { name: 'Inter Extended', weight: 400, file: 'inter-latin-ext-400-normal.woff' },
  { name: 'Inter Extended', weight: 600, file: 'inter-latin-ext-600-normal.woff' },
  { name: 'Inter Vietnamese', weight: 400, file: 'inter-vietnamese-400-normal.woff' },
  { name: 'Inter Vietnamese', weight: 600, file: 'inter-vietnamese-600-normal.woff' },
] as const;

const COLOURS = { ground: '#0a6468', text: '#ffffff', quiet: '#bfe3e1', mark: '#63c8c4' } as const;

/** A title as long as this still fits at its size, in pixels. */
const TITLE_SIZES = [
  { most: 28, size: 84 },
  { most: 56, size: 68 },
  { most: 90, size: 56 },
] as const;
const SMALLEST_TITLE = 44;
const MOST_LETTERS = 150;

/** Draws cards with fonts that are read once. */
export async function createCardPainter(): Promise<(card: OgCard, siteName: string) => Promise<Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = await Promise.all(
    FONT_FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(resolve(`@fontsource/inter/files/${file}`)),
    })),
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

type Box = {
  type: 'div';
  props: { style: Record<string, string | number>; children?: (Box | string)[] | string };
};

/** The picture as satori takes it: the eyebrow, the title and its lines, the site's name below. */
function layOut({ eyebrow, title, lines }: OgCard, siteName: string): Box {
  const shown = title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS).trimEnd()}…` : title;
  const size = TITLE_SIZES.find(({ most }) => shown.length <= most)?.size ?? SMALLEST_TITLE;
  const text = (style: Record<string, string | number>, content: string): Box => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: content },
  });
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
        fontFamily: 'Inter, Inter Extended, Inter Vietnamese',
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
                  lineHeight: 1.15,
                  letterSpacing: '-0.02em',
                  textWrap: 'balance',
                },
                shown,
              ),
              ...lines.map((line) =>
                text({ color: COLOURS.quiet, fontSize: 36, lineHeight: 1.3, marginTop: 24 }, line),
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
