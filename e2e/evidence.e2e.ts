/** What shows a paper: a volunteer who lacks one adds a picture of it, an organiser looks at it, and the volunteer gets the place. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, organiserAt, ownPage, personAt, test } from './product.ts';
import { open } from './rest.ts';

/** An event of its own, whose role asks for a qualification of its own. */
async function givenEvent(organiser: Page): Promise<string> {
  const headers = ownPage;
  const kind = await organiser.request.post('/api/qualification', {
    ...{ headers, data: { name: 'Boat licence' } },
  });
  expect(kind.status(), await kind.text()).toBe(200);
  const { id } = ((await kind.json()) as { kind: { id: string } }).kind;
  const day = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
  const role = { role_name: 'Skipper', description: 'Steers the boat.', maxVolunteers: 2 };
  const made = await organiser.request.post('/api/event/create-event', {
    headers,
    multipart: {
      ...{ title: 'River day', description: 'On the river.', location: 'Lahore', mode: 'instant' },
      ...{ startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` },
      role: JSON.stringify([{ ...role, skills: ['Boats'], needs: { oneOf: [id] } }]),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { event: { id: string } }).event.id;
}

test('EL-03 PR-02 a volunteer missing a paper shows it, an organiser checks it, and the volunteer gets the place', async ({
  browser,
  demo,
}) => {
  const organiser = await organiserAt(browser, demo);
  const id = await givenEvent(organiser);
  const before = demo.storedFiles().length;
  const volunteer = await personAt(browser, demo, 'volunteer');

  await open(volunteer, `/event/${id}`);
  await expect(volunteer.getByText('Boat licence, checked by an organiser').first()).toBeVisible();
  await volunteer.getByRole('button', { name: 'Add it' }).first().click();
  const dialog = volunteer.getByRole('dialog');
  await dialog.getByLabel('Choose a picture or PDF').setInputFiles({
    ...{ name: 'licence.html', mimeType: 'text/html' },
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(dialog.getByText(/Please choose a picture \(JPEG/)).toBeVisible();
  const picture = sharp({
    create: { width: 640, height: 400, channels: 3, background: '#0e5a47' },
  });
  await dialog.getByLabel('Choose a picture or PDF').setInputFiles({
    ...{ name: 'licence.png', mimeType: 'image/png' },
    buffer: await picture.png().toBuffer(),
  });
  await dialog.getByRole('button', { name: 'Add it', exact: true }).click();
  await expect(dialog).toBeHidden();

  await open(volunteer, '/volunteer/profile');
  const download = volunteer.waitForEvent('download');
  await volunteer.getByRole('link', { name: 'See your picture Boat licence' }).click();
  expect((await download).suggestedFilename()).toBe('Boat licence.webp');
  expect(demo.storedFiles()).toHaveLength(before + 1);

  await open(organiser, '/admin/to-check');
  const shown = organiser.getByRole('img', { name: /^Boat licence of .*, as a picture$/ });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(640);
  const entry = organiser.getByRole('listitem').filter({ hasText: 'Boat licence' }).first();
  await entry.getByRole('button', { name: /^Verify/ }).click();
  await expect(shown).toHaveCount(0);
  expect(demo.storedFiles()).toHaveLength(before);

  await open(volunteer, `/event/${id}`);
  await volunteer.getByRole('button', { name: 'Take this place Skipper' }).click();
  await expect(volunteer.getByText(/You.re in: Skipper/).first()).toBeVisible();
  await volunteer.close();
  await organiser.close();
});
