/** Files that say too little or too much to be imported. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fill } from '@saath/contract/language-in-use';
import { importPeople, previewImport } from '@saath/contract/office/imports/endpoints';
import type { ImportPreview } from '@saath/contract/office/imports/schema';
import { inUrdu } from '@saath/contract/urdu';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { givenAdmin, givenPicture } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Client & { id: string; email: string };
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

function sent(content: string | Buffer) {
  return [{ name: 'people.csv', bytes: Buffer.from(content as string), type: 'text/csv' }];
}

async function preview(content: string | Buffer) {
  return await admin.call(previewImport, { files: sent(content) });
}

async function previewed(content: string | Buffer): Promise<ImportPreview> {
  const { status, body } = await preview(content);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as ImportPreview;
}

describe('files that are refused as a whole', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const header = 'name,email\n';
  const row = 'Zara Noor,zara@example.org\n';
  const refused: [string, string | Buffer, RegExp][] = [
    [
      'letters of another encoding',
      Buffer.from(`${header}José Lopez,jose@example.org\n`, 'latin1'),
      /^Line 2 .*UTF-8/,
    ],
    ['UTF-16 that does not say so', utf16(header + row), /not a text file/],
    [
      'UTF-16 with half a letter',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(header), Buffer.from([0x00, 0xd8, 0x41])]),
      /^Line 2 /,
    ],
    ['NUL bytes', `${header}Zara\0Noor,zara@example.org\n`, /not a text file/],
    [
      'NUL in UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(`${header}Za\0ra,z@example.org\n`)]),
      /not a text file/,
    ],
    [
      'an Excel workbook',
      Buffer.from('PK\x03\x04 and so on', 'latin1'),
      /This is an Excel file\. Save it as CSV/,
    ],
    [
      'an old Excel workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      /This is an Excel file/,
    ],
    ['nothing', '\ufeff', /empty/],
    ['empty rows', '\n\n,,\n', /empty/],
    ['names of columns only', header, /nobody below/],
    ['more than 200 columns', `${Array(201).fill('a').join(',')}\n1\n`, /more than 200 columns/],
    ['more than 10,000 rows', header + row.repeat(10_001), /more than 10,000 rows/],
    ['endless empty rows', header + '\n'.repeat(200_000), /more than 10,000 rows/],
    ['no column of addresses', 'name,phone\nZara,0300\n', /No column is called “E-mail”/],
    ['no column of names', 'email\nzara@example.org\n', /No column is called “Name”/],
    ['no names of columns', row + row, /No column is called/],
    [
      'two columns for one field',
      `name,e-mail,Mail\nZ,a@example.org,b@example.org\n`,
      /same: e-mail, Mail\./,
    ],
    [
      'a quotation mark that stays open',
      `${header}"Zara Noor,zara@example.org\nB,b@example.org\n`,
      /opens in row 2 is never closed/,
    ],
    [
      'a quotation mark inside a cell',
      `${header}Zara "Z" Noor,zara@example.org\n`,
      /^Row 2 has a quotation mark/,
    ],
    [
      'letters that are none',
      Buffer.concat([Buffer.from(`${header}Zara`), Buffer.from([0xed, 0xa0, 0x80])]),
      /^Line 2 /,
    ],
  ];
  test.each(refused)('OR-04 %s', async (_what, content, message) => {
    const { status, body, wording } = await preview(content);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
    expect(body.fields).toEqual({ file: body.message });
    expect(inUrdu(wording?.code ?? '', wording?.values, fill)).toBeTruthy();
    const done = await admin.call(importPeople, {
      body: { digest: 'x', invite: false, leaveOutErrors: true },
      files: sent(content),
    });
    expect(done.body.message).toBe(body.message);
  });

  test('OR-04 pictures, no file, two files, 5 MB', async () => {
    const picture = await preview(await givenPicture());
    expect(picture.body.message).toMatch(/not a text file/);
    expect((await admin.call(previewImport, { body: {} })).body.message).toBe(
      'Please choose a CSV file.',
    );
    const two = await admin.call(previewImport, {
      files: [...sent(header + row), ...sent(header + row)],
    });
    expect(two.body.message).toBe('Please choose one file.');
    const large = await preview(header + row.repeat(200_000));
    expect(large).toMatchObject({ status: 413, body: { message: 'The file must be under 5 MB.' } });
  });

  test.each([
    ['carriage returns alone', `${header}${row}`.replaceAll('\n', '\r')],
    ['a byte order mark', `\ufeff${header}${row}`],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(header + row)])],
    [
      'UTF-16 the other way round',
      Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(header + row).swap16()]),
    ],
    ['lines within a cell', `${header}"Zara\nNoor",zara@example.org\n`],
  ])('OR-04 but not %s', async (_what, content) => {
    expect((await previewed(content)).rows).toHaveLength(1);
  });

  test('OR-04 API4 a body of 50 MB is refused before it is read, and the connection ends', async () => {
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product.app.server.address() as AddressInfo;
    const asked = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/import/preview',
      headers: {
        host: 'localhost',
        cookie: admin.cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 50_000_000,
      },
    });
    asked.on('error', () => {});
    asked.write('--x\r\n');
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    await once(asked, 'close');
  });
});
