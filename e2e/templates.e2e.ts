/** The ten templates of what a role or an event can ask for, each pressed in the editor. The demo is this file's own: a template that was used is offered no more. */
import type { Page } from '@playwright/test';
import { patient } from '../tools/patience.mjs';
import {
  expect,
  organiserAt,
  ownPage,
  type Product,
  personAt,
  startProduct,
  test,
} from './product.ts';
import { open } from './rest.ts';

const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(patient(120_000));
  product = await startProduct({ DEMO: '1' });
});
test.afterAll(async () => await product.stop());

/** Sends what has to succeed. @returns the answer */
async function send(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { headers: ownPage, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return await answer.json();
}

type Event = { readonly id: string; readonly roles: ReadonlyMap<string, string> };

/** An event whose places are given at once, with roles of these names. @returns the roles' ids by their names */
async function givenEvent(
  organiser: Page,
  { names, from, to }: { names: readonly string[]; from: string; to: string },
): Promise<Event> {
  const role = { description: 'Helps.', maxVolunteers: 3, skills: ['Helping'] };
  const made = await organiser.request.post('/api/event/create-event', {
    headers: ownPage,
    multipart: {
      ...{ title: 'Street festival', description: 'A day out.', location: 'Lahore' },
      ...{ mode: 'instant', startTime: from, endTime: to },
      role: JSON.stringify(names.map((role_name) => ({ ...role, role_name }))),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { event } = (await made.json()) as {
    event: { id: string; role: { id: string; role_name: string }[] };
  };
  return {
    id: event.id,
    roles: new Map(event.role.map(({ id, role_name }) => [role_name, id])),
  };
}

/** Asks for the role. @returns `placed`, with which the place is given back at once, or the code of the refusal */
async function outcome(
  volunteer: Page,
  { id, roles }: Event,
  { name, ...more }: { name: string; answers?: object[] },
): Promise<string> {
  const answer = await volunteer.request.post('/api/event/request-join', {
    headers: ownPage,
    data: { eventId: id, roleId: roles.get(name), ...more },
  });
  const body = await answer.json();
  if (answer.status() !== 200) return body.code;
  expect(body.participation.state).toBe('confirmed');
  await send(volunteer, `/api/participation/${body.participation.id}/withdraw`, {});
  return 'placed';
}

const papers = ['First aid', 'Food hygiene', 'Background check', 'Driving licence'];
const agreements = ['Code of conduct', 'Photo consent'];
const [age, guardian, diet, rest] = ['Over 18', 'Guardian', 'Diet', 'Rest'] as const;

/** In the row of the role of that name which says who can do it. */
async function press(organiser: Page, name: string): Promise<void> {
  const role = organiser.getByRole('article', { name, exact: true });
  await role.getByText('Who can do this').click();
  if (name === age) await role.getByLabel('Age', { exact: true }).selectOption(name);
  else if (name === guardian) await role.getByLabel(/^Under 18: a parent or guardian/).check();
  else await role.getByRole('button', { name, exact: true }).click();
  if (agreements.includes(name)) {
    const dialog = organiser.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(role.locator('summary')).not.toContainText('Anybody');
  await role.getByText('Who can do this').click();
}

/** All of them but those of a question and of limits, which are saved by themselves. */
async function pressAll(organiser: Page, event: Event, names: readonly string[]): Promise<void> {
  await open(organiser, `/admin/event/${event.id}/edit?tab=roles`);
  await organiser.getByRole('button', { name: 'Edit', exact: true }).click();
  for (const name of names) await press(organiser, name);
  await organiser.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(organiser.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
}

const read = async (page: Page, path: string) => await (await page.request.get(path)).json();

function named<Each extends { name: string }>(all: Each[], wanted: string): Each {
  const found = all.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no ${wanted}`);
  return found;
}

/** The person says to have it, and an organiser has looked at it. */
async function havePaper(volunteer: Page, organiser: Page, name: string): Promise<void> {
  const { kinds } = await read(organiser, '/api/qualification');
  const { id } = await send(volunteer, '/api/papers', {
    ...{ kindId: named<{ id: string; name: string }>(kinds, name).id, validUntil: null },
  });
  await send(organiser, `/api/papers/${id}/decision`, { decision: 'verify', reason: '' });
}

async function sign(volunteer: Page, organiser: Page, name: string): Promise<void> {
  const { agreements: all } = await read(organiser, '/api/agreement');
  const { id, version } = named<{ id: string; name: string; version: number }>(all, name);
  await send(volunteer, `/api/agreement/${id}/signature`, { version, name: 'Farhan Qureshi' });
}

/** A guardian is named, and agrees by the link of their mail. */
async function haveConsent(volunteer: Page, roleId: string): Promise<void> {
  const email = 'farah@example.org';
  await send(volunteer, '/api/guardian', { roleId, name: 'Farah Malik', email });
  const token = /\/guardian\/([\w-]+)/.exec(await product.mailTo(email, '/guardian/'))?.[1];
  const consent = { answer: 'consent', name: 'Farah Malik' };
  await send(volunteer, `/api/guardian/link/${token}`, consent);
}

test('OR-07 each template, pressed in the editor, keeps somebody out until they have what it asks for', async ({
  browser,
}) => {
  const organiser = await organiserAt(browser, product);
  const volunteer = await personAt(browser, product, 'farhan.qureshi.6');
  const ofRoles = [...papers, guardian, age, ...agreements];
  const event = await givenEvent(organiser, {
    ...{ names: [...ofRoles, diet], from: `${dayIn(60)}T09:00:00Z`, to: `${dayIn(60)}T13:00:00Z` },
  });
  await pressAll(organiser, event, ofRoles);
  const meet: Readonly<Record<string, (name: string) => Promise<void>>> = {
    ...Object.fromEntries(
      papers.map((name) => [name, async () => await havePaper(volunteer, organiser, name)]),
    ),
    ...Object.fromEntries(
      agreements.map((name) => [name, async () => await sign(volunteer, organiser, name)]),
    ),
    [guardian]: async () => await haveConsent(volunteer, event.roles.get(guardian) ?? ''),
    [age]: async () => void (await send(volunteer, '/api/papers/age', { over: 18 })),
  };
  for (const name of ofRoles)
    await test.step(name, async () => {
      expect(await outcome(volunteer, event, { name })).toBe('joining.not_eligible');
      await meet[name]?.(name);
      expect(await outcome(volunteer, event, { name })).toBe('placed');
    });

  await test.step(diet, async () => {
    expect(await outcome(volunteer, event, { name: diet })).toBe('placed');
    await organiser.getByRole('button', { name: 'Ask a question' }).click();
    const dialog = organiser.getByRole('dialog');
    await dialog.getByRole('button', { name: diet, exact: true }).click();
    await dialog.getByLabel('An answer is needed').check();
    await dialog.getByLabel('Asked of').selectOption(diet);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect(await outcome(volunteer, event, { name: diet })).toBe('questions.unanswered');
    const { questions } = (await read(volunteer, `/api/event/${event.id}`)).event;
    const answers = [{ questionId: questions[0].id, value: ['Vegan'] }];
    expect(await outcome(volunteer, event, { name: diet, answers })).toBe('placed');
  });

  await test.step(rest, async () => {
    const [late, early] = [
      await givenEvent(organiser, {
        ...{ names: ['Tidying'], from: `${dayIn(70)}T15:00:00Z`, to: `${dayIn(70)}T18:00:00Z` },
      }),
      await givenEvent(organiser, {
        ...{ names: [rest], from: `${dayIn(71)}T03:00:00Z`, to: `${dayIn(71)}T06:00:00Z` },
      }),
    ];
    const { participation } = await send(volunteer, '/api/event/request-join', {
      ...{ eventId: late.id, roleId: late.roles.get('Tidying') },
    });
    expect(await outcome(volunteer, early, { name: rest })).toBe('placed');
    await open(organiser, `/admin/event/${early.id}/edit?tab=roles`);
    await organiser.getByRole('button', { name: 'Limit hours and rest' }).click();
    const dialog = organiser.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Usual: 11 hours' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect(await outcome(volunteer, early, { name: rest })).toBe('joining.not_eligible');
    await send(volunteer, `/api/participation/${participation.id}/withdraw`, {});
    expect(await outcome(volunteer, early, { name: rest })).toBe('placed');
  });
  await volunteer.close();
  await organiser.close();
});
