/** The pages that branches have of their own, over HTTP (OR-08). */
import { helpedEvents } from '@saath/contract/day/helpers/endpoints';
import { browseEvents, cancelEvent, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event, EventCard } from '@saath/contract/events/events/schema';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import * as pages from '@saath/contract/office/branch-pages/endpoints';
import * as branches from '@saath/contract/office/branches/endpoints';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, type Reply, testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  givenAdmin,
  givenEvent,
  givenPicture,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

const site = 'https://volunteers.example.org';
let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let guest: Client;
let north: string;
/** Of this test's own branch. */
let slug: string;
beforeAll(async () => {
  product = await testProduct({ env: { APP_URL: site } });
  guest = testClient(product.app);
});
let count = 0;
beforeEach(async () => {
  count += 1;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product, { name: 'Hira North' });
  north = await givenBranch(admin, [], `Lahore, Nörd ${count}`);
  slug = `lahore-nord-${count}`;
  const body = { userId: person.id, right: 'organiser' };
  await done(admin, branches.addToBranch, { params: { id: north }, body });
});
afterAll(async () => await product.close());

const page = async (at = slug, by = guest) =>
  await by.call(pages.readBranchPage, { params: { slug: at } });
const params = () => ({ id: north });
const change = async (body: object, by: Client = person, id = north) =>
  await by.call(pages.changeBranchPage, {
    params: { id },
    body: { about: '', contactEmail: '', ...body },
  });
const move = async (to: string, id = north) =>
  await admin.call(pages.changeBranchAddress, { params: { id }, body: { slug: to } });
const said = ({ status, body }: Reply) => [status, body.code];
const get = async (url: string) => await product.app.inject({ url });
const notFound = [404, 'branches.not_found'];

test('OR-08 a branch has a page at once, at an address from its name, and says nothing until somebody writes it', async () => {
  expect((await page()).body).toMatchObject({
    branch: {
      ...{ id: north, slug, name: `Lahore, Nörd ${count}`, about: '', contactEmail: '' },
      ...{ logo: null, closedAt: null },
    },
    mayChange: false,
  });
  // Two names that come to the same, and one of which nothing is left.
  await givenBranch(admin, [], `Lahore nord (${count})`);
  expect((await page(`${slug}-2`)).status).toBe(200);
  await givenBranch(admin, [], 'لاہور');
  expect((await page('branch')).status).toBe(200);
  expect(said(await page('nowhere'))).toEqual(notFound);
  expect(said(await page('No / where'))).toEqual(notFound);
});

test('OR-08 who helps to run the branch writes its page; nobody of another one, no viewer and no guest does', async () => {
  const words = { about: 'We clean the river.', contactEmail: 'north@example.org' };
  expect((await change(words)).status).toBe(200);
  expect((await page()).body.branch).toMatchObject(words);
  expect((await page(slug, person)).body.mayChange).toBe(true);
  expect((await page(slug, admin)).body.mayChange).toBe(true);
  const south = await givenBranch(admin);
  expect(said(await change(words, person, south))).toEqual(notFound);
  expect((await change(words, admin, south)).status).toBe(200);
  const viewer = await givenSignedIn(product);
  const body = { userId: viewer.id, right: 'viewer' };
  await done(admin, branches.addToBranch, { params: params(), body });
  expect((await page(slug, viewer)).body.mayChange).toBe(false);
  expect(said(await change(words, viewer))).toEqual([403, 'accounts.not_allowed']);
  expect((await change(words, guest)).status).toBe(401);
  for (const wrong of [{ contactEmail: 'north@' }, { about: 'x'.repeat(201) }])
    expect((await change(wrong)).status).toBe(400);
});

test('OR-08 only an Admin changes the address; each earlier one leads to it, and is nobody else’s', async () => {
  expect((await move(`${slug}-new`)).status).toBe(200);
  expect((await page()).body.branch).toMatchObject({ id: north, slug: `${slug}-new` });
  const south = await givenBranch(admin);
  const taken = [409, 'branches.address_taken'];
  expect(said(await move(slug, south))).toEqual(taken);
  expect(said(await move(`${slug}-new`, south))).toEqual(taken);
  // Back to one of its own.
  expect((await move(slug)).status).toBe(200);
  expect((await page(`${slug}-new`)).body.branch).toMatchObject({ slug });
  const byMember = { params: params(), body: { slug: 'mine' } };
  expect(said(await person.call(pages.changeBranchAddress, byMember))).toEqual([
    ...[403, 'accounts.not_allowed'],
  ]);
  for (const wrong of ['', 'two words', '-a', 'a--b', 'ravi/ganga', 'دریا', 'x'.repeat(81)])
    expect((await move(wrong)).status, wrong).toBe(400);
  expect((await move(` ${slug}-UP `)).status).toBe(200);
  expect((await page()).body.branch).toMatchObject({ slug: `${slug}-up` });
});

test('OR-08 two branches that want one address at once: one has it', async () => {
  const south = await givenBranch(admin);
  const wanted = `${slug}-wanted`;
  const answers = await Promise.all([move(wanted), move(wanted, south)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('OR-08 the logo is shown until it is taken away; a file that is no picture is refused', async () => {
  const save = async (bytes: Buffer) =>
    await person.call(pages.saveBranchLogo, {
      params: params(),
      files: [{ name: 'logo.png', bytes }],
    });
  expect((await save(await givenPicture())).status).toBe(200);
  const { logo } = (await page()).body.branch as { logo: { url: string } };
  expect((await get(logo.url)).headers['content-type']).toBe('image/png');
  expect((await save(Buffer.from('no picture'))).status).toBe(400);
  expect((await page()).body.branch).toMatchObject({ logo });
  await done(person, pages.removeBranchLogo, { params: params() });
  expect((await page()).body.branch).toMatchObject({ logo: null });
  expect((await get(logo.url)).statusCode).toBe(404);
});

test('OR-08 a branch that closes keeps its page, and nobody writes it any more', async () => {
  await done(admin, branches.closeBranch, { params: params() });
  expect((await page(slug, admin)).body).toMatchObject({
    branch: { closedAt: expect.any(String) },
    mayChange: false,
  });
  expect(said(await change({}, admin))).toEqual([409, 'branches.closed']);
  expect(said(await move('elsewhere'))).toEqual([409, 'branches.closed']);
  // A new one of its name gets another address.
  await givenBranch(admin, [], `Lahore, Nörd ${count}`);
  expect((await page(`${slug}-2`)).status).toBe(200);
});

test('OR-08 the calendar, feeds and the list for frames hold one branch’s events where they are asked to', async () => {
  const title = `North ${newId()}`;
  const own = await givenEvent(admin, { branchId: north, title });
  const draft = await givenEvent(admin, { branchId: north, publish: false });
  const other = await givenEvent(admin, { branchId: await givenBranch(admin) });
  const found = await guest.call(browseEvents, { query: { branch: north } });
  expect((found.body.events as EventCard[]).map(({ id }) => id)).toEqual([own.id]);
  for (const path of ['/events.atom', '/events.json', '/embed']) {
    const { statusCode, body } = await get(`${path}?branch=${slug}`);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body).toContain(`${site}/event/${own.id}`);
    expect(body).toContain(`${site}/branches/${slug}`);
    for (const { id } of [draft, other]) expect(body).not.toContain(id);
    expect((await get(`${path}?branch=nowhere`)).statusCode).toBe(404);
    expect((await get(path)).body).not.toContain(`/branches/${slug}`);
  }
  expect((await get(`/events.atom?branch=${slug}`)).body).toContain(
    `<link rel="self" type="application/atom+xml" href="${site}/events.atom?branch=${slug}"/>`,
  );
});

test('OR-08 the calendar of a branch is the list that feeds have, under its name, and a minute old at most', async () => {
  const titles = async (at = slug) => {
    const { statusCode, headers, body } = await get(`/branches/${at}/calendar.ics`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['content-disposition']).toBe(`attachment; filename="${slug}.ics"`);
    const calendar = new ICAL.Component(ICAL.parse(body));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`Lahore, Nörd ${count}`);
    const events = calendar.getAllSubcomponents('vevent');
    return events.map((event) => event.getFirstPropertyValue('summary'));
  };
  const first = await givenEvent(admin, { branchId: north, title: 'Book fair' });
  await givenEvent(admin, { title: 'Of nobody' });
  expect(await titles(slug.toUpperCase())).toEqual(['Book fair']);
  await givenEvent(admin, { branchId: north, title: 'Food drive' });
  // Whoever asks often costs nothing.
  expect(await titles()).toEqual(['Book fair']);
  expect((await get(`/events.atom?branch=${slug}`)).body).not.toContain('Food drive');
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  expect((await titles()).toSorted()).toEqual(['Book fair', 'Food drive']);
  expect((await get(`/branches/${slug}/calendar.ics`)).body).toContain(
    `UID:${first.id}@volunteers.example.org`,
  );
  expect((await get('/branches/nowhere/calendar.ics')).statusCode).toBe(404);
});

test('OR-08 an event says to which branch it belongs; sitemap and list name branches with events alone', async () => {
  const of = async ({ id }: Event) =>
    ((await guest.call(getEvent, { params: { id } })).body.event as Event).branch;
  const event = await givenEvent(admin, { branchId: north });
  expect(await of(event)).toEqual({ id: north, name: `Lahore, Nörd ${count}`, slug });
  expect(await of(await givenEvent(admin))).toBeUndefined();
  const { branches: own } = (await person.call(helpedEvents)).body;
  expect(own).toMatchObject([{ id: north, slug }]);
  const listed = async () =>
    ((await guest.call(pages.listBranchPages)).body.branches as { slug: string }[]).map(
      (each) => each.slug,
    );
  expect(await listed()).toContain(slug);
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  expect((await get('/sitemap.xml')).body).toContain(`<loc>${site}/branches/${slug}</loc>`);
  const cancel = { reason: 'Rain', updatedAt: event.updatedAt };
  await done(admin, cancelEvent, { params: { id: event.id }, body: cancel });
  expect(await listed()).not.toContain(slug);
});

test('OR-05 the log says who changed the page, the logo and the address of a branch', async () => {
  await change({ about: 'By the river.' });
  await change({ about: 'By the river.' });
  await done(person, pages.removeBranchLogo, { params: params() });
  await move(`${slug}-new`);
  const { entries } = (await admin.call(readAuditLog, { query: { limit: 50 } })).body;
  const about = (entries as { action: string; details: { subject?: string } }[])
    .filter(({ details }) => details.subject === `Lahore, Nörd ${count}`)
    .map(({ action }) => action);
  expect(about.toSorted()).toEqual([
    ...['branch.address_changed', 'branch.logo', 'branch.made', 'branch.organiser_added'],
    'branch.page_changed',
  ]);
});
