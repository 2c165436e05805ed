/** What people sign: an organiser asks for it at a role, a volunteer reads it, signs and gets the place. */
import type { Page } from '@playwright/test';
import { topOf } from './place-of.ts';
import { expect, organiserAt, ownPage, personAt, test } from './product.ts';
import { open } from './rest.ts';

/** An event of its own, which gives its places at once, so that other journeys meet the demo as it was. */
async function givenEvent(organiser: Page): Promise<string> {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const role = { role_name: 'Photographer', description: 'Takes pictures.', maxVolunteers: 3 };
  const made = await organiser.request.post('/api/event/create-event', {
    headers: ownPage,
    multipart: {
      ...{ title: 'Spring fair', description: 'A fair.', location: 'Lahore', mode: 'instant' },
      ...{ startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` },
      role: JSON.stringify([{ ...role, skills: ['Photography'] }]),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { event: { id: string } }).event.id;
}

test('EL-01 EL-02 a volunteer reads and signs what a role asks for, gets the place, and finds what they signed', async ({
  browser,
  demo,
}) => {
  const organiser = await organiserAt(browser, demo);
  const id = await givenEvent(organiser);
  await open(organiser, `/admin/event/${id}/edit`);
  await organiser.getByRole('button', { name: 'Edit', exact: true }).click();
  await organiser.getByRole('tab', { name: 'Role Management' }).click();
  await organiser.getByText('Who can do this').first().click();
  await organiser.getByRole('button', { name: 'Photo consent' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(organiser.getByText('To be signed: Photo consent').first()).toBeVisible();
  await organiser.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(organiser.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();

  const volunteer = await personAt(browser, demo, 'volunteer');
  await open(volunteer, `/event/${id}`);
  const ask = volunteer.getByRole('button', { name: 'Ask for this role Photographer' });
  await expect(volunteer.getByText('Your signature: Photo consent').first()).toBeVisible();
  await expect(ask).toBeDisabled();
  await volunteer.getByRole('button', { name: 'Read and sign Photo consent' }).first().click();
  const dialog = volunteer.getByRole('dialog');
  await expect(dialog.getByText('This is voluntary.')).toBeVisible();
  await dialog.getByLabel('Type your full name to sign').fill('Demo Volunteer');
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(volunteer.getByText('Your signature: Photo consent')).toHaveCount(0);
  await volunteer.getByRole('button', { name: 'Take this place Photographer' }).click();
  await expect(volunteer.getByText(/You.re in: Photographer/).first()).toBeVisible();

  await open(volunteer, '/volunteer/profile');
  await volunteer.getByRole('link', { name: 'Read or print Photo consent' }).click();
  await expect(volunteer.getByRole('heading', { name: 'Photo consent' })).toBeVisible();
  await expect(volunteer.getByText('Demo Volunteer')).toBeVisible();
  await volunteer.setViewportSize({ width: 360, height: 740 });
  const print = volunteer.getByRole('button', { name: 'Print' });
  expect(await topOf(print)).toBe(await topOf(volunteer.getByRole('link', { name: /PDF/ })));

  // A new text that asks again takes no place away: it is marked until the person signs what has changed.
  await open(organiser, '/admin/to-check');
  await organiser.getByRole('button', { name: 'Read or change Photo consent' }).click();
  const editor = organiser.getByRole('dialog');
  await editor.getByLabel('What people sign').fill('Pictures of me may be shown.');
  await editor.getByRole('checkbox').check();
  await editor.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(editor).toBeHidden();
  await open(organiser, `/admin/event/${id}?tab=roster`);
  await expect(organiser.getByText('Needs attention').first()).toBeVisible();
  await open(volunteer, `/event/${id}`);
  await volunteer.getByRole('button', { name: 'Read and sign Photo consent' }).first().click();
  await expect(dialog.getByText('This text has changed')).toBeVisible();
  await dialog.getByLabel('Type your full name to sign').fill('Demo Volunteer');
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await open(organiser, `/admin/event/${id}?tab=roster`);
  await expect(organiser.getByText('Photographer').first()).toBeVisible();
  await expect(organiser.getByText('Needs attention')).toHaveCount(0);
  await volunteer.close();
  await organiser.close();
});
