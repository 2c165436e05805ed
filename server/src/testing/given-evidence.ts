/** What tests show papers with: PDFs of all sorts, and the calls that send and fetch them. */
import { crc32, deflateSync } from 'node:zlib';
import { addEvidence } from '@saath/contract/places/evidence/endpoints';
import type { FastifyInstance } from 'fastify';
import { type Client, ownPage } from './client.ts';
import { givenPicture } from './given.ts';

/** A PDF of one empty page. @param more other objects of it; `trailer`: more of what stands at its end */
export function givenPdf(more: readonly (string | Buffer)[] = [], trailer = ''): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...more,
  ];
  const parts = objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, '\nendobj\n']);
  const end = `trailer << /Root 1 0 R ${trailer}>>\nstartxref\n9\n%%EOF\n`;
  return Buffer.concat(['%PDF-1.7\n', ...parts, end].map((part) => Buffer.from(part)));
}

/** Objects as most programs pack them today. @param extra of its description */
export function packedObjects(objects: string, extra = ''): Buffer {
  const bytes = deflateSync(objects);
  const head = `<< /Type /ObjStm /N 1 /First 4 /Length ${bytes.length} /Filter /FlateDecode ${extra}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

/** Sends a picture, or what is given, as evidence of a paper. */
export async function shows(person: Client, paperId: string, bytes?: Buffer) {
  const file = { name: 'first-aid.pdf', type: 'application/pdf' };
  const files = [{ ...file, bytes: bytes ?? (await givenPicture()) }];
  return await person.call(addEvidence, { params: { id: paperId }, files });
}

/** As a browser fetches it. */
export async function fetchedEvidence(
  app: FastifyInstance,
  { cookie }: Pick<Client, 'cookie'>,
  { paperId, kind }: { paperId: string; kind: 'picture' | 'pdf' },
) {
  const url = `/api/papers/${paperId}/evidence/${kind}`;
  return await app.inject({ url, headers: { ...ownPage, cookie } });
}

/** A white PNG of so many pixels each way: its file is small however many they are. */
export function givenBlankPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel; the rest of the header, and the filter before each line, are zero.
  header[8] = 1;
  const line = Buffer.alloc(1 + Math.ceil(side / 8), 0xff);
  line[0] = 0;
  const lines = Buffer.concat(Array.from({ length: side }, () => line));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND')];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
