/** A volunteer leads an event, or one of its roles: gets the right, finds it, answers a request, and may do no more than that (RG-01). */
import { LOOKS, watchMoves } from './moves.ts';
import { draftLikeAnother, expect, organiserAt, ownPage, personAt, test } from './product.ts';
import { open, watchRest } from './rest.ts';

test('RG-01 a lead finds their event, answers a request, and can neither change it nor see the organisers’ area', async ({
  browser,
  demo,
}) => {
  const admin = await organiserAt(browser, demo);
  const id = await draftLikeAnother(admin, '2031-08-03T09:00');
  await admin.goto(`/admin/event/${id}`);
  await admin.getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByText('Upcoming').first()).toBeVisible();
  const asking = await personAt(browser, demo, 'bilal.siddiqui.2');
  await test.step('somebody asks for a place', async () => {
    await open(asking, `/event/${id}`);
    const place = asking.getByRole('complementary', { name: 'Your place' });
    await place.getByLabel('A word to the organiser (optional)').fill('I know the place.');
    await place.getByRole('button', { name: 'Request to Join' }).click();
    await asking.getByRole('button', { name: "I'll Check Later" }).click();
  });
  const helpers = async () => {
    await admin.goto(`/admin/event/${id}`);
    await admin.getByRole('button', { name: 'More to do with this event' }).click();
    await admin.getByRole('menuitem', { name: 'Helpers' }).click();
    return admin.getByRole('dialog');
  };
  await test.step('the organiser makes them lead', async () => {
    const dialog = await helpers();
    await dialog.getByLabel('What they may do').selectOption('Leads the event');
    await dialog.getByLabel('Search by name').fill('Aisha Khan');
    await dialog.getByRole('button', { name: 'Let help Aisha Khan' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Aisha Khan' })).toBeVisible();
  });

  const lead = await personAt(browser, demo, 'volunteer');
  await test.step('they find the event, and answer who asked', async () => {
    await lead.goto('/volunteer/dashboard');
    await expect(lead.getByRole('heading', { name: 'You help run', exact: true })).toBeVisible();
    await lead.locator(`a[href="/volunteer/lead/${id}"]`).click();
    const row = lead.getByRole('listitem').filter({ hasText: 'I know the place.' });
    await row.getByRole('button', { name: /^Approve/ }).click();
    await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await expect(lead.getByRole('link', { name: 'Edit' })).toBeHidden();
  });

  await test.step('what is not theirs is closed', async () => {
    const tried = await lead.evaluate(async (event) => {
      const post = async (path: string, body: object) =>
        await fetch(`/api/event/${event}/${path}`, {
          ...{ method: 'POST', body: JSON.stringify(body) },
          headers: { 'content-type': 'application/json' },
        });
      return [
        (await post('cancel', { reason: 'Rain' })).status,
        (await post('copy', { startTime: '2031-05-10T09:00' })).status,
        (await fetch('/api/branch')).status,
      ];
    }, id);
    expect(tried).toEqual([403, 403, 403]);
    await lead.goto(`/volunteer/lead/${id}/edit`);
    await expect(lead.getByText('This event is not open to you')).toBeVisible();
    await lead.goto(`/admin/event/${id}`);
    await expect(lead).not.toHaveURL(/\/admin\/event/);
  });

  await test.step('with the right the event goes', async () => {
    const dialog = await helpers();
    await dialog.getByRole('button', { name: 'Remove Aisha Khan' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Aisha Khan' })).toBeHidden();
    await lead.goto(`/volunteer/lead/${id}`);
    await expect(lead.getByText('This event is not open to you')).toBeVisible();
  });
  for (const page of [admin, asking, lead]) await page.context().close();
});

test('RG-01 who leads one role finds it, answers who asked for it, and sees nobody of the other one', async ({
  browser,
  demo,
}) => {
  const admin = await organiserAt(browser, demo);
  const id = await draftLikeAnother(admin, '2031-09-07T09:00');
  await admin.goto(`/admin/event/${id}`);
  await admin.getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByText('Upcoming').first()).toBeVisible();
  const { event } = await (await admin.request.get(`/api/event/${id}`)).json();
  const [own, other] = event.role as { id: string; role_name: string }[];
  if (!own || !other) throw new Error('The event of the demo has fewer than two roles');
  for (const [who, role] of [
    ['bilal.siddiqui.2', own],
    ['chanda.yousafzai.3', other],
  ] as const) {
    const asking = await personAt(browser, demo, who);
    const data = { eventId: id, roleId: role.id, note: `For ${role.role_name}.` };
    const asked = await asking.request.post('/api/event/request-join', { headers: ownPage, data });
    expect(asked.status(), await asked.text()).toBe(200);
    await asking.context().close();
  }
  await admin.goto(`/admin/event/${id}`);
  await admin.getByRole('button', { name: 'More to do with this event' }).click();
  await admin.getByRole('menuitem', { name: 'Helpers' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('What they may do').selectOption('Leads the people of one role');
  await dialog.getByLabel('Role', { exact: true }).selectOption(own.role_name);
  await dialog.getByLabel('Search by name').fill('Aisha Khan');
  await dialog.getByRole('button', { name: 'Let help Aisha Khan' }).click();
  await expect(dialog.getByText(`Leads the people of ${own.role_name}`)).toBeVisible();

  const lead = await personAt(browser, demo, 'volunteer');
  await lead.goto('/volunteer/dashboard');
  await lead.locator(`a[href="/volunteer/event/${id}/role/${own.id}"]`).click();
  await expect(lead.getByRole('heading', { level: 1, name: own.role_name })).toBeVisible();
  await test.step('its page comes as one: nothing on it moves', async () => {
    const [rest, movesOn] = [watchRest(lead), await watchMoves(lead)];
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 860 },
    ]) {
      await lead.setViewportSize(size);
      let moves = ['not looked at yet'];
      for (let looks = 0; moves.length > 0 && looks < LOOKS; looks++) {
        await lead.reload();
        await rest();
        moves = await movesOn();
      }
      expect(moves, `at ${size.width} px`).toEqual([]);
    }
  });
  const row = lead.getByRole('listitem').filter({ hasText: `For ${own.role_name}.` });
  await row.getByRole('button', { name: /^Approve/ }).click();
  const address = lead.getByRole('link', { name: /@demo\.saath\.example/ });
  await test.step('they see how to reach the person once that person agrees', async () => {
    await expect(lead.getByText('Contact details not shared')).toBeVisible();
    await expect(address).toHaveCount(0);
    const person = await personAt(browser, demo, 'bilal.siddiqui.2');
    await open(person, '/volunteer/profile');
    await person.getByRole('checkbox', { name: /^Volunteers who lead me may see/ }).check();
    await expect(person.getByText(/^Volunteers who lead you .* can now see/)).toBeVisible();
    await person.context().close();
    await lead.reload();
    await expect(address).toBeVisible();
  });
  await expect(lead.getByText(`For ${other.role_name}.`)).toHaveCount(0);
  await lead.goto(`/volunteer/event/${id}/role/${other.id}`);
  await expect(lead.getByText('This event is not open to you')).toBeVisible();
  for (const page of [admin, lead]) await page.context().close();
});
