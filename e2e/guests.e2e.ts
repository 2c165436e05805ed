/** Asking for a place without an account, from the event's page to the press in the mail. */
import type { Page } from '@playwright/test';
import { expect, organiserAt, test } from './product.ts';
import { open } from './rest.ts';

/** Later journeys of the same worker meet the same organisation: it is left as it was found. */
async function allowGuests(organiser: Page, isAllowed: boolean): Promise<void> {
  const label = isAllowed ? 'Yes, with name and email' : 'No, people sign up first';
  await open(organiser, '/admin/organisation');
  await organiser.getByLabel('Asking without an account').selectOption({ label });
  await organiser.getByRole('button', { name: /^Save/ }).click();
  await expect(organiser.getByText(/^Saved/).first()).toBeVisible();
}

test('WI-05 where the organiser allows it, a place is asked for without an account: two fields, one press in a mail', async ({
  browser,
  demo,
}) => {
  const organiser = await organiserAt(browser, demo);
  await allowGuests(organiser, true);

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

  await allowGuests(organiser, false);
  const stranger = await (await browser.newContext({ baseURL: demo.url })).newPage();
  await open(stranger, `/event/${demo.eventId}`);
  await stranger
    .getByRole('link', { name: /^Ask for this role/ })
    .first()
    .click();
  await stranger.waitForURL('**/signup?**');
  await stranger.close();
  await organiser.close();
});
