/** A branch makes an event of its own: from the Admin who makes the branch to the event that everybody sees (RG-02, OR-08). */
import type { Page } from '@playwright/test';
import { expect, organiserAt, personAt, test } from './product.ts';

test('RG-02 MT-04 who helps to run a branch makes, publishes and fills an event of it, and the next branch does not see the draft', async ({
  browser,
  demo,
}) => {
  const admin = await organiserAt(browser, demo);
  await admin.goto('/admin/branches');
  for (const name of ['North', 'South']) {
    await admin.getByRole('button', { name: 'Make a branch' }).first().click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Name of the branch').fill(name);
    await dialog.getByRole('button', { name: 'Make a branch' }).click();
    await expect(admin.getByRole('heading', { name })).toBeVisible();
  }
  const person = await personAt(browser, demo, 'volunteer');
  const other = await personAt(browser, demo, 'bilal.siddiqui.2');
  for (const [branch, name] of [
    ['North', 'Aisha Khan'],
    ['South', 'Bilal Siddiqui'],
  ] as const) {
    await admin.getByRole('button', { name: `Let somebody help ${branch}` }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Search by name').fill(name);
    await dialog.getByRole('button', { name: `Let help ${name}` }).click();
    await expect(dialog).toBeHidden();
  }

  await person.goto('/volunteer/dashboard');
  await person.getByRole('link', { name: 'Create event North' }).click();
  await expect(person.getByLabel('Branch')).toBeHidden();
  await person.getByLabel('Title').fill('Northern clean-up');
  await person.getByLabel('Start time').fill('2031-05-10T09:00');
  await person.getByLabel('End time').fill('2031-05-10T12:00');
  await person.getByRole('button', { name: 'Continue' }).click();
  await person.getByLabel('Location').fill('Ravi bank, Lahore');
  await person.getByLabel('Description').fill('We collect rubbish along the river.');
  await person.getByRole('button', { name: 'Continue' }).click();
  await person.getByLabel('Role name').fill('Collector');
  await person.getByLabel('Maximum volunteers').fill('4');
  await person.getByLabel('Role description').fill('Collects rubbish.');
  await person.getByRole('button', { name: 'Save without publishing' }).click();

  await person.waitForURL('**/volunteer/lead/*');
  const draft = new URL(person.url()).pathname.split('/').at(-1);
  // To who helps to run the other branch there is no such event.
  await other.goto(`/volunteer/lead/${draft}`);
  await expect(other.getByText('This event is not open to you')).toBeVisible();
  await other.goto('/volunteer/dashboard');
  await expect(other.getByRole('link', { name: 'Create event South' })).toBeVisible();
  await expect(other.getByText('Northern clean-up')).toBeHidden();

  await person.getByRole('link', { name: 'Edit' }).click();
  await person.getByRole('button', { name: 'Edit' }).click();
  await person.getByLabel('Title').fill('Northern river clean-up');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(person.getByRole('heading', { name: 'Northern river clean-up' })).toBeVisible();
  await person.getByRole('button', { name: 'Publish' }).click();
  await expect(person.getByText('Upcoming').first()).toBeVisible();
  await other.goto(`/event/${draft}`);
  await expect(other.getByRole('heading', { name: 'Northern river clean-up' })).toBeVisible();
  await other.getByRole('link', { name: 'North' }).click();
  await other.waitForURL('**/branches/north');
  await expect(other.getByRole('heading', { name: 'Northern river clean-up' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit this page' })).toBeHidden();
  await other.goto(`/event/${draft}`);
  await other.getByRole('button', { name: /^Ask for this role/ }).click();
  await other.getByRole('button', { name: "I'll Check Later" }).click();
  await expect(other.getByRole('heading', { name: 'You asked for: Collector' })).toBeVisible();
  await fillAndInvite(person, draft ?? '');
  await person.goto('/branches/north');
  await person.getByRole('button', { name: 'Edit this page' }).click();
  await person.getByLabel('Short description').fill('We keep the Ravi clean.');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(person.getByRole('dialog')).toBeHidden();
  await expect(person.getByText('We keep the Ravi clean.')).toBeVisible();
  await other.goto(`/volunteer/lead/${draft}/edit`);
  await expect(other.getByText('This event is not open to you')).toBeVisible();
  await admin.goto(`/admin/event/${draft}/edit`);
  await expect(admin.getByLabel('Branch')).toHaveValue(/.+/);
  for (const page of [admin, person, other]) await page.context().close();
});

/** The one who asked gets a place by a plan, loses it again as it is taken back, and is then asked to take it. */
async function fillAndInvite(person: Page, eventId: string): Promise<void> {
  // On a phone, where a bar for saving and the entries of the area share the bottom.
  await person.setViewportSize({ width: 360, height: 740 });
  await person.goto(`/volunteer/lead/${eventId}`);
  await person.getByRole('button', { name: 'More to do with this event' }).click();
  await person.getByRole('menuitem', { name: 'Fill for me' }).click();
  const fill = person.getByRole('button', { name: 'Fill 1 place' });
  await expect.poll(async () => await fill.evaluate(isOnTop)).toBe(true);
  await fill.click();
  await person.getByRole('button', { name: 'Save and send' }).click();
  await expect(person.getByRole('heading', { name: '1 place is given' })).toBeVisible();
  await person.getByRole('button', { name: 'Undo' }).click();
  await person.getByRole('button', { name: 'Take the places back' }).click();
  await expect(person.getByRole('heading', { name: 'The plan is taken back' })).toBeVisible();
  await person.getByRole('link', { name: 'See the roster' }).click();
  await person.waitForURL(`**/volunteer/lead/${eventId}?tab=roster`);
  await person.getByRole('button', { name: 'Invite people to the role Collector' }).click();
  const drawer = person.getByRole('dialog');
  await expect(drawer.getByText('Bilal Siddiqui').first()).toBeVisible();
  await drawer.getByRole('button', { name: /^Ask \d+ pe/ }).click();
  await expect(
    drawer.getByRole('heading', { name: /^\d+ places? (?:is|are) offered/ }),
  ).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await person.setViewportSize({ width: 1280, height: 720 });
}

/** Whether a press meets it where it is, before anything is scrolled. */
function isOnTop(button: Element): boolean {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
