/** Other software is told: a webhook is made on its page, takes a message, misses one, and gets it again (RG-04). */
import type { Locator, Page } from '@playwright/test';
import { Webhook as Verifier } from 'standardwebhooks';
import { openReceiver } from '../server/src/testing/receiver.ts';
import { patient } from '../tools/patience.mjs';
import { draftLikeAnother, expect, organiserAt, ownPage, test } from './product.ts';

/** An event that nobody sees yet, like one of the demo's, is published on its page. */
async function publishAnother(page: Page, startTime: string): Promise<void> {
  const id = await draftLikeAnother(page, startTime);
  await page.goto(`/admin/event/${id}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Upcoming').first()).toBeVisible();
}

/** What was sent to the only webhook, the newest first. */
async function messages(page: Page): Promise<Locator> {
  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: /^Show the messages/ }).click();
  const found = page
    .getByRole('listitem')
    .filter({ has: page.getByText('What was sent') })
    .filter({ hasNot: page.getByRole('listitem') });
  await expect(found.first()).toBeVisible();
  return found;
}

test('RG-04 a webhook is made, told of an event, fails once, and is told again by one press', async ({
  browser,
  demo,
}) => {
  const receiver = await openReceiver();
  const page = await organiserAt(browser, demo);
  try {
    await page.goto('/admin/webhooks');
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Where are the messages sent?').fill(receiver.url);
    await dialog.getByLabel('An event is published').check();
    await dialog.getByRole('button', { name: 'Add the webhook' }).click();
    const shown = page.getByRole('alertdialog', { name: 'Copy the secret now' });
    const secret = await shown.getByRole('textbox').inputValue();
    const arrived = (type: string) =>
      receiver.received.filter(({ message }) => message.type === type);
    await expect.poll(() => arrived('webhook.test')).toHaveLength(1);

    await publishAnother(page, '2031-06-01T09:00');
    await expect.poll(() => arrived('event.published')).toHaveLength(1);
    const [first] = arrived('event.published');
    const headers = first?.headers as Record<string, string>;
    expect(new Verifier(secret).verify(first?.text ?? '', headers)).toMatchObject({
      type: 'event.published',
    });
    await expect((await messages(page)).first()).toContainText('Arrived');

    receiver.answer((response) => response.writeHead(500).end('Out of order'));
    await publishAnother(page, '2031-07-01T09:00');
    await expect.poll(() => arrived('event.published')).toHaveLength(2);
    await expect(async () => {
      await (await messages(page)).first().getByText('What was sent and answered').click();
      await expect(page.getByText('Out of order')).toBeVisible({ timeout: patient(1000) });
    }).toPass();
    await expect(page.getByText(/answered 500 after/)).toBeVisible();

    receiver.answer((response) => response.writeHead(204).end());
    await page.getByRole('button', { name: 'Send again An event is published' }).click();
    await expect.poll(() => arrived('event.published')).toHaveLength(3);
    const [, missed, again] = arrived('event.published');
    expect(again?.headers['webhook-id']).toBe(missed?.headers['webhook-id']);
    await expect((await messages(page)).first()).toContainText('Arrived');
    // Later journeys of the same worker meet the demo without it.
    const { webhooks } = await (await page.request.get('/api/webhook')).json();
    const gone = await page.request.delete(`/api/webhook/${webhooks[0].id}`, { headers: ownPage });
    expect(gone.status()).toBe(200);
  } finally {
    await page.context().close();
    await receiver.close();
  }
});
