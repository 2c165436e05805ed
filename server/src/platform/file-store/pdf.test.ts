/** EL-03: of PDFs from strangers only those are taken that do nothing but show pages. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { givenPdf, packedObjects } from '../../testing/given-evidence.ts';
import { isPdf, requirePlainPdf } from './pdf.ts';

/** Undefined when it is taken. */
function refusalOf(file: Buffer): string | undefined {
  try {
    requirePlainPdf(file);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
}

describe('EL-03 a PDF is taken', () => {
  test('EL-03 that some program made, with fonts and links', async () => {
    const document = new PDFDocument();
    document.text('First aid').link(0, 0, 10, 10, 'https://example.org');
    document.end();
    expect(refusalOf(await buffer(document))).toBeUndefined();
  });

  test.each<[string, Buffer]>([
    ['of nothing but a page', givenPdf()],
    ['whose objects are packed', givenPdf([packedObjects('4 0 << /Type /Font >>')])],
    ['that opens at its first page', givenPdf(['<< /OpenAction [3 0 R /Fit] >>'])],
    [
      'with a large picture',
      givenPdf([Buffer.concat([Buffer.from('<< >>\nstream\n'), randomBytes(400_000)])]),
    ],
  ])('EL-03 %s', (_, file) => {
    expect(refusalOf(file)).toBeUndefined();
  });
});

describe('EL-03 a PDF is refused', () => {
  const script = deflateSync('4 0 << /S /JavaScript >>');
  const none = deflateSync('4 0 << >>');
  /** Packed objects. @param head how their description begins; `begin` how their stream does */
  function packed(head: string, bytes: Buffer, begin = 'stream\n'): Buffer {
    const text = `${head}/Filter /FlateDecode >>\n${begin}`;
    return givenPdf([Buffer.concat([text, bytes, '\nendstream'].map((part) => Buffer.from(part)))]);
  }
  test.each<[string, Buffer]>([
    ['a script', givenPdf(['<< /S /JavaScript /JS (app.alert(1)) >>'])],
    ['a script with its name in numbers', givenPdf(['<< /S /Java#53cript /JS (x) >>'])],
    ['a script among packed objects', givenPdf([packedObjects('4 0 << /S /JavaScript >>')])],
    [
      'a script among packed objects that hide',
      givenPdf([Buffer.from(packedObjects('4 0 << /S /J#61vaScript >>'))]),
    ],
    ['another file', givenPdf(['<< /Type /EmbeddedFile >>'])],
    ['another program', givenPdf(['<< /S /Launch /F (cmd.exe) >>'])],
    ['a file elsewhere, which tells who opens it', givenPdf(['<< /S /GoToR /F (\\\\x\\y) >>'])],
    ['a film', givenPdf(['<< /Subtype /Movie >>'])],
    ['a script among packed objects that do not say so', packed('<< /N 1 /First 4 ', script)],
    [
      'a script among packed objects with a wrong sum',
      packed('<< /N 1 /First 4 ', Buffer.concat([script.subarray(0, -4), Buffer.from('none')])),
    ],
    [
      'a script among packed objects whose beginning is written otherwise',
      packed('<< /N 1 /First 4 ', script, 'stream \r'),
    ],
    ['a form that sends', givenPdf(['<< /S /SubmitForm >>'])],
    ['a form of another kind', givenPdf(['<< /XFA [] >>'])],
    ['a page of the web', givenPdf(['(<script>alert(1)</script>)'])],
    ['a zip file', givenPdf([Buffer.from('PK\x05\x06\0\0\0\0')])],
  ])('EL-03 that holds %s', (_, file) => {
    expect(refusalOf(file)).toBe('evidence.pdf_active');
  });

  test('EL-03 that is locked', () => {
    expect(refusalOf(givenPdf([], '/Encrypt 4 0 R '))).toBe('evidence.pdf_locked');
  });

  /** Each stream goes on to the end of all: what is read of it is many times as long. */
  function nested(times: number): Buffer {
    const block = (data: Buffer) => {
      const head = Buffer.alloc(5);
      head.writeUInt16LE(data.length, 1);
      head.writeUInt16LE(0xffff - data.length, 3);
      return Buffer.concat([head, data]);
    };
    const begin = Buffer.from('1 0 stream\n\x78\x01');
    const blocks = Array.from({ length: times }, () => block(begin));
    return Buffer.concat([begin, ...blocks]);
  }
  const bomb = deflateSync(Buffer.alloc(64 * 1_048_576));
  test.each<[string, Buffer]>([
    ['it is cut off', givenPdf().subarray(0, 120)],
    [
      'something follows it',
      Buffer.concat([givenPdf(), Buffer.from('PK\x03\x04 and more, '.repeat(9))]),
    ],
    ['it holds nothing', Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'objects are packed twice',
      givenPdf([packedObjects('', '/DecodeParms << /Predictor 12 >> ')]),
    ],
    ['packed objects are not packed', givenPdf(['<< /Type /ObjStm >>\nstream\n4 0 << >>'])],
    [
      'packed objects say twice how they are packed',
      packed('<< /Type /ObjStm /Filter /ASCIIHexDecode ', none),
    ],
    [
      'other words stand before packed objects',
      packed(`<< /Type /ObjStm /X (stream\n${none.toString('latin1')}) `, script, 'stream \n'),
    ],
    ['streams lie in each other', givenPdf([nested(200)])],
    ['it has more streams than any', givenPdf(['stream\n\0'.repeat(20_000)])],
    ['most of its letters are numbers', givenPdf([`/${'#41'.repeat(60_000)}`])],
    ['packed objects have no stream', givenPdf(['<< /Type /ObjStm >>'])],
    [
      'packed objects are damaged',
      givenPdf([Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnothing')]),
    ],
    [
      'packed objects fill the memory',
      givenPdf([
        Buffer.concat([Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n'), bomb]),
      ]),
    ],
  ])('EL-03 because %s', (_, file) => {
    expect(refusalOf(file)).toBe('evidence.pdf_unreadable');
  });

  test('EL-03 what only says that it is one, is none', () => {
    for (const text of [
      '<html>%PDF-1.7',
      ' %PDF-1.7',
      '%PDF',
      'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
      '',
    ])
      expect(isPdf(Buffer.from(text)), text).toBe(false);
  });
});
