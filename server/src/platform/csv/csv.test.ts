/** OR-04: tables in text, as people's programs write them and as ours are read by such programs. */
import { limits } from '@saath/contract/limits';
import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { csvText } from './write-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text));
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells);
/** The sentence with which a file is refused. */
function refusalOf(file: Buffer | string): string {
  try {
    readCsv(Buffer.from(file));
  } catch (error) {
    return (error as { fields?: Record<string, string> }).fields?.file ?? String(error);
  }
  return 'taken';
}

describe('OR-04 reading', () => {
  test.each([
    ['commas', 'Name,City\nAisha,Karachi'],
    ['semicolons, as in countries where numbers have commas', 'Name;City\nAisha;Karachi'],
    ['tabs', 'Name\tCity\nAisha\tKarachi'],
    ['the line ends of Windows', 'Name,City\r\nAisha,Karachi\r\n'],
    ['the line ends of old Macs', 'Name,City\rAisha,Karachi'],
    ['a mark at the start of the file', '\ufeffName,City\nAisha,Karachi'],
  ])('OR-04 %s', (_what, text) => {
    expect(read(text)).toEqual({
      header: ['Name', 'City'],
      rows: [{ row: 2, cells: ['Aisha', 'Karachi'] }],
    });
  });

  test('OR-04 UTF-16 of either order', () => {
    const little = Buffer.from('\ufeffName,City\nعائشہ,Karachi', 'utf16le');
    for (const file of [little, Buffer.from(little).swap16()])
      expect(readCsv(file).rows[0]?.cells).toEqual(['عائشہ', 'Karachi']);
  });

  test('OR-04 what stands between cells is told by the names of columns, not by what is inside of quotation marks', () => {
    expect(read('"Name; first, last";City\n"Khan; Aisha";Karachi').rows[0]?.cells).toEqual([
      'Khan; Aisha',
      'Karachi',
    ]);
  });

  test('OR-04 a cell keeps its line ends, commas and doubled quotation marks', () => {
    expect(cellsOf('Name,Word\nAisha,"She said:\n""Come, all."""')).toEqual([
      ['Aisha', 'She said:\n"Come, all."'],
    ]);
  });

  test('OR-04 empty rows are left out, and the others keep the number that a spreadsheet shows', () => {
    expect(read('Name,City\n\nAisha,Karachi\n , \nBilal,Lahore\n').rows).toEqual([
      { row: 3, cells: ['Aisha', 'Karachi'] },
      { row: 5, cells: ['Bilal', 'Lahore'] },
    ]);
  });

  test('OR-04 rows of another length are kept: whoever reads them says what is wrong with which', () => {
    expect(cellsOf('Name,City\nAisha\nBilal,Lahore,more')).toEqual([
      ['Aisha'],
      ['Bilal', 'Lahore', 'more'],
    ]);
  });

  test('OR-04 a letter that is written in two signs is the one it looks like', () => {
    expect(cellsOf('Name\nRene\u0301')).toEqual([['Ren\u00e9']]);
  });
});

describe('OR-04 refusals say what to do', () => {
  test('OR-04 nothing, and names of columns with nothing below them', () => {
    for (const file of ['', '\n\n', ' , \n', 'Name,City\n'])
      expect(refusalOf(file)).not.toBe('taken');
    expect(refusalOf('')).not.toBe(refusalOf('Name,City\n'));
  });

  test('OR-04 quotation marks that do not close, or stand in the wrong place, with the row', () => {
    expect(refusalOf('Name\nAisha\n"Bilal')).toMatch(/\b3\b/);
    expect(refusalOf('Name\nAi"sha" K')).toMatch(/\b2\b/);
  });

  test('OR-04 letters of an old encoding, with the line of the first', () => {
    const file = Buffer.concat([Buffer.from('Name\nAisha\nRen'), Buffer.from([0xe9, 0x0a])]);
    expect(refusalOf(file)).toMatch(/\b3\b/);
  });

  test('OR-04 more columns or rows than one import takes; as many as it takes are read', () => {
    const { columns, rows } = limits.importFile;
    const names = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join();
    expect(read(`${names(columns)}\n1`).header).toHaveLength(columns);
    expect(refusalOf(`${names(columns + 1)}\n1`)).not.toBe('taken');
    const table = (count: number) => `Name\n${'Aisha\n'.repeat(count)}`;
    expect(read(table(rows)).rows).toHaveLength(rows);
    expect(refusalOf(table(rows + 1))).not.toBe('taken');
  });

  test('OR-04 rows of nothing come to an end', () => {
    expect(refusalOf(`Name\nAisha\n${',\n'.repeat(40_000)}`)).not.toBe('taken');
  });
});

describe('OR-04 writing', () => {
  type Row = { name: string; hours: number | null };
  const columns = [
    { header: 'Name', cell: ({ name }: Row) => name },
    { header: 'Hours', cell: ({ hours }: Row) => hours },
  ];
  async function* batches(...all: Row[][]) {
    yield* all;
  }
  const written = async (...all: Row[][]) => {
    const pieces: string[] = [];
    for await (const piece of csvText(columns, batches(...all))) pieces.push(piece);
    return pieces;
  };

  test('OR-04 the names of the columns stand once, in front of the first batch', async () => {
    const pieces = await written(
      [{ name: 'Aisha', hours: 3.25 }],
      [{ name: 'Bilal', hours: null }],
    );
    expect(pieces).toEqual(['Name,Hours\r\nAisha,3.25\r\n', 'Bilal,\r\n']);
  });

  test('OR-04 a table of nobody still has the names of its columns', async () => {
    expect(await written()).toEqual(['Name,Hours\r\n']);
  });

  test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx'])(
    'OR-04 %j runs nothing in a spreadsheet program',
    async (name) => {
      const [text = ''] = await written([{ name, hours: 0 }]);
      const [[cell = ''] = []] = readCsv(Buffer.from(text)).rows.map(({ cells }) => cells);
      expect(cell).toBe(`'${name}`);
    },
  );

  test('OR-04 a cell with a line end, a comma or a quotation mark is read again as it was', async () => {
    for (const name of ['Khan, Aisha', 'Aisha "Ash" Khan', 'one\ntwo', 'one\r\ntwo', 'one\rtwo']) {
      const [text = ''] = await written([{ name, hours: 1 }]);
      expect(cellsOf(text)).toEqual([[name, '1']]);
    }
  });
});
