import { describe, expect, it } from 'vitest';
import { type Bytes, FileError, guard, mended, readTable, unguard, writeTable } from './table.ts';

const TEXT = 'No;Nom;Ville\r\n1;Côté;Montréal\r\n\r\n2;"Roy; fils";Québec\r\n';
const utf8 = new TextEncoder().encode(TEXT);
/** These letters have the same codes in Windows-1252 as in Unicode. */
const windows1252 = Uint8Array.from(Buffer.from(TEXT, 'latin1'));

/** The whole table, from pieces of so many bytes; the worst pipe has one by one. */
async function read(bytes: Uint8Array, given: Parameters<typeof readTable>[1] = {}, size = 1) {
  const pieces = Array.from({ length: bytes.length / size + 1 }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  const file = await readTable(pieces, given);
  const rows = await all(file.rows);
  return { encoding: file.encoding, delimiter: file.delimiter, headings: file.headings, rows };
}

async function all<Item>(pieces: AsyncIterable<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const piece of pieces) items.push(...piece);
  return items;
}

describe('a register’s file', () => {
  it('has the cells that are said otherwise, and none that it has not', async () => {
    const file = async () => readTable([utf8], {});
    const rows = await all(mended(await file(), ['4:Ville=Lévis']));
    expect(rows.map(({ cells }) => cells[2])).toEqual(['Montréal', 'Lévis']);
    for (const cell of ['5:Ville=Lévis', '4:City=Lévis'])
      await expect(all(mended(await file(), [cell]))).rejects.toThrow(FileError);
  });

  it.each([
    ['UTF-8', utf8, 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEXT}`), 'utf-8'],
    ['Windows-1252', windows1252, 'windows-1252'],
    ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${TEXT}`, 'utf16le')), 'utf-16le'],
  ])('in %s reads the same, its rows counted as a spreadsheet counts them', async (_, bytes, encoding) => {
    expect(await read(bytes)).toEqual({
      encoding,
      delimiter: ';',
      headings: ['No', 'Nom', 'Ville'],
      rows: [
        { row: 2, cells: ['1', 'Côté', 'Montréal'] },
        { row: 4, cells: ['2', 'Roy; fils', 'Québec'] },
      ],
    });
  });

  it.each([',', ';', '\t', '|'])('is read whatever stands between its columns: %j', async (delimiter) => {
    const text = ['No', 'Name', 'City'].join(delimiter) + '\n' + ['1', 'Roy', 'Laval'].join(delimiter);
    const table = await read(new TextEncoder().encode(text));
    expect(table).toMatchObject({ delimiter, rows: [{ cells: ['1', 'Roy', 'Laval'] }] });
  });

  it('is read with a delimiter that is given, however unusual', async () => {
    const table = await read(new TextEncoder().encode('No~Name\n1~Roy'), { delimiter: '~' });
    expect(table.headings).toEqual(['No', 'Name']);
  });

  it.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0xe9])],
    ['nothing', new Uint8Array()],
    ['one column', new TextEncoder().encode('Name\nRoy\n')],
    ['an open quotation mark', new TextEncoder().encode('a,b\n"1,2\n3,4\n')],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(FileError);
  });

  it('is refused in an encoding that it is not in', async () => {
    await expect(read(windows1252, { encoding: 'utf-8' })).rejects.toThrow('not in utf-8');
  });

  it('has its accents read right where the first of them stands far behind the headings', async () => {
    const text = `No,Nom\n${'1,Roy\n'.repeat(40_000)}2,Côté\n`;
    for (const [bytes, encoding] of [
      [new TextEncoder().encode(text), 'utf-8'],
      [Uint8Array.from(Buffer.from(text, 'latin1')), 'windows-1252'],
    ] as const) {
      const table = await read(bytes, {}, 997);
      expect([table.encoding, table.rows.at(-1)?.cells]).toEqual([encoding, ['2', 'Côté']]);
    }
  });

  it('is told by row where a quotation mark stays open, without reading what may be endless to its end', async () => {
    let given = 0;
    const endless: Bytes = (function* () {
      yield Buffer.from('No,Nom\n1,Roy\n2,"Côté\n');
      for (; given < 100; given += 1) yield Buffer.from('3,Ng\n'.repeat(20_000));
    })();
    const file = await readTable(endless);
    await expect(all(file.rows)).rejects.toThrow('Row 3: a quotation mark is not closed.');
    expect(given).toBeLessThan(20);
  });
});

describe('what is written', () => {
  it.each(['=1+1', '+1 204 555-0100', '-', '@x', '\tx', "'=1+1", "''+", "'", "O'Neil", 'Roy', ''])(
    'of %j is no formula, and reads back as it was',
    (cell) => {
      expect(guard(cell)).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguard(guard(cell))).toBe(cell);
    },
  );

  it('reads back as it was', async () => {
    const rows = [
      ['+1 204 555-0100', 'Côté, "Léa"'],
      ["'=x", 'two\nlines'],
    ];
    const table = await read(new TextEncoder().encode(writeTable(['a', 'b'], rows)));
    expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
  });
});
