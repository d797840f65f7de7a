import { describe, expect, it } from 'vitest';
import { FileError, guard, readTable, unguard, writeTable } from './read-file.ts';

const TEXT = 'No;Nom;Ville\r\n1;Côté;Montréal\r\n\r\n2;"Roy; fils";Québec\r\n';
const utf8 = new TextEncoder().encode(TEXT);
/** These letters have the same codes in Windows-1252 as in Unicode. */
const windows1252 = Uint8Array.from(Buffer.from(TEXT, 'latin1'));

describe('a register’s file', () => {
  it.each([
    ['UTF-8', utf8, 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEXT}`), 'utf-8'],
    ['Windows-1252', windows1252, 'windows-1252'],
    ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${TEXT}`, 'utf16le')), 'utf-16le'],
  ])('in %s reads the same, its rows counted as a spreadsheet counts them', (_, bytes, encoding) => {
    expect(readTable(bytes)).toEqual({
      encoding,
      delimiter: ';',
      headings: ['No', 'Nom', 'Ville'],
      rows: [
        { row: 2, cells: ['1', 'Côté', 'Montréal'] },
        { row: 4, cells: ['2', 'Roy; fils', 'Québec'] },
      ],
    });
  });

  it.each([',', ';', '\t', '|'])('is read whatever stands between its columns: %j', (delimiter) => {
    const text = ['No', 'Name', 'City'].join(delimiter) + '\n' + ['1', 'Roy', 'Laval'].join(delimiter);
    const table = readTable(new TextEncoder().encode(text));
    expect(table).toMatchObject({ delimiter, rows: [{ cells: ['1', 'Roy', 'Laval'] }] });
  });

  it('is read with a delimiter that is given, however unusual', () => {
    const table = readTable(new TextEncoder().encode('No~Name\n1~Roy'), { delimiter: '~' });
    expect(table.headings).toEqual(['No', 'Name']);
  });

  it.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0xe9])],
    ['nothing', new Uint8Array()],
    ['one column', new TextEncoder().encode('Name\nRoy\n')],
    ['an open quotation mark', new TextEncoder().encode('a,b\n"1,2\n3,4\n')],
  ])('that is %s is refused', (_, bytes) => {
    expect(() => readTable(bytes)).toThrow(FileError);
  });

  it('is refused in an encoding that it is not in', () => {
    expect(() => readTable(windows1252, { encoding: 'utf-8' })).toThrow('not in utf-8');
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

  it('reads back as it was', () => {
    const rows = [
      ['+1 204 555-0100', 'Côté, "Léa"'],
      ["'=x", 'two\nlines'],
    ];
    const table = readTable(new TextEncoder().encode(writeTable(['a', 'b'], rows)));
    expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
  });
});
