/** What an organiser does with people and places, in a browser, on the demo's data. */
import type { Page } from '@playwright/test';
import { expect, organiserAt, test } from './product.ts';
import { open } from './rest.ts';

const people = `Name;E-mail;Phone;Skills
Zubaida Test;zubaida.import@example.org;03001234567;First aid, Driving
=Formula Person;formula.import@example.org;03001234567;Cooking
;nobody.import@example.org;03001234567;Cooking
`;

test('AD-02 OR-04 people are imported from a file, found, looked at, exported and removed', async ({
  browser,
  demo,
}) => {
  const page = await organiserAt(browser, demo);
  await page.goto('/admin/vol-stats');
  await page.getByRole('link', { name: 'Import people' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(people),
  });
  await expect(page.getByText('Zubaida Test')).toBeVisible();
  await page.getByLabel(/Leave out the .*errors?/).check();
  await page.getByRole('button', { name: /^Add /, exact: false }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  await demo.mailTo('zubaida.import@example.org', '/welcome/');

  await page.goto('/admin/vol-stats');
  await page.getByLabel('Search by name').fill('zubaida');
  await expect(page.getByRole('row', { name: /Zubaida Test/ })).toBeVisible();
  await expect(page).toHaveURL(/q=zubaida/);
  await page.getByRole('button', { name: 'Zubaida Test', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('zubaida.import@example.org')).toBeVisible();
  await page.keyboard.press('Escape');

  const file = await page.request.get('/api/export/people');
  expect(file.headers()['content-disposition']).toContain('attachment');
  const text = await file.text();
  expect(text).toContain('zubaida.import@example.org');
  expect(text).not.toMatch(/(^|,)=Formula/m);

  await page
    .getByRole('row', { name: /Zubaida Test/ })
    .getByRole('button', { name: /Remove/ })
    .click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Volunteer deleted successfully!').first()).toBeVisible();
  await expect(page.getByText('No volunteers found.')).toBeVisible();
});

test('RO-05 people are moved on the board by menu and by dragging, undone, and saved together', async ({
  browser,
  demo,
}) => {
  const page = await organiserAt(browser, demo);
  await page.goto(`/admin/event/${demo.eventId}/board`);
  const column = (index: number) => page.locator('[data-column]').nth(index);
  const cards = column(0).locator('[data-person]');
  await expect(cards.first()).toBeVisible();
  const waiting = await cards.count();
  expect(waiting).toBeGreaterThan(1);

  await cards.first().locator('[data-move]').click();
  await page.getByRole('menuitem', { disabled: false }).first().click();
  await expect(cards).toHaveCount(waiting - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(waiting);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(cards).toHaveCount(waiting - 1);

  const free = await firstColumnWithRoom(page);
  const dragged = await cards.first().getAttribute('data-person');
  // To its head: where the page has to scroll for the rest of it, the browser picks up another card.
  await cards.first().dragTo(column(free), { targetPosition: { x: 40, y: 20 } });
  await expect(column(free).locator(`[data-person="${dragged}"]`)).toBeVisible();

  await page.getByRole('button', { name: 'Save Assignments' }).click();
  await expect(page.getByText(/2 people get a place/)).toBeVisible();
  await page.getByRole('button', { name: 'Save and send' }).click();
  await expect(page.getByText(/2 people get a place/)).toBeHidden();
  await page.reload();
  await expect(column(free).locator(`[data-person="${dragged}"]`)).toBeVisible();
});

test('AD-01 EV-12 EV-11 an event is found from the dashboard, copied, published and cancelled', async ({
  browser,
  demo,
}) => {
  const page = await organiserAt(browser, demo);
  await page.goto('/admin/dashboard');
  await page.getByLabel('Search events').fill('reading');
  await page
    .getByRole('list', { name: 'Search events' })
    .getByRole('link', { name: /Reading club for children/ })
    .first()
    .click();
  await page.waitForURL('**/edit');
  await page.getByRole('button', { name: 'More to do with this event' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copy event' }).click();
  await expect(page.getByText(/only organisers can see this event/)).toBeVisible();
  const id = /event\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? '';
  const publicPage = `/event/${id}`;
  const asGuest = async () => (await fetch(demo.url + publicPage)).status;
  expect(await asGuest()).toBe(404);

  await page.goto(`/admin/event/${id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const out = page.getByRole('dialog', { name: 'It is out' });
  await expect(out.getByText(demo.url + publicPage)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(out).toBeHidden();
  // Guests' pages are kept for five seconds.
  await expect.poll(asGuest).toBe(200);

  // What is said lies over the button, and stays for as long as a pointer rests on it.
  await page.mouse.move(0, 0);
  await expect(page.getByText('The event is published.')).toBeHidden();
  await page.getByRole('button', { name: 'More to do with this event' }).click();
  await page.getByRole('menuitem', { name: 'Cancel event' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('textbox').fill('The library is being painted.');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  // Only then is it done; the question speaks of what is cancelled as well.
  await expect(question).toBeHidden();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await page.goto(publicPage);
  await expect(page.getByText(/The library is being painted/)).toBeVisible();

  await page.goto(`/admin/event/${id}?tab=history`);
  await expect(page.getByText(/cancelled the event/).first()).toBeVisible();
});

test('AD-03 AD-04 RT-04 the own profile stands inside the portal, whose entries lead to every tool', async ({
  browser,
  demo,
}) => {
  const page = await organiserAt(browser, demo);
  await page.goto('/admin/sidebar');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const portal = page.getByRole('navigation', { name: 'Admin Portal' }).first();
  for (const [entry, heading] of [
    ['Event-List', 'Events'],
    ['Create-Event', 'Create Event'],
    ['Volunteer Stats', 'Volunteer Stats'],
    ['Profile', 'Profile'],
    ['Dashboard', 'Admin Dashboard'],
  ] as const) {
    await portal.getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/admin/edit-profile');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Demo Organiser');
});

/** The first role with a free place, by its number among the columns. */
async function firstColumnWithRoom(page: Page): Promise<number> {
  const columns = page.locator('[data-column]');
  for (let index = 1; index < (await columns.count()); index++) {
    const words = (await columns.nth(index).textContent()) ?? '';
    const [, filled, places] = /(\d+) of (\d+) places filled/.exec(words) ?? [];
    if (Number(filled) < Number(places)) return index;
  }
  throw new Error('Every role is full');
}

/** The ids of those to come of which a role has more than two people, page by page. */
async function* eventsWithPeople(page: Page): AsyncGenerator<string> {
  for (let at = 1, last = 1; at <= last; at++) {
    const reply = await page.request.get(`/api/event/events/?status=UPCOMING&page=${at}`);
    const { events, totalPages } = (await reply.json()) as {
      events: { id: string; role: { filled: number }[] }[];
      totalPages: number;
    };
    last = totalPages;
    for (const { id, role } of events) if (role.some(({ filled }) => filled > 2)) yield id;
  }
}

test('EV-11 on a phone a person of the roster takes the height of a few lines, and a thumb meets each sign', async ({
  browser,
  demo,
}) => {
  const page = await organiserAt(browser, demo);
  await page.setViewportSize({ width: 360, height: 780 });
  const people = page.getByRole('listitem').filter({ has: page.locator('a[href^="mailto:"]') });
  const plain = people.filter({ has: page.locator('a[href^="tel:"]') }).filter({
    hasNot: page.getByRole('listitem'),
  });
  // Other journeys make events, which are the newest, and fill them with people who have said no telephone.
  for await (const id of eventsWithPeople(page)) {
    await open(page, `/admin/event/${id}?tab=roster`);
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    if ((await plain.count()) > 0) break;
  }
  await expect(plain.first()).toBeVisible();
  for (const person of (await plain.all()).slice(0, 5)) {
    expect((await person.boundingBox())?.height).toBeLessThanOrEqual(130);
    for (const each of await person.locator('a, button').all()) {
      const { width, height } = (await each.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), (await each.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
  }
});
