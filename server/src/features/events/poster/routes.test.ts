/** The poster of an event, over HTTP. */
import { inflateSync } from 'node:zlib';
import { createEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { eventPoster } from '@saath/contract/events/poster/endpoints';
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, ownPage } from '../../../testing/client.ts';
import {
  eventForm,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenSignedIn,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Client;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
});

async function posterOf(id: string, language = 'en') {
  const url = `/api/event/${id}/poster?language=${language}`;
  const headers = { ...ownPage, cookie: admin.cookie };
  const answer = await product.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return { headers: answer.headers, pdf: answer.rawPayload.toString('latin1') };
}

/** What the page draws, unpacked. */
function drawn(pdf: string): string {
  const streams = pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}
const lines = (pdf: string) => drawn(pdf).match(/TJ/g)?.length ?? 0;

test('WI-04 the poster is one A4 sheet with a code that leads to the public page', async () => {
  const { id } = await givenEvent(admin, { title: 'River clean-up' });
  const { headers, pdf } = await posterOf(id);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(`filename="saath-poster-${id}.pdf"`);
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain('(River clean-up)');
  expect(pdf).toMatch(new RegExp(`/URI \\(https?://[^)]+/event/${id}\\)`));
});

test('WI-04 the first picture of the event is on its poster; without one there are flowers', async () => {
  const plain = await givenEvent(admin);
  expect((await posterOf(plain.id)).pdf).not.toContain('/Subtype /Image');
  const { body } = await admin.call(createEvent, {
    body: eventForm(),
    files: [{ name: 'river.png', bytes: await givenPicture(1200, 800), field: 'images' }],
  });
  const { id } = body.event as Event;
  const { pdf } = await posterOf(id);
  expect(pdf).toContain('/Subtype /Image');
  expect(pdf).toContain('/Filter /DCTDecode');
});

test('WI-04 a long title takes more lines; letters that no font has are left out; Urdu is written', async () => {
  const short = await givenEvent(admin, { title: 'Picnic' });
  const long = await givenEvent(admin, {
    title:
      'A very long title of an event that takes more than a single line of a sheet 🌊🌊 you see',
  });
  expect(lines((await posterOf(long.id)).pdf)).toBeGreaterThan(
    lines((await posterOf(short.id)).pdf),
  );
  const urdu = await givenEvent(admin, { title: 'دریا کی صفائی', location: 'راوی کا کنارہ' });
  expect((await posterOf(urdu.id, 'ur')).pdf.slice(0, 5)).toBe('%PDF-');
});

test('WI-02 a poster and its file carry the name of the organisation', async () => {
  const { id } = await givenEvent(admin);
  const version = product.organisation.now().version;
  await admin.call(saveOrganisation, { body: { version, name: 'Edhi Kitchen' } });
  const { headers, pdf } = await posterOf(id);
  expect(headers['content-disposition']).toContain(`filename="edhi-kitchen-poster-${id}.pdf"`);
  expect(pdf).toContain('(Edhi Kitchen)');
});

test('WI-04 posters are for organisers', async () => {
  const { id } = await givenEvent(admin);
  const volunteer = await givenSignedIn(product);
  expect((await volunteer.call(eventPoster, { params: { id } })).status).toBe(403);
  const gone = { params: { id: '01890000-0000-7000-8000-000000000000' } };
  expect((await admin.call(eventPoster, gone)).body.code).toBe('events.not_found');
});
