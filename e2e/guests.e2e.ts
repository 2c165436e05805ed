/** Asking for a place without an account, from the event's page to the press in the mail. */
import type { Page } from '@playwright/test';
import { expect, organiserAt, test } from './product.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('WI-05 where the organiser allows it, a place is asked for without an account: two fields, one press in a mail', async ({
  browser,
  demo,
}) => {
  const organiser = await organiserAt(browser, demo);
  await open(organiser, `${demo.url}/admin/organisation`);
  await organiser
    .getByLabel('Asking without an account')
    .selectOption({ label: 'Yes, with name and email' });
  await organiser.getByRole('button', { name: /^Save/ }).click();
  await expect(organiser.getByText(/^Saved/).first()).toBeVisible();
  await organiser.close();

  const guest = await (await browser.newContext({ baseURL: demo.url })).newPage();
  await open(guest, `${demo.url}/event/${demo.eventId}`);
  await guest
    .getByRole('link', { name: /^Ask for this role/ })
    .first()
    .click();
  await guest.getByLabel('Full name').fill('Sana Guest');
  await guest.getByLabel('Email').fill('sana.guest@gmail.com');
  await guest.getByRole('button', { name: 'Send me the link' }).click();
  await expect(guest.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  const mail = await demo.mailTo('sana.guest@gmail.com', 'One press left');
  const [link = ''] = /http\S+\/ask\/[\w.-]+/.exec(mail) ?? [];
  await open(guest, link);
  await guest.getByRole('button', { name: 'Ask for this place' }).click();
  await guest.waitForURL(`**/event/${demo.eventId}**`);
  await expect(guest.getByText(/You asked|Requested|request/i).first()).toBeVisible();
  await guest.close();
});
