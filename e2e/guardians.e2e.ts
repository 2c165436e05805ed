/** Consent of a guardian: a minor names them, and they agree on a phone by the link of their mail. */
import type { Page } from '@playwright/test';
import { expect, organiserAt, ownPage, signIn, test } from './product.ts';
import { open } from './rest.ts';

/** An event of its own whose role asks for a guardian and a signature, so that other journeys meet the demo as it was. */
async function givenEvent(organiser: Page): Promise<string> {
  const headers = ownPage;
  const written = await organiser.request.post('/api/agreement', {
    headers,
    data: { name: 'Trip on the river', text: 'Boats can tip over. Everybody wears a vest.' },
  });
  const { agreement } = (await written.json()) as { agreement: { id: string } };
  const day = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10);
  const role = { role_name: 'Deckhand', description: 'Helps on board.', maxVolunteers: 3 };
  const needs = { guardian: true, agreements: [agreement.id] };
  const made = await organiser.request.post('/api/event/create-event', {
    headers,
    multipart: {
      ...{ title: 'River trip', description: 'A trip.', location: 'Lahore', mode: 'instant' },
      ...{ startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` },
      role: JSON.stringify([{ ...role, skills: ['Sailing'], needs }]),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { event: { id: string } }).event.id;
}

test('EL-03 a minor names a guardian, who reads, signs and agrees on a phone, and takes it back', async ({
  browser,
  demo,
}) => {
  const organiser = await organiserAt(browser, demo);
  const id = await givenEvent(organiser);
  const phone = { baseURL: demo.url, viewport: { width: 360, height: 740 } };
  const minor = await (await browser.newContext(phone)).newPage();
  await signIn(minor, 'volunteer');
  await minor.request.post('/api/papers/age', {
    headers: ownPage,
    data: { over: 16 },
  });
  await open(minor, `/event/${id}`);
  await minor.getByRole('button', { name: 'Name a parent or guardian' }).first().click();
  const dialog = minor.getByRole('dialog');
  await dialog.getByLabel('Name of your parent or guardian').fill('Farah Malik');
  await dialog.getByLabel('Their email address').fill('volunteer@demo.saath.example');
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(dialog.getByText('This is your own address.')).toBeVisible();
  await dialog.getByLabel('Their email address').fill('farah@example.org');
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(dialog).toBeHidden();
  await expect(minor.getByText('Farah Malik was asked on').first()).toBeVisible();

  const mail = await demo.mailTo('farah@example.org', '/guardian/');
  const link = /\/guardian\/[\w-]+/.exec(mail)?.[0] ?? '';
  // Without scripts, as on an old phone.
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const guardian = await context.newPage();
  await guardian.goto(link);
  await expect(guardian.getByRole('heading', { level: 1 })).toContainText('asks for your consent');
  await expect(guardian.getByText('Deckhand')).toBeVisible();
  await expect(guardian.getByText('Boats can tip over.')).toBeVisible();
  const width = await guardian.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const name = guardian.getByLabel('Type your full name to sign');
  for (const none of ['فرح 2', 'F']) {
    await name.fill(none);
    await guardian.getByRole('button', { name: 'I consent' }).click();
    const said = 'Please type your full name: letters only, and at least two.';
    await expect(guardian.getByText(said)).toBeVisible();
    await expect(name).toHaveValue(none);
  }
  await name.fill('Farah Malik');
  await guardian.getByRole('button', { name: 'I consent' }).click();
  await expect(guardian.getByRole('heading', { name: 'You have agreed' })).toBeVisible();

  await open(minor, `/event/${id}`);
  await expect(minor.getByText('a parent or guardian has to agree')).toHaveCount(0);
  await minor.getByRole('button', { name: 'Take this place Deckhand' }).click();
  await expect(minor.getByText(/You.re in: Deckhand/).first()).toBeVisible();
  await open(organiser, '/admin/to-check');
  await expect(
    organiser.getByText(/Farah Malik agreed on .*, signed as Farah Malik/),
  ).toBeVisible();

  await guardian.goto(link);
  await guardian.getByRole('button', { name: 'Take my consent back' }).click();
  await expect(
    guardian.getByRole('heading', { name: 'You have taken your consent back' }),
  ).toBeVisible();
  await open(organiser, `/admin/event/${id}?tab=roster`);
  await expect(organiser.getByText('Needs attention').first()).toBeVisible();
  await open(minor, `/event/${id}`);
  await expect(minor.getByText('Farah Malik does not agree any more.').first()).toBeVisible();
  await context.close();
  await minor.close();
  await organiser.close();
});
