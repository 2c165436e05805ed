/** A branch lends people: two branches and three people, who learn of each other no more than they say themselves (RG-02). */
import type { Locator, Page } from '@playwright/test';
import { beginOf } from './place-of.ts';
import { draftLikeAnother, expect, organiserAt, ownPage, personAt, test } from './product.ts';
import { open } from './rest.ts';

/** A call that the screens make elsewhere. @returns the answer */
async function sends<Answer>(page: Page, method: string, path: string, body?: object) {
  const answer = await page.request.fetch(path, {
    ...{ method, headers: ownPage },
    ...(body ? { data: body } : {}),
  });
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

/** Of the demo, by the beginning of their address; no other journey gives them a right. */
const [NORTH, SOUTH, PERSON] = ['chanda.yousafzai.3', 'eman.ahmed.5', 'farhan.qureshi.6'] as const;

type Branch = { id: string; name: string };

/** A branch with a published event, whose events the person makes. */
async function branchWith(admin: Page, given: { name: string; runs: Page; startTime: string }) {
  const { name, runs, startTime } = given;
  await sends(admin, 'POST', '/api/branch', { name });
  const { branches } = await sends<{ branches: Branch[] }>(admin, 'GET', '/api/branch');
  const id = branches.find((branch) => branch.name === name)?.id ?? '';
  const { user } = await sends<{ user: { id: string } }>(runs, 'GET', '/api/user/getuser');
  const body = { userId: user.id, right: 'organiser' };
  await sends(admin, 'POST', `/api/branch/${id}/people`, body);
  const eventId = await draftLikeAnother(admin, startTime);
  await sends(admin, 'PUT', `/api/event/${eventId}/branch`, { branchId: id });
  await sends(admin, 'POST', `/api/event/${eventId}/publish`);
  return { id, eventId };
}

test('RG-02 a gap is asked next door in four presses, passed on in one, and the yes is one press', async ({
  browser,
  demo,
}) => {
  const [admin, north, south, person] = [
    await organiserAt(browser, demo),
    await personAt(browser, demo, NORTH),
    await personAt(browser, demo, SOUTH),
    await personAt(browser, demo, PERSON),
  ];
  let presses = 0;
  const press = async (on: Locator) => {
    presses += 1;
    await on.click();
  };
  const riverside = { name: 'Riverside', runs: north, startTime: '2031-09-06T09:00' };
  const { eventId } = await branchWith(admin, riverside);
  const hillside = { name: 'Hillside', runs: south, startTime: '2031-09-20T09:00' };
  const own = await branchWith(admin, hillside);
  const { user } = await sends<{ user: { name: string } }>(person, 'GET', '/api/user/getuser');

  await test.step('somebody of the second branch says that others may ask them', async () => {
    await open(person, `/event/${own.eventId}`);
    await person
      .getByRole('complementary', { name: 'Your place' })
      .getByRole('button', { name: 'Request to Join' })
      .click();
    await person.getByRole('button', { name: "I'll Check Later" }).click();
    await person.goto('/volunteer/profile');
    await press(person.getByRole('checkbox', { name: 'Other branches may ask me' }));
    await expect(person.getByText('Other branches may ask you for help')).toBeVisible();
    expect(presses).toBe(1);
  });

  await test.step('the first branch asks the second one', async () => {
    presses = 0;
    await north.goto('/volunteer/dashboard');
    await press(north.locator(`a[href="/volunteer/lead/${eventId}"]`));
    await press(north.getByRole('tab', { name: 'Roster' }));
    const ask = north.getByRole('button', { name: /^Ask another branch for help/ }).first();
    const role = ask.locator('xpath=ancestor::li[1]').getByRole('heading');
    const apart = (await beginOf(ask)) - (await beginOf(role));
    expect(Math.abs(apart), 'but for the edge of the button').toBeLessThanOrEqual(1);
    await press(ask);
    await north.getByRole('dialog').getByLabel('Branch').selectOption('Hillside');
    await press(north.getByRole('dialog').getByRole('button', { name: 'Ask for help' }));
    await expect(north.getByText('Hillside: asked, not answered yet')).toBeVisible();
    expect(presses).toBe(4);
  });

  await test.step('the second branch passes it on', async () => {
    presses = 0;
    await south.goto('/volunteer/dashboard');
    await expect(south.getByRole('heading', { name: 'This waits for you' })).toBeVisible();
    await press(south.getByRole('button', { name: /^Pass it on/ }));
    await expect(south.getByRole('heading', { name: 'This waits for you' })).toBeHidden();
    expect(presses).toBe(1);
    await north.reload();
    await expect(north.getByText('People asked: 1. Said yes: 0.')).toBeVisible();
    await expect(north.getByText(user.name)).toBeHidden();
  });

  await test.step('the person says yes from the mail, and is named from then on', async () => {
    presses = 0;
    const mail = await demo.mailTo(`${PERSON}@demo.saath.example`, 'Riverside is looking for help');
    const [link = ''] = /http\S+\/event\/\S+\?role=[0-9a-f-]+/.exec(mail) ?? [];
    await open(person, link);
    await press(person.getByRole('button', { name: /^Ask for this role/ }).first());
    await person.getByRole('button', { name: "I'll Check Later" }).click();
    expect(presses).toBe(1);
    await north.reload();
    await expect(north.getByText('People asked: 1. Said yes: 1.')).toBeVisible();
    await north.getByRole('tab', { name: /^Requests/ }).click();
    await expect(north.getByRole('button', { name: `Approve ${user.name}` })).toBeVisible();
  });
  for (const page of [admin, north, south, person]) await page.context().close();
});
