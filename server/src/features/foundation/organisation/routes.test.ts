/** WI-02: the settings of the organisation, and where they show. */
import * as accounts from '@saath/contract/accounts/accounts/endpoints';
import * as endpoints from '@saath/contract/foundation/organisation/endpoints';
import type { OrganisationChange } from '@saath/contract/foundation/organisation/schema';
import { getContent } from '@saath/contract/office/content/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Client;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const untouched = {
  name: '',
  about: '',
  colour: null,
  place: '',
  timeZone: null,
  languages: ['en', 'ur'],
  defaultLanguage: 'en',
  emailDomains: null,
  phoneRegion: null,
  guestAsking: 'off',
  organiserPasskeys: false,
  evidenceDays: 0,
  ...{ dayHours: null, weekHours: null, restHours: null },
  senderName: '',
  replyTo: '',
  footer: '',
  imprint: '',
  signatoryName: '',
  signatoryTitle: '',
  team: [],
  stories: [],
} satisfies Omit<OrganisationChange, 'version'>;

const version = () => product.organisation.now().version;
const save = async (change: object) =>
  await admin.call(endpoints.saveOrganisation, { body: { version: version(), ...change } });
const site = async () => (await testClient(product.app).call(getSite)).body.site as never;
const content = async (language: 'en' | 'ur' = 'en') =>
  (await testClient(product.app).call(getContent, { query: { language } })).body.content as never;
const picture = async (format: 'png' | 'jpeg' = 'png') =>
  await sharp({ create: { width: 900, height: 300, channels: 4, background: '#7a1f5c80' } })
    .toFormat(format)
    .toBuffer();

beforeEach(async () => {
  await save(untouched);
});

test('WI-02 an installation that set nothing looks as before, without an invented person', async () => {
  expect(await site()).toMatchObject({
    organisation: { name: 'Saath', isNamed: false, logo: null, colour: null, place: '' },
    signup: { emailDomains: ['gmail.com'], phoneRegion: 'PK', guestAsking: 'off' },
    timeZone: 'Asia/Karachi',
  });
  const shown = await content();
  expect(shown).toMatchObject({
    team: [],
    stories: { items: [], areSamples: false },
    contact: { mail: '' },
    footer: { place: '', builders: [] },
  });
  expect(JSON.stringify(shown)).toContain('What Saath is');
  expect(JSON.stringify(await content('ur'))).toContain('’ساتھ‘ کیا ہے');
});

test('WI-02 what an Admin saves is on every page at once, and stays when a part is saved', async () => {
  const all = {
    name: '  Edhi Kitchen ',
    about: 'Hot meals for everybody.',
    colour: '#7A1F5C',
    place: 'Karachi',
    timeZone: 'Europe/Berlin',
    team: [{ name: 'Sana Rehman', role: 'Director', link: 'mailto:sana@example.org' }],
    stories: [{ name: 'Ali', role: 'Cook', content: 'I came once and stayed.', rating: 5 }],
    replyTo: 'desk@example.org',
  };
  const { status, body } = await save(all);
  expect([status, body.message]).toEqual([200, 'Saved. It shows on every page at once.']);
  expect(await site()).toMatchObject({
    organisation: { name: 'Edhi Kitchen', isNamed: true, colour: '#7a1f5c', place: 'Karachi' },
    timeZone: 'Europe/Berlin',
  });
  expect(await content()).toMatchObject({
    hero: { lead: 'Hot meals for everybody.' },
    team: [{ name: 'Sana Rehman', links: [{ kind: 'mail', href: 'mailto:sana@example.org' }] }],
    stories: { areSamples: false, items: [{ name: 'Ali' }] },
    contact: { mail: 'desk@example.org' },
    footer: { place: 'Karachi' },
  });
  expect(JSON.stringify(await content())).toContain('What Edhi Kitchen is');
  expect((await save({ place: 'Lahore' })).status).toBe(200);
  expect(await site()).toMatchObject({ organisation: { name: 'Edhi Kitchen', place: 'Lahore' } });
  const { rows } = await product.pool.query<{ details: { changes: object[] } }>(
    `select details from audit_entry where action = 'organisation.changed' order by at desc, id desc limit 1`,
  );
  expect(rows[0]?.details.changes).toEqual([
    { field: 'place', before: 'Karachi', after: 'Lahore' },
  ]);
});

test('WI-02 of two Admins who save at once the second is told, and the first one stays', async () => {
  const seen = version();
  expect((await save({ version: seen, name: 'First' })).status).toBe(200);
  const late = await save({ version: seen, name: 'Second' });
  expect([late.status, late.body.code]).toEqual([409, 'organisation.changed_meanwhile']);
  expect(await site()).toMatchObject({ organisation: { name: 'First' } });
});

test.each([
  ['name', 'x'.repeat(200), 'Please use at most 80 characters.'],
  ['timeZone', 'Asia/Lahore', /There is no such time zone/],
  ['emailDomains', ['gmail.com', 'no domain'], /“no domain” is no domain/],
  ['emailDomains', ['-bad.org'], /“-bad.org” is no domain/],
  ['colour', 'red', /Please give a colour/],
  ['replyTo', 'nobody', 'Please enter a valid email address'],
  ['senderName', 'Evil" <a@b.example>', /A name of a sender/],
  ['languages', [], /at least one language/],
  ['team', [{ name: '', role: '', link: '' }], 'Please give each person a name.'],
  ['team', [{ name: 'A', role: '', link: 'javascript:alert(1)' }], /starts with https/],
] as const)('WI-02 %s %j is refused at its field', async (field, value, text) => {
  const { status, body } = await save({ [field]: value });
  expect([status, body.code]).toEqual([400, 'request.invalid']);
  expect(Object.entries(body.fields ?? {})[0]).toEqual([
    expect.stringContaining(field),
    typeof text === 'string' ? text : expect.stringMatching(text),
  ]);
});

test('WI-02 the first language is one of those offered, whichever of the two is saved', async () => {
  expect((await save({ languages: ['ur'], defaultLanguage: 'ur' })).status).toBe(200);
  const { status, body } = await save({ defaultLanguage: 'en' });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['defaultLanguage']]);
});

test('WI-02 AU-01 who may sign up follows the settings at once; null is the specification again', async () => {
  const fields = async () => {
    const guest = testClient(product.app);
    const { body } = await guest.call(accounts.createUser, {
      body: { email: 'a@example.org', contactNumber: '+49 30 901820' },
    });
    return Object.keys(body.fields ?? {});
  };
  expect(await fields()).toEqual(expect.arrayContaining(['email', 'contactNumber']));
  await save({ emailDomains: ['@Example.org '], phoneRegion: 'any' });
  expect(await fields()).not.toEqual(expect.arrayContaining(['email']));
  expect(await fields()).not.toEqual(expect.arrayContaining(['contactNumber']));
  await save({ emailDomains: null, phoneRegion: null });
  expect(await fields()).toEqual(expect.arrayContaining(['email', 'contactNumber']));
});

test('WI-02 a logo is written anew as PNG, shown to everybody, replaced and removed with its file', async () => {
  const send = async (bytes: Buffer, name = 'logo.png') =>
    await admin.call(endpoints.saveLogo, { files: [{ name, bytes, field: 'logo' }] });
  const { status, body } = await send(await picture('jpeg'), 'logo.jpg');
  expect(status).toBe(200);
  const { logo } = (body.organisation ?? {}) as { logo: { url: string; width: number } };
  expect(logo).toMatchObject({ width: 512, height: 171 });
  const file = await product.app.inject(logo.url);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await sharp(file.rawPayload).metadata()).format).toBe('png');
  expect(await site()).toMatchObject({ organisation: { logo: { url: logo.url } } });
  await send(await picture());
  expect((await product.app.inject(logo.url)).statusCode).toBe(404);
  expect((await admin.call(endpoints.removeLogo)).body.organisation).toMatchObject({
    logo: null,
  });
  expect(await product.storedFiles()).toEqual([]);
});

test('WI-02 what is no picture, an SVG or too large is refused as a logo, and the one before stays', async () => {
  const send = async (bytes: Buffer) =>
    await admin.call(endpoints.saveLogo, { files: [{ name: 'logo.png', bytes, field: 'logo' }] });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const cut = (await picture()).subarray(0, 200);
  const answers = [await send(svg), await send(cut), await send(Buffer.alloc(3_000_000, 1))];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
  expect(answers[0]?.body.message).toMatch(/save an SVG as PNG/);
  expect(answers[2]?.body.message).toMatch(/less than 2 MB/);
  expect((await admin.call(endpoints.saveLogo, { files: [] })).body.code).toBe('media.none');
  expect(await product.storedFiles()).toEqual([]);
});

test('WI-02 another process takes over what this one saved', async () => {
  await product.pool.query(`update organisation set name = 'Elsewhere', version = version + 1`);
  await expect.poll(() => product.organisation.now().name, { timeout: 10_000 }).toBe('Elsewhere');
});

test('WI-02 what a phone puts on its home screen has her name, her colour and her initial or logo', async () => {
  const fetched = async (url: string, headers = {}) =>
    await product.app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
  await save({ name: 'Zindagi Trust', colour: '#7a1f5c' });
  const manifest = (await fetched('/site.webmanifest')).json();
  expect(manifest).toMatchObject({
    ...{ name: 'Zindagi Trust', short_name: 'Zindagi', theme_color: '#7a1f5c' },
    ...{ start_url: '/', display: 'standalone' },
  });
  const first = await fetched('/icon-192.png');
  const { width, format } = await sharp(first.rawPayload).metadata();
  expect([width, format]).toEqual([192, 'png']);
  const corner = await sharp(first.rawPayload)
    .extract({ left: 1, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([0x7a, 0x1f, 0x5c]);
  const { channels } = await sharp(first.rawPayload).stats();
  expect(channels[1]?.max).toBeGreaterThan(240);
  const etag = String(first.headers.etag);
  expect((await fetched('/icon-192.png', { 'if-none-match': etag })).statusCode).toBe(304);
  const files = [{ name: 'logo.png', bytes: await picture(), field: 'logo' }];
  await admin.call(endpoints.saveLogo, { files });
  const second = await fetched('/icon-192.png', { 'if-none-match': etag });
  expect(second.statusCode).toBe(200);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
  await save({ name: 'ادارہ' });
  await admin.call(endpoints.removeLogo);
  expect((await sharp((await fetched('/icon-512.png')).rawPayload).metadata()).width).toBe(512);
});

test('WI-02 pages are in a language that is offered, whatever a browser asks for', async () => {
  const language = async (accept: string) =>
    (
      await product.app.inject({ url: '/site.webmanifest', headers: { 'accept-language': accept } })
    ).json().lang;
  expect([await language('ur'), await language('fr')]).toEqual(['ur', 'en']);
  await save({ defaultLanguage: 'ur' });
  expect([await language('en'), await language('fr')]).toEqual(['en', 'ur']);
  await save({ languages: ['ur'] });
  expect(await language('en')).toBe('ur');
});
