/** A training that gives a qualification: an organiser makes it, a volunteer completes it, and gets the place that needs it. */
import type { Page } from '@playwright/test';
import { expect, organiserAt, ownPage, personAt, test } from './product.ts';
import { open } from './rest.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** An event with one role, which gives its places at once. @param startsIn in milliseconds */
async function givenEvent(
  organiser: Page,
  { title, startsIn, role }: { title: string; startsIn: number; role: Record<string, unknown> },
): Promise<string> {
  const made = await organiser.request.post('/api/event/create-event', {
    headers: ownPage,
    multipart: {
      ...{ title, description: 'By the pool.', location: 'Lahore', mode: 'instant' },
      ...{ startTime: inTime(startsIn), endTime: inTime(startsIn + 90 * MINUTE) },
      role: JSON.stringify([{ description: 'In the water.', maxVolunteers: 4, ...role }]),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { event: { id: string } }).event.id;
}

/** What the event is, read anew and changed. @returns the status of the answer */
async function change(organiser: Page, id: string, times: Record<string, string>) {
  const { event } = await (await organiser.request.get(`/api/event/${id}`)).json();
  const data = { ...event, ...times };
  return (await organiser.request.put(`/api/event/${id}`, { headers: ownPage, data })).status();
}

/** An event lasts an hour at least, and may end at any moment once it has begun: so it begins and is over soon after. */
async function beginsAndEnds(organiser: Page, id: string): Promise<void> {
  const begins = async () => {
    const times = { startTime: inTime(2_000), endTime: inTime(90 * MINUTE) };
    return await change(organiser, id, times);
  };
  await expect.poll(begins).toBe(200);
  await expect.poll(async () => await change(organiser, id, { endTime: inTime(1_000) })).toBe(200);
  const status = async () =>
    (await (await organiser.request.get(`/api/event/${id}`)).json()).event.status;
  await expect.poll(status).toBe('COMPLETED');
}

/** Where the only person of the list of the day stands. */
async function standing(organiser: Page, id: string): Promise<string | undefined> {
  const { people } = await (await organiser.request.get(`/api/event/${id}/day`)).json();
  return people[0]?.state;
}

test('EL-06 an organiser makes a training, a volunteer completes it, and gets the place that needs what it gives', async ({
  browser,
  demo,
}) => {
  const organiser = await organiserAt(browser, demo);
  const added = await organiser.request.post('/api/qualification', {
    ...{ headers: ownPage, data: { name: 'Lifeguard' } },
  });
  const { kind } = (await added.json()) as { kind: { id: string } };
  const pool = await givenEvent(organiser, {
    ...{ title: 'Swimming day', startsIn: 40 * DAY },
    role: { role_name: 'Guard', skills: ['Swimming'], needs: { oneOf: [kind.id] } },
  });
  const course = await givenEvent(organiser, {
    ...{ title: 'Lifeguard course', startsIn: 30 * MINUTE },
    role: { role_name: 'Learner', skills: ['Swimming'] },
  });

  await test.step('the organiser says what completing it gives', async () => {
    await open(organiser, `/admin/event/${course}/edit?tab=roles`);
    await organiser.getByRole('button', { name: 'Edit', exact: true }).click();
    await organiser.getByText('Who can do this').click();
    await organiser.getByLabel('Completing it gives').selectOption('Lifeguard');
    await organiser.getByLabel('Valid for how many months').fill('24');
    await organiser.getByLabel('The time counts as hours of help').uncheck();
    await organiser.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(organiser.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  });

  const volunteer = await personAt(browser, demo, 'eman.ahmed.5');
  await test.step('a volunteer who lacks it takes a place in the training', async () => {
    await open(volunteer, `/event/${pool}`);
    await expect(volunteer.getByText('Lifeguard, checked by an organiser').first()).toBeVisible();
    const ask = volunteer.getByRole('button', { name: 'Ask for this role Guard' });
    await expect(ask).toBeDisabled();
    await open(volunteer, `/event/${course}`);
    await expect(
      volunteer.getByText('Gives Lifeguard · Valid for 24 months · Does not count').first(),
    ).toBeVisible();
    await volunteer.getByRole('button', { name: 'Take this place Learner' }).click();
    await expect(volunteer.getByText(/You.re in: Learner/).first()).toBeVisible();
  });

  await test.step('the organiser records that they were there to the end', async () => {
    await open(organiser, `/admin/event/${course}/day`);
    await organiser.getByRole('button', { name: /^Arrived/ }).click();
    await expect.poll(async () => await standing(organiser, course)).toBe('checked_in');
    await beginsAndEnds(organiser, course);
    await open(organiser, `/admin/event/${course}/day`);
    await organiser.getByRole('button', { name: /^Completed/ }).click();
  });

  await test.step('the volunteer has it, from the training and not as hours', async () => {
    const papers = async () =>
      (await (await volunteer.request.get('/api/papers')).json()).papers.length;
    await expect.poll(papers).toBe(1);
    await open(volunteer, '/volunteer/profile');
    await expect(volunteer.getByText(/From the training “Lifeguard course” on/)).toBeVisible();
    await open(volunteer, `/volunteer/event/${course}/hours`);
    await expect(volunteer.getByText('its time does not count as hours of help')).toBeVisible();
    await open(organiser, '/admin/to-check');
    await organiser.getByRole('tab', { name: 'Checked' }).click();
    await expect(organiser.getByText(/From the training “Lifeguard course” on/)).toBeVisible();
  });

  await test.step('and gets the place that needs it', async () => {
    await open(volunteer, `/event/${pool}`);
    await volunteer.getByRole('button', { name: 'Take this place Guard' }).click();
    await expect(volunteer.getByText(/You.re in: Guard/).first()).toBeVisible();
  });
  await volunteer.close();
  await organiser.close();
});
