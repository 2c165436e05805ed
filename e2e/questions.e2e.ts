/** An organiser asks who wants to help for sizes and food, a volunteer answers, and the organiser counts (EL-04). */
import { expect, organiserAt, type Product, signIn, test } from './product.ts';
import { open } from './rest.ts';

/** A coming event that the demo's volunteer has not asked for. */
async function openEvent({ url }: Product, isOpen: (id: string) => Promise<boolean>) {
  const reply = await fetch(`${url}/api/event/calendar?tab=upcoming`);
  const { events } = (await reply.json()) as { events: { id: string }[] };
  for (const { id } of events) if (await isOpen(id)) return id;
  throw new Error('The demo has no open event');
}

test('EL-04 a question is asked, answered in the request, and counted', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ baseURL: demo.url });
  const volunteer = await context.newPage();
  await signIn(volunteer, 'volunteer');
  const place = volunteer.getByRole('complementary', { name: 'Your place' });
  const request = place.getByRole('button', { name: 'Request to Join' });
  const visit = async (id: string) => {
    await open(volunteer, `/event/${id}`);
  };
  const id = await openEvent(demo, async (each) => {
    await visit(each);
    return await request.isVisible();
  });
  await expect(place.getByLabel('T-shirt size')).toHaveCount(0);

  const organiser = await organiserAt(browser, demo);
  await test.step('the organiser asks for the size, which is needed, and for the diet', async () => {
    await organiser.goto(`/admin/event/${id}/edit?tab=roles`);
    for (const template of ['T-shirt size', 'Diet']) {
      await organiser.getByRole('button', { name: 'Ask a question' }).click();
      const dialog = organiser.getByRole('dialog');
      await dialog.getByRole('button', { name: template }).click();
      if (template === 'T-shirt size') await dialog.getByLabel('An answer is needed').check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(organiser.getByRole('button', { name: 'Edit What do you eat?' })).toBeVisible();
  });

  await test.step('the volunteer is stopped at the field, and asks once it is filled', async () => {
    await visit(id);
    await place.getByLabel('A word to the organiser (optional)').fill('I bring a friend.');
    await request.click();
    await expect(place.getByText('Please answer this question.')).toBeVisible();
    await place.getByLabel('T-shirt size').selectOption('M');
    await place.getByLabel('Vegan').check();
    await place.getByLabel('Remember my answers for next time').check();
    await request.click();
    await volunteer.getByRole('button', { name: "I'll Check Later" }).click();
    await expect(place.getByText('Your answers')).toBeVisible();
  });

  await test.step('the organiser reads the answers with the request, gives the place, and counts', async () => {
    await organiser.goto(`/admin/event/${id}`);
    const row = organiser.getByRole('listitem').filter({ hasText: 'I bring a friend.' });
    await row.getByText('Answers').click();
    await expect(row.getByText('Vegan', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /^Approve/ }).click();
    await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await organiser.goto(`/admin/event/${id}/answers`);
    await expect(organiser.getByRole('listitem').filter({ hasText: /^M\s*1$/ })).toBeVisible();
    await expect(organiser.getByRole('listitem').filter({ hasText: /^Vegan\s*1$/ })).toBeVisible();
    const file = organiser.waitForEvent('download');
    await organiser.getByRole('link', { name: 'Answers as CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/answers.*[.]csv$/);
  });
});
