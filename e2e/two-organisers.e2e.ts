/** Two organisers, each in a browser of their own, edit one event: the later one is told, and nothing is lost. */
import type { Page } from '@playwright/test';
import { expect, organiserAt, test } from './product.ts';

const openMenu = async (page: Page) =>
  await page.getByRole('button', { name: 'More to do with this event' }).click();

/** An event of one's own: a copy, unpublished. */
async function copyOf(page: Page, eventId: string): Promise<string> {
  await page.goto(`/admin/event/${eventId}/edit`);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copy event' }).click();
  await expect(page.getByText(/The event is copied/).first()).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(eventId));
  await expect(page.getByText(/only organisers can see this event/)).toBeVisible();
  return new URL(page.url()).pathname;
}

const startEditing = async (page: Page) =>
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
const save = async (page: Page) =>
  await page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = async (page: Page) =>
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
const openRoles = async (page: Page) =>
  await page.getByRole('tab', { name: 'Role Management' }).click();

test('EV-10 the later save sees both versions side by side, and both changes are kept', async ({
  browser,
  demo,
}) => {
  const amna = await organiserAt(browser, demo);
  const bilal = await organiserAt(browser, demo);
  const editor = await copyOf(amna, demo.eventId);
  await bilal.goto(editor);
  await startEditing(amna);
  await startEditing(bilal);

  await bilal.getByLabel('Event title').fill('Bilal calls it a walk');
  await amna.getByLabel('Location').fill('Gate two, says Amna');
  await openRoles(amna);
  await amna.getByRole('button', { name: 'Add role', exact: true }).click();
  const added = amna.getByRole('form', { name: 'New role' });
  await added.getByLabel('Role name').fill('Water carrier');
  await added.getByLabel('Role description').fill('Carries the water.');
  await added.getByLabel('Add to Skills').fill('Strong arms');
  await added.getByLabel('Add to Skills').press('Enter');
  await added.getByRole('button', { name: 'Add Role' }).click();
  await expect(amna.getByText('Role Added Successfully!').first()).toBeVisible();
  await save(amna);
  await isSaved(amna);

  await save(bilal);
  const conflict = bilal.getByRole('region', { name: 'Someone else changed this event' });
  await expect(conflict).toContainText('Gate two, says Amna');
  await expect(conflict).toContainText('Bilal calls it a walk');
  await expect(conflict).toContainText('Water carrier');
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await save(bilal);
  await isSaved(bilal);

  await amna.reload();
  await expect(amna.getByRole('heading', { level: 1 })).toHaveText('Bilal calls it a walk');
  // The reload comes back to the tab that was open.
  await expect(amna.getByRole('heading', { name: 'Water carrier' })).toBeVisible();
  await amna.getByRole('tab', { name: 'Event Details' }).click();
  await expect(amna.getByText('Gate two, says Amna')).toBeVisible();
});

test('EV-10 what was written in a role that the other deleted can be added again', async ({
  browser,
  demo,
}) => {
  const amna = await organiserAt(browser, demo);
  const bilal = await organiserAt(browser, demo);
  const editor = await copyOf(amna, demo.eventId);
  await bilal.goto(editor);
  await openRoles(amna);
  await openRoles(bilal);
  const name = (await amna.getByRole('article').first().getByRole('heading').textContent()) ?? '';

  await startEditing(bilal);
  const typed = bilal.getByRole('article', { name, exact: true });
  await typed.getByLabel('Role description').fill('Bilal wrote a whole page here.');
  await amna.getByRole('button', { name: `Delete role ${name}`, exact: true }).click();
  await amna.getByRole('button', { name: 'Delete role', exact: true }).click();
  await expect(amna.getByText('Deletion SuccessFull!').first()).toBeVisible();

  await save(bilal);
  await expect(bilal.getByText('Bilal wrote a whole page here.').first()).toBeVisible();
  await bilal.getByRole('button', { name: 'Keep editing' }).click();
  const lost = bilal.getByRole('region', { name, exact: true });
  await expect(lost).toContainText('Someone else deleted the role');
  await lost.getByRole('button', { name: 'Add Role' }).click();
  await expect(bilal.getByText('Role Added Successfully!').first()).toBeVisible();
  await save(bilal);
  await isSaved(bilal);

  await amna.reload();
  const again = amna.getByRole('article').filter({ hasText: 'Bilal wrote a whole page here.' });
  await expect(again.getByRole('heading')).toHaveText(name);
});

test('EV-03 EV-10 who saves what the other has cancelled is told, and the page says why', async ({
  browser,
  demo,
}) => {
  const amna = await organiserAt(browser, demo);
  const bilal = await organiserAt(browser, demo);
  const editor = await copyOf(amna, demo.eventId);
  await amna.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(amna.getByText(/only organisers can see this event/)).toBeHidden();
  await bilal.goto(editor);
  await startEditing(bilal);
  await bilal.getByLabel('Event title').fill('Too late');

  await openMenu(amna);
  await amna.getByRole('menuitem', { name: 'Cancel event' }).click();
  await amna.getByLabel('Reason, for everybody concerned').fill('The river floods.');
  const question = amna.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(amna.getByText('This event was cancelled: The river floods.')).toBeVisible();

  await save(bilal);
  await expect(bilal.getByText(/This event was cancelled. Copy it/).first()).toBeVisible();
  const guest = await (await browser.newContext({ baseURL: demo.url })).newPage();
  await guest.goto(editor.replace('/admin', '').replace('/edit', ''));
  await expect(guest.getByText('This event was cancelled: The river floods.')).toBeVisible();
});
