/** Where there is little room, what belongs together stands in one line, and what stands below begins where the line above does. */
import type { Locator, Page } from '@playwright/test';
import { beginOf, topOf } from './place-of.ts';
import { draftLikeAnother, expect, organiserAt, ownPage, personAt, test } from './product.ts';
import { open } from './rest.ts';

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 860 };

/** A call that the screens make elsewhere. @returns the answer */
async function sends<Answer>(page: Page, method: string, path: string, data: object) {
  const answer = await page.request.fetch(path, { method, headers: ownPage, data });
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

type Shifts = { shifts: { id: string }[] };
type Asked = { participation: { id: string } };

/** An event of whose one role a volunteer has two shifts, while somebody else asks for it. @returns its id */
async function givenShifts(admin: Page, volunteer: Page, asking: Page): Promise<string> {
  const eventId = await draftLikeAnother(admin, '2031-10-04T09:00');
  await sends(admin, 'POST', `/api/event/${eventId}/publish`, {});
  const { event } = await (await admin.request.get(`/api/event/${eventId}`)).json();
  const [{ id: roleId }] = event.role as [{ id: string }];
  const shift = (from: string, to: string) => ({
    ...{ startsAt: `2031-10-04T${from}`, endsAt: `2031-10-04T${to}` },
    ...{ maxPeople: 3, place: 'At the northern gate' },
  });
  const shifts = [shift('09:00', '10:00'), shift('10:00', '11:00')];
  const set = await sends<Shifts>(admin, 'PUT', `/api/role/${roleId}/shifts`, { shifts });
  const [first, second] = set.shifts;
  await sends(admin, 'PUT', `/api/event/${eventId}/several-shifts`, { isAllowed: true });
  const asks = async (page: Page, shiftId?: string) =>
    await sends<Asked>(page, 'POST', '/api/event/request-join', {
      ...{ eventId, roleId, shiftId, note: '' },
    });
  await asks(asking);
  const { id } = (await asks(volunteer, first?.id)).participation;
  const given = { decision: 'approve', roleId, shiftId: first?.id };
  await sends(admin, 'POST', `/api/participation/${id}/decision`, given);
  await sends(admin, 'POST', `/api/participation/${id}/shifts`, { shiftId: second?.id });
  return eventId;
}

async function inOneLine(...all: Locator[]): Promise<void> {
  const [first, ...others] = await Promise.all(all.map(topOf));
  for (const top of others) expect(top).toBe(first);
}

/** But for the edge of a button. */
async function beginAlike(one: Locator, other: Locator): Promise<void> {
  expect(Math.abs((await beginOf(one)) - (await beginOf(other)))).toBeLessThanOrEqual(1);
}

test('RT-01 OR-01 the answers to a request, and what can be done about a shift, stand in line', async ({
  browser,
  demo,
}) => {
  const admin = await organiserAt(browser, demo);
  const volunteer = await personAt(browser, demo, 'volunteer');
  const asking = await personAt(browser, demo, 'bilal.siddiqui.2');
  const id = await givenShifts(admin, volunteer, asking);

  await admin.setViewportSize(tablet);
  await open(admin, `/admin/event/${id}`);
  const answer = (name: RegExp) => admin.getByRole('button', { name });
  await inOneLine(answer(/^Approve/), answer(/^Wait list .*Bilal/), answer(/^Decline/));

  await admin.setViewportSize(phone);
  await open(admin, `/admin/event/${id}?tab=roster`);
  const takeBack = admin.getByRole('button', { name: /^Take back/ });
  const held = admin.getByRole('listitem').filter({ has: takeBack }).locator('time').last();
  await beginAlike(takeBack, held);

  await volunteer.setViewportSize(tablet);
  await open(volunteer, `/event/${id}`);
  await inOneLine(
    volunteer.getByRole('link', { name: 'Add to calendar' }),
    volunteer.getByRole('button', { name: "I can't come" }),
  );
  await volunteer.setViewportSize(phone);
  const own = volunteer.getByRole('list', { name: 'Your shifts' });
  await beginAlike(own.getByRole('button', { name: /^Give up/ }), own.locator('time').last());
  for (const page of [admin, volunteer, asking]) await page.context().close();
});

test('RT-01 OR-08 what can be done about a branch stands in line', async ({ browser, demo }) => {
  const admin = await organiserAt(browser, demo);
  await sends(admin, 'POST', '/api/branch', { name: 'Little room' });
  const help = admin.getByRole('button', { name: 'Let somebody help Little room' });
  const more = admin.getByRole('button', { name: 'More about Little room' });
  await admin.setViewportSize(tablet);
  await open(admin, '/admin/branches');
  await inOneLine(help, more);
  await admin.setViewportSize(phone);
  await inOneLine(help, more);
  await admin.context().close();
});

test('RT-01 WI-06 on a phone what was found stands within the first screen, and what narrows it down behind one press', async ({
  browser,
  demo,
}) => {
  const page = await organiserAt(browser, demo);
  const main = page.getByRole('main');
  const event = main.getByRole('row').filter({ has: page.getByRole('link', { name: /^Edit/ }) });
  const entry = main.getByRole('listitem').filter({ has: page.locator('time') });
  const person = main
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Remove/ }) });
  for (const [path, field, found] of [
    ['/admin/event-list', 'Status', event],
    ['/admin/log', 'Kind of change', entry],
    ['/admin/vol-stats', 'Status', person],
  ] as const) {
    await page.setViewportSize(phone);
    await open(page, path);
    const narrowing = main.getByLabel(field, { exact: true });
    const press = main.getByRole('button', { name: 'Filters', exact: true });
    await expect(found.first()).toBeVisible();
    expect(await topOf(found.first()), path).toBeLessThan(phone.height - 150);
    await expect(narrowing).toBeHidden();
    await press.press('Enter');
    await expect(narrowing).toBeVisible();
    await press.press('Enter');
    await page.setViewportSize(tablet);
    await expect(narrowing).toBeVisible();
    await expect(press).toBeHidden();
  }
  // What narrows the log down is made anew by each step: the keyboard stays where it was.
  await page.setViewportSize(phone);
  await open(page, '/admin/log');
  await main.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
  await main.getByLabel('Kind of change', { exact: true }).selectOption('events');
  await main.getByRole('button', { name: 'Show these changes' }).press('Enter');
  await expect(main.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await main.getByRole('link', { name: /take this filter off/ }).press('Enter');
  await expect(main.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await page.context().close();
});
