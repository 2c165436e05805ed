/** EL-03: what was signed can be taken along as a PDF, in both scripts, by the person and by organisers. */
import { withdrawSignature } from '@saath/contract/places/signatures/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { ownPage, testClient } from '../../../testing/client.ts';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { conduct, givenAgreement, signs } from '../../../testing/given-agreements.ts';
import { papersOf } from '../../../testing/given-papers.ts';
import { pdfStreams, pdfText } from '../../../testing/pdf-text.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Somebody who signed it. @returns with what they signed */
async function signer(text: string = conduct, signed = 'Sana Malik') {
  const person = await givenSignedIn(product, { name: 'Aisha Khan' });
  const agreement = await givenAgreement(admin, `Code of conduct ${newId()}`, text);
  expect((await signs(person, agreement, signed)).status).toBe(200);
  const [signature] = (await papersOf(person)).signatures ?? [];
  if (!signature) throw new Error('Nothing was signed');
  return { person, id: signature.id, name: signature.agreement.name };
}
const fetched = async (reader: { cookie: string }, id: string, language = 'en') =>
  await product.app.inject({
    url: `/api/signature/${id}/pdf?language=${language}`,
    headers: { ...ownPage, cookie: reader.cookie },
  });
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
/** What is drawn carries its text for whoever copies it. */
const drawn = (pdf: Buffer, words: string) => {
  const sought = Buffer.from(words, 'utf16le').swap16().toString('latin1');
  return pdfStreams(pdf).some((page) => page.replace(/\\([()\\])/g, '$1').includes(sought));
};

test('EL-03 it holds title, text, version, typed name, time and checksum', async () => {
  const { person, id, name } = await signer();
  const { rawPayload, headers } = await fetched(person, id);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toContain('attachment; filename="Code of conduct');
  const text = pdfText(rawPayload);
  const { hash } = await product.db
    .selectFrom('signature')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const parts = [
    ...[
      ...name.split(' '),
      ...conduct.split('\n'),
      'Sana Malik',
      'Aisha Khan',
      'Version 1',
      hash,
      '1 / 1',
    ],
    ...['Monday, 30 November 2026 at 1:00 pm', '(Asia/Karachi)'],
  ];
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toContain('Taken back');
  await person.call(withdrawSignature, { params: { id } });
  expect(pdfText((await fetched(person, id)).rawPayload)).toContain('Taken back');
});

test('EL-03 a long text goes over as many numbered pages as it needs, and no word is lost', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`);
  const { person, id } = await signer(`${words.join(' ')}\n\n${'x'.repeat(300)}`);
  const { rawPayload } = await fetched(person, id);
  const pages = pagesOf(rawPayload);
  expect(pages).toBeGreaterThan(3);
  const text = pdfText(rawPayload);
  const missing = words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text));
  expect(missing).toEqual([]);
  expect(text).toContain(`${pages} / ${pages}`);
});

test('EL-03 Urdu is written, in the text as in the labels', async () => {
  const line = 'ہم ایک دوسرے کا احترام کرتے ہیں۔';
  const { person, id } = await signer(`${line}\nNo. 12 (b) — قواعد`, 'محمد عبداللہ');
  const { rawPayload } = await fetched(person, id, 'ur');
  for (const words of [line, 'محمد عبداللہ', 'متن کا نسخہ'])
    expect(drawn(rawPayload, words), words).toBe(true);
});

test('EL-03 a text in a script without a font is refused in words', async () => {
  const { person, id } = await signer('我们互相尊重。');
  expect((await fetched(person, id)).json()).toMatchObject({ code: 'signatures.letters' });
});

test('EL-03 the person and organisers get it, and nobody else', async () => {
  const { person, id } = await signer();
  const other = await givenSignedIn(product);
  expect((await fetched(person, id)).statusCode).toBe(200);
  expect((await fetched(admin, id)).statusCode).toBe(200);
  expect((await fetched(other, id)).statusCode).toBe(404);
  expect((await fetched(testClient(product.app), id)).statusCode).toBe(401);
});
