/** The day of an event: an organiser without a network, and a volunteer who checks in by the code at the door. */
import type { Browser, Page } from '@playwright/test';
import { patient } from '../tools/patience.mjs';
import { expect, logIn, organiserAt, ownPage, personAt, signIn, test } from './product.ts';
import { untilAlive } from './rest.ts';

type Today = { events: { id: string; title: string }[] };

async function eventOfToday(page: Page): Promise<string> {
  const { events } = (await (await page.request.get('/api/day/events')).json()) as Today;
  return events[0]?.id ?? '';
}

/** How many of the day's steps of an event the log holds: what was sent twice would be there twice. */
async function arrivalsOf(page: Page, eventId: string): Promise<number> {
  const answer = await page.request.get(`/api/audit?eventId=${eventId}&group=participations`);
  const { entries } = (await answer.json()) as { entries: { action: string }[] };
  return entries.filter(({ action }) => action === 'participation.checked_in').length;
}

const arrived = (page: Page) => page.getByRole('button', { name: /^Arrived/ });
const atDoor = async (page: Page, eventId: string) => {
  const answer = await page.request.get(`/api/event/${eventId}/check-in-code`);
  return new URL(((await answer.json()) as { url: string }).url).pathname;
};

/** After a reload without a network the browser of a journey does not always say that there is one again. */
async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** In the page: whether it and all that it has loaded are kept on the device. */
async function isKept(): Promise<boolean> {
  const cache = await caches.open('saath-day');
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^[/]assets[/].+[.](js|css)$/.test(path));
  return [location.pathname, ...loaded].every((path) => kept.has(path));
}

test('DY-01 DY-06 check-ins without a network are kept, also over a reload, and sent once when it is back', async ({
  browser,
  demo,
}) => {
  const page = await organiserAt(browser, demo);
  const eventId = await eventOfToday(page);
  await page.goto(`/admin/event/${eventId}/day`);
  await expect(arrived(page).first()).toBeVisible();
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  // The page keeps itself once its worker is there; before that it could not open without a network.
  await expect.poll(async () => await page.evaluate(isKept)).toBe(true);
  const [expected, before] = [await arrived(page).count(), await arrivalsOf(page, eventId)];

  await page.context().setOffline(true);
  await arrived(page).first().click();
  await arrived(page).first().click();
  await expect(page.getByText('Waiting to be sent (2)')).toBeVisible();
  await expect(arrived(page)).toHaveCount(expected - 2);

  // D17: the page, its list and the marks are all there again, and one goes on.
  await page.reload();
  await expect(page.getByText(/This is the list as it was at/)).toBeVisible();
  await expect(page.getByText('Waiting to be sent (2)')).toBeVisible();
  await expect(arrived(page)).toHaveCount(expected - 2);
  // A row that has just moved, as the kept marks come in, takes no press for a moment (G1): one presses again.
  const three = page.getByText('Waiting to be sent (3)');
  await expect(async () => {
    if (!(await three.isVisible())) await arrived(page).first().click();
    await expect(three).toBeVisible({ timeout: patient(1000) });
  }).toPass({ intervals: [1000] });
  await goOnline(page);
  await expect(arrived(page)).toHaveCount(expected - 3);
  await expect(page.getByText(/Waiting to be sent|This is the list as it was/)).toHaveCount(0);
  await expect.poll(async () => await arrivalsOf(page, eventId)).toBe(before + 3);
  await page.reload();
  await expect(arrived(page)).toHaveCount(expected - 3);
  expect(await arrivalsOf(page, eventId)).toBe(before + 3);
});

test('DY-01 what one organiser records, the other sees, and takes back with one press', async ({
  browser,
  demo,
}) => {
  const amna = await organiserAt(browser, demo);
  const bilal = await organiserAt(browser, demo);
  const eventId = await eventOfToday(amna);
  await amna.goto(`/admin/event/${eventId}/day`);
  await bilal.goto(`/admin/event/${eventId}/day`);
  await expect(arrived(bilal).first()).toBeVisible();
  const expected = await arrived(bilal).count();
  await arrived(amna).first().click();
  await expect(arrived(bilal)).toHaveCount(expected - 1);
  // Undone in the row; a press that comes too soon after the one before it is not meant.
  const undo = amna.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    if (await undo.isVisible()) await undo.click();
    await expect(arrived(bilal)).toHaveCount(expected, { timeout: patient(2000) });
  }).toPass({ intervals: [1000] });
});

type Places = { participations: { state: string; event: { id: string; status: string } }[] };

/** Where the demo's volunteer is expected today. */
async function ownEventOfToday(browser: Browser, baseURL: string): Promise<string> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, 'volunteer');
  const answer = await page.request.get('/api/participation/mine');
  const { participations } = (await answer.json()) as Places;
  const place = participations.find(
    ({ state, event }) => state === 'confirmed' && event.status === 'ONGOING',
  );
  return place?.event.id ?? '';
}

test('DY-02 a phone that reads the code logs in, comes back, and one press says that the person is here', async ({
  browser,
  demo,
}) => {
  const admin = await organiserAt(browser, demo);
  const eventId = await ownEventOfToday(browser, demo.url);
  const phone = await (await browser.newContext({ baseURL: demo.url })).newPage();
  await phone.goto(await atDoor(admin, eventId));
  // Nobody is logged in: the way back is in the address.
  await expect(phone).toHaveURL(/\/login\?returnTo=/);
  await untilAlive(phone);
  await phone.locator('[name="email"]').fill('volunteer@demo.saath.example');
  await phone.locator('[name="password"]').fill('Saath@demo1');
  await phone.locator('form [type="submit"]').click();
  await expect(phone).toHaveURL(/\/check-in\//);
  await phone.getByRole('button', { name: 'I am here' }).click();
  await expect(phone.getByText('You are checked in')).toBeVisible();
  await phone.goto(await atDoor(admin, eventId));
  await expect(phone.getByText('You are checked in')).toBeVisible();
  await phone.goto('/check-in/nonsense');
  await expect(phone.getByText(/Please scan again/)).toBeVisible();
});

test('DY-02 somebody who never asked is let in by name', async ({ browser, demo }) => {
  const admin = await organiserAt(browser, demo);
  await admin.goto(`/admin/event/${await eventOfToday(admin)}/day`);
  await admin.getByRole('button', { name: 'Add a walk-in' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Zainab Walks In');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog).toBeHidden();
  const here = admin.getByRole('region', { name: /^Here/ });
  await expect(here.getByText('Zainab Walks In').first()).toBeVisible();
});

/** Somebody whom the kiosk lets in without a question: who was missed may have lost the place to another. */
async function expectedAt(organiser: Page, eventId: string): Promise<string> {
  const answer = await organiser.request.get(`/api/event/${eventId}/day`);
  const { people } = (await answer.json()) as { people: { name: string; state: string }[] };
  const isOnlyOne = (name: string) => people.filter((each) => each.name === name).length === 1;
  return people.find(({ name, state }) => state === 'confirmed' && isOnlyOne(name))?.name ?? '';
}

test('DY-02 a kiosk checks people in, survives a reload, is closed from elsewhere, and leads nowhere without logging in', async ({
  browser,
  demo,
}) => {
  const device = await organiserAt(browser, demo);
  const eventId = await eventOfToday(device);
  const ofOrganiser = `/admin/event/${eventId}/kiosk`;
  const expected = await expectedAt(device, eventId);
  await device.goto(ofOrganiser);
  // The list comes when the page has woken: a press before that would be lost.
  await expect(device.getByText('No kiosk of this event is open.')).toBeVisible();
  await device.getByRole('button', { name: 'Log out and open the kiosk' }).click();
  await expect(device).toHaveURL(`${demo.url}/kiosk`);
  const names = device.locator('main li button:enabled');
  await expect(names.first()).toBeVisible();
  await device.reload();
  await expect(names.first()).toBeVisible();
  await expect(device.getByRole('link')).toHaveCount(1);
  await names.filter({ hasText: expected }).first().click();
  await device.getByRole('button', { name: 'Yes, I am here' }).click();
  await expect(device.getByText(/^Welcome, /)).toBeVisible();

  const office = await organiserAt(browser, demo);
  await office.goto(ofOrganiser);
  await office.getByRole('button', { name: 'Close this kiosk' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Close this kiosk' }).click();
  await expect(office.getByText('No kiosk of this event is open.')).toBeVisible();
  await device.reload();
  await expect(device.getByRole('heading', { name: 'This kiosk is closed' })).toBeVisible();
  await device.goto(`/admin/event/${eventId}/day`);
  await expect(device).toHaveURL(/\/admin\/login/);
  await logIn(device, 'admin');
});

type Expected = { people: { name: string; state: string; roleId: string | null }[] };

test('RG-01 DY-06 who leads one role keeps the list of its people, also without a network, and sees nobody of the others', async ({
  browser,
  demo,
}) => {
  const admin = await organiserAt(browser, demo);
  const eventId = await eventOfToday(admin);
  const read = async (page: Page, path: string) => await (await page.request.get(path)).json();
  const { people } = (await read(admin, `/api/event/${eventId}/day`)) as Expected;
  const roleId = people.find(({ state }) => state === 'confirmed')?.roleId ?? '';
  const namesakes = (name: string) => people.filter((each) => each.name === name).length;
  const stranger = people.find((each) => each.roleId !== roleId && namesakes(each.name) === 1);
  if (!stranger) throw new Error('Nobody of the demo is in another role');
  const lead = await personAt(browser, demo, 'chanda.yousafzai.3');
  const { user } = await read(lead, '/api/user/getuser');
  const data = { userId: user.id, right: 'role_lead', roleId };
  const sent = { headers: ownPage, data };
  expect((await admin.request.post(`/api/event/${eventId}/helpers`, sent)).status()).toBe(200);

  await lead.goto(`/volunteer/event/${eventId}/role/${roleId}`);
  await lead.getByRole('link', { name: 'The list of the day' }).click();
  await expect(arrived(lead).first()).toBeVisible();
  await expect(lead.getByText(stranger.name, { exact: true })).toHaveCount(0);
  await lead.evaluate(async () => await navigator.serviceWorker.ready);
  await expect.poll(async () => await lead.evaluate(isKept)).toBe(true);
  const expected = await arrived(lead).count();

  await lead.context().setOffline(true);
  await arrived(lead).first().click();
  await expect(lead.getByText('Waiting to be sent (1)')).toBeVisible();
  await lead.reload();
  await expect(lead.getByText(/This is the list as it was at/)).toBeVisible();
  await expect(lead.getByText('Waiting to be sent (1)')).toBeVisible();
  await goOnline(lead);
  await expect(lead.getByText(/Waiting to be sent|This is the list as it was/)).toHaveCount(0);
  await expect(arrived(lead)).toHaveCount(expected - 1);
  for (const page of [admin, lead]) await page.context().close();
});
