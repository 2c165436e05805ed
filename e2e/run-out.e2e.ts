/** What runs out: papers that end, and how long sensitive answers are kept. The demo is this file's own, since its nightly work is run. */
import type { Page } from '@playwright/test';
import { patient } from '../tools/patience.mjs';
import { expect, logIn, organiserAt, type Product, startProduct, test } from './product.ts';
import { open } from './rest.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Nobody is told anything at night: a zone in which it is about noon now. */
function zoneAtNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return behind === 0 ? 'Etc/GMT' : `Etc/GMT${behind > 0 ? '+' : ''}${behind}`;
}

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(patient(120_000));
  product = await startProduct({ DEMO: '1', TIME_ZONE: zoneAtNoon() });
});
test.afterAll(async () => await product.stop());

/** Work of the clock is done now, and has ended. */
async function runNow(organiser: Page, work: string): Promise<void> {
  await open(organiser, '/admin/jobs');
  await organiser.getByText('For the curious').click();
  const row = organiser.getByRole('row', { name: work });
  await row.getByRole('button', { name: 'Run now' }).click();
  await expect(organiser.getByText('It starts now.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Run now' })).toBeEnabled();
  await expect(row.getByText('just now')).toBeVisible();
}

/** An event so many days from now whose role needs a qualification, and gives its places at once. */
async function givenEvent(organiser: Page, days: number, kindId: string): Promise<string> {
  const day = inDays(days);
  const role = { role_name: 'Driver', description: 'Drives the van.', maxVolunteers: 3 };
  const made = await organiser.request.post('/api/event/create-event', {
    headers: { origin: product.url },
    multipart: {
      ...{ title: `Round after ${days} days`, description: 'A round.', location: 'Lahore' },
      ...{ mode: 'instant', startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` },
      role: JSON.stringify([{ ...role, skills: ['Driving'], needs: { oneOf: [kindId] } }]),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { event: { id: string } }).event.id;
}

test('EL-01 EL-03 a paper that ends counts until its last day, its end is told, and a new one opens what comes later', async ({
  browser,
}) => {
  const organiser = await organiserAt(browser, product);
  const added = await organiser.request.post('/api/qualification', {
    ...{ headers: { origin: product.url }, data: { name: 'Van licence' } },
  });
  const { kind } = (await added.json()) as { kind: { id: string } };
  const soon = await givenEvent(organiser, 10, kind.id);
  const later = await givenEvent(organiser, 40, kind.id);
  const volunteer = await (await browser.newContext({ baseURL: product.url })).newPage();
  await logIn(volunteer, 'volunteer');
  const check = async () => {
    await open(organiser, '/admin/to-check');
    // Below it stands the kind of that name.
    const waiting = organiser.getByRole('tabpanel');
    const entry = waiting.getByRole('listitem').filter({ hasText: 'Van licence' });
    await expect(entry).toContainText('Valid until');
    await entry.getByRole('button', { name: /^Verify/ }).click();
    await expect(entry).toHaveCount(0);
  };

  await test.step('the volunteer says until when it is valid, and an organiser checks it', async () => {
    await open(volunteer, '/volunteer/profile');
    await volunteer.getByRole('button', { name: 'Add a qualification' }).click();
    await volunteer.getByLabel('What do you have?').selectOption('Van licence');
    await volunteer.getByLabel('Valid until').fill(inDays(20));
    await volunteer.getByRole('button', { name: 'Add it', exact: true }).click();
    await expect(volunteer.getByText('Van licence').first()).toBeVisible();
    await check();
  });

  await test.step('that it ends is told, in the product and by mail', async () => {
    await runNow(organiser, 'Tell people that a paper ends soon');
    await product.mailTo('volunteer@demo.saath.example', 'Valid only until');
    await open(volunteer, '/volunteer/notification');
    await expect(volunteer.getByText(/Valid only until .*: .*Van licence/).first()).toBeVisible();
  });

  await test.step('before that day it opens a place, after it none', async () => {
    const take = volunteer.getByRole('button', { name: 'Take this place Driver' });
    await open(volunteer, `/event/${soon}`);
    await take.click();
    await expect(volunteer.getByText(/You.re in: Driver/).first()).toBeVisible();
    await open(volunteer, `/event/${later}`);
    await expect(
      volunteer.getByText('Van licence: yours ends before the day').first(),
    ).toBeVisible();
    await expect(take).toHaveCount(0);
  });

  await test.step('the renewed one is added there, is checked, and opens it', async () => {
    await volunteer.getByRole('button', { name: 'Add it' }).first().click();
    const dialog = volunteer.getByRole('dialog');
    await dialog.getByLabel('Valid until').fill(inDays(400));
    await dialog.getByRole('button', { name: 'Add it', exact: true }).click();
    await expect(dialog).toBeHidden();
    await check();
    await open(volunteer, `/event/${later}`);
    await volunteer.getByRole('button', { name: 'Take this place Driver' }).click();
    await expect(volunteer.getByText(/You.re in: Driver/).first()).toBeVisible();
  });
  await volunteer.close();
  await organiser.close();
});

test('EL-04 PR-02 sensitive answers of an event are purged once their time is over, and the organiser reads how many', async ({
  browser,
}) => {
  const organiser = await organiserAt(browser, product);
  const reply = await organiser.request.get('/api/event/calendar?tab=past&q=Autumn%20reading');
  const { events } = (await reply.json()) as { events: { id: string; title: string }[] };
  const id = events.find(({ title }) => title === 'Autumn reading day')?.id ?? '';
  const answersTo = (question: string) =>
    organiser.locator('section').filter({
      has: organiser.getByRole('heading', { name: question, exact: true }),
    });

  await test.step('before the night nobody can read them any more', async () => {
    await open(organiser, `/admin/event/${id}/answers`);
    await expect(answersTo('T-shirt size')).toContainText(/\d+ people answered/);
    await expect(answersTo('What do you eat?')).toContainText('could be read until');
    await expect(organiser.getByText('Vegetarian')).toHaveCount(0);
  });

  await test.step('the nightly work deletes them, and the page of the answers reports it', async () => {
    await runNow(organiser, 'Tidying up');
    await open(organiser, `/admin/event/${id}/answers`);
    await expect(answersTo('What do you eat?')).toContainText(/\d+ answers were deleted on/);
    await expect(answersTo('T-shirt size')).toContainText(/\d+ people answered/);
  });

  await test.step('so does the log, which says nothing of what they were', async () => {
    await open(organiser, '/admin/log');
    const entry = organiser.getByText(/deleted \d+ sensitive answers of the event/).first();
    await expect(entry).toContainText('Autumn reading day');
    await expect(organiser.getByText('Vegetarian')).toHaveCount(0);
  });
  await organiser.close();
});
