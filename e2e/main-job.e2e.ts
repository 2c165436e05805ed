/** The product's main job in one run: publish, sign up, activate by the real mail, ask, decide, see the result. */

import type { Page } from '@playwright/test';
import { localTimeOf } from '@saath/contract/local-time';
import sharp from 'sharp';
import { expect, test } from './product.ts';
import { open, untilAlive } from './rest.ts';

const inDays = (days: number, hours = 0) =>
  localTimeOf(new Date(Date.now() + days * 86_400_000 + hours * 3_600_000), 'Asia/Karachi');

/** How often the person at the page has pressed, by mouse or finger, over all its addresses. */
async function countedClicks(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('noteClick', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const { noteClick } = window as unknown as { noteClick: () => void };
    addEventListener('click', ({ detail }) => detail > 0 && noteClick(), true);
  });
  return () => count;
}

async function picture(background: string) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return await image.jpeg().toBuffer();
}

test('WI-02 WI-04 WI-06 AU-01 AU-05 AU-06 AU-09 EV-01 EV-02 EV-04 EV-06 EV-07 LP-04 RO-01 RO-02 RO-04 VO-04 VO-05 an organiser and a volunteer do the main job', async ({
  browser,
  product,
}) => {
  const organiser = await (await browser.newContext({ baseURL: product.url })).newPage();
  const volunteer = await (await browser.newContext({ baseURL: product.url })).newPage();
  const problems: string[] = [];
  for (const page of [organiser, volunteer]) {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error') problems.push(`${line.text()} ${line.location().url}`);
    });
  }

  const clicks = await countedClicks(organiser);

  await test.step('the first Admin comes by the one-time link', async () => {
    await open(organiser, product.setupLink);
    await organiser.getByLabel('Full name').fill('Omar Organiser');
    await organiser.getByLabel('Email').fill('omar@example.org');
    await organiser.getByLabel('Password', { exact: true }).fill('Sunrise7!');
    await organiser.getByRole('button', { name: 'Become the first Admin' }).click();
    await organiser.waitForURL('**/admin/first-run');
    await untilAlive(organiser);
    await organiser.getByLabel('Name of your organisation').fill('River Friends');
    await organiser.getByRole('button', { name: 'Save and go on' }).click();
    await organiser.waitForURL('**/admin/dashboard');
    await expect(organiser.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(
      organiser.getByRole('link', { name: 'River Friends, home' }).first(),
    ).toBeVisible();
  });

  await test.step('publishes an event with pictures and a role', async () => {
    await organiser.getByRole('link', { name: 'Create-Event' }).first().click();
    await organiser.waitForURL('**/admin/create-event');
    const [start, end] = [inDays(7), inDays(7, 3)];
    await expect(organiser.getByLabel('Event title')).toBeVisible();
    await organiser.getByLabel('Event title').fill('River clean-up');
    await organiser.locator('input[name=startTime]').fill(start);
    await expect(organiser.locator('input[name=endTime]')).toHaveValue(end);
    await organiser.getByRole('button', { name: 'Continue' }).click();
    await organiser.getByLabel('Location').fill('Ravi bank, Lahore');
    await organiser.getByLabel('Description').fill('We collect rubbish along the river.');
    await organiser.locator('input[type=file]').setInputFiles([
      { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await picture('#0e5a47') },
      { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await picture('#f2a516') },
    ]);
    await organiser.getByRole('button', { name: 'Continue' }).click();
    await organiser
      .getByLabel(/role name|^name/i)
      .first()
      .fill('First aider');
    await organiser
      .getByLabel(/description/i)
      .first()
      .fill('Looks after people.');
    await organiser.getByPlaceholder(/enter/i).first().fill('First aid');
    await organiser.keyboard.press('Enter');
    // D8: a reload loses nothing of a draft, its pictures included.
    await organiser.reload();
    await organiser.getByRole('button', { name: 'Back' }).click();
    await expect(organiser.getByRole('button', { name: /^Remove (one|two)\.jpg$/ })).toHaveCount(2);
    await organiser.getByRole('button', { name: 'Continue' }).click();
    // What is typed is taken along, also without Add Role.
    await organiser.getByRole('button', { name: 'Create Event' }).click();
    await organiser.waitForURL('**/admin/event-list');
    await expect(organiser.getByText('Event created successfully!')).toBeVisible();
    const out = organiser.getByRole('dialog', { name: 'It is out' });
    await expect(out.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    const poster = await out.getByRole('link', { name: 'Poster as PDF' }).getAttribute('href');
    const sheet = await organiser.request.get(poster ?? '');
    expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await organiser.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await out.getByRole('button', { name: 'Copy link' }).click();
    await expect(organiser.getByText('The link is copied.')).toBeVisible();
    // From an empty installation to a published and shared event.
    expect(clicks()).toBeGreaterThan(3);
    expect(clicks()).toBeLessThanOrEqual(10);
    await organiser.keyboard.press('Escape');
    await expect(out).toBeHidden();
    await expect(organiser.getByText('Showing 1 of 1 events')).toBeVisible();
  });

  await test.step('a volunteer signs up with a picture and activates by the mail', async () => {
    await open(volunteer, '/signup');
    await volunteer.getByRole('button', { name: 'Continue' }).click();
    await expect(
      volunteer.getByText('Full Name should be 2-50 letters with no special characters.').first(),
    ).toBeVisible();
    await volunteer.getByLabel('Full name').fill('Aisha Khan');
    await volunteer.getByLabel('Email').fill('aisha.khan@gmail.com');
    await volunteer.getByLabel('Password', { exact: true }).fill('Sunset77!');
    await volunteer.getByLabel('Confirm password').fill('Sunset77!');
    await volunteer.getByLabel('Contact number').fill('03001234567');
    await volunteer.getByRole('button', { name: 'Continue' }).click();
    await volunteer.getByLabel('Experience (years)').fill('3');
    await volunteer.getByLabel('About you').fill('I am a nurse and like rivers.');
    const skills = volunteer.getByRole('group', { name: 'Skills' });
    await skills.getByRole('button', { name: 'Other' }).click();
    await skills.getByRole('combobox').fill('Paramedic');
    await volunteer.keyboard.press('Enter');
    await volunteer
      .getByRole('group', { name: 'Interests' })
      .getByRole('button', { name: 'Outdoor' })
      .click();
    await volunteer.getByLabel('Profile picture').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('#b5432e'),
    });
    await volunteer.getByRole('checkbox', { name: 'I accept' }).check();
    await volunteer.getByRole('button', { name: 'Create account' }).click();
    await expect(volunteer.getByText('Check your email to verify your account!')).toBeVisible();
    await expect(volunteer.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

    const mail = await product.mailTo('aisha.khan@gmail.com', '/activation/');
    const link = /http\S+\/activation\/[\w-]+/.exec(mail)?.[0] ?? '';
    await volunteer.goto(link);
    await expect(volunteer.getByText('Account Activated Successfully!')).toBeVisible();
    await volunteer.waitForURL(`${product.url}/`);
    await expect(volunteer.getByRole('link', { name: /Aisha Khan: your dashboard/ })).toBeVisible();
  });

  await test.step('finds the event, looks at its gallery and asks to join', async () => {
    await volunteer.goto('/events');
    const details = volunteer.getByRole('link', { name: /See Details/ });
    // A colon would be heard after a space: "See Details : River clean-up".
    await expect(details).toHaveAccessibleName('See Details River clean-up');
    await details.click();
    await expect(volunteer.getByRole('heading', { name: 'River clean-up' })).toBeVisible();
    await untilAlive(volunteer);
    await volunteer.getByRole('link', { name: 'Show picture 2' }).click();
    const ask = volunteer.getByRole('button', { name: /^Ask for this role/ });
    await expect(ask).toHaveAccessibleName('Ask for this role First aider');
    await ask.click();
    await expect(volunteer.getByText('Join request sent successfully!')).toBeVisible();
    await expect(volunteer.getByRole('dialog', { name: 'Notification Sent' })).toBeVisible();
    await expect(volunteer.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
    await volunteer.getByRole('button', { name: "I'll Check Later" }).click();
    await expect(
      volunteer.getByRole('heading', { name: 'You asked for: First aider' }),
    ).toBeVisible();
  });

  await test.step('the organiser sees the request with reasons and gives the place', async () => {
    await organiser.goto('/admin/dashboard');
    await organiser
      .getByRole('link', { name: /Aisha Khan/ })
      .first()
      .click();
    await expect(
      organiser.getByText(/Paramedic is close to First aid|Has Paramedic/),
    ).toBeVisible();
    await organiser
      .getByRole('button', { name: /Approve/ })
      .first()
      .click();
    await expect(organiser.getByText('Place given.')).toBeVisible();
    await expect(organiser.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  });

  await test.step('both see the result, and a mail has told the volunteer', async () => {
    await product.mailTo('aisha.khan@gmail.com', "You're in");
    await volunteer.goto('/volunteer/dashboard');
    await expect(volunteer.getByText('Welcome Back, Aisha!')).toBeVisible();
    await expect(volunteer.getByText("You're in", { exact: true }).first()).toBeVisible();
  });

  await test.step('logs out and in again', async () => {
    // What the page still asks for would be refused a moment later, which a browser writes down as an error.
    await volunteer.waitForLoadState('networkidle');
    await volunteer.getByRole('button', { name: 'Log out' }).first().click();
    await expect(volunteer.getByText('Logged out successfully!')).toBeVisible();
    await volunteer.goto('/volunteer/dashboard');
    await volunteer.waitForURL('**/login?returnTo=*');
    await untilAlive(volunteer);
    await volunteer.getByLabel('Email').fill('aisha.khan@gmail.com');
    await volunteer.getByLabel('Password', { exact: true }).fill('Sunset77!');
    await volunteer.getByRole('button', { name: 'Log in' }).click();
    await volunteer.waitForURL('**/volunteer/dashboard');
  });

  await test.step('VO-04 LP-04 what a volunteer says stands on the first page once they agree, and not before', async () => {
    const words = 'I came alone and left with friends.';
    const guest = await (await browser.newContext({ baseURL: product.url })).newPage();
    const isPublished = async () => {
      await guest.goto('/');
      return await guest.getByText(words).count();
    };
    await volunteer.goto('/volunteer/feedback');
    await volunteer.locator('label', { hasText: '5 stars' }).click();
    await volunteer.getByLabel('Your words').fill(words);
    await volunteer.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(volunteer.getByText(/The organisers read it/)).toBeVisible();

    await organiser.goto('/admin/feedback');
    await organiser.getByRole('button', { name: 'Ask to publish it' }).click();
    await expect(organiser.getByText('Asked, waiting for an answer')).toBeVisible();
    expect(await isPublished()).toBe(0);

    await volunteer.goto('/volunteer/feedback');
    await volunteer.getByRole('button', { name: 'Yes, as Aisha' }).click();
    await expect(volunteer.getByText('They are not shown now.')).toBeVisible();
    await organiser.goto('/admin/feedback');
    await organiser.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(organiser.getByRole('button', { name: 'Take it off' })).toBeVisible();
    // Guests' pages are kept for five seconds.
    await expect.poll(isPublished).toBeGreaterThan(0);
    await expect(guest.locator('#testimonials figcaption')).toContainText('Aisha');
    await expect(guest.locator('#testimonials')).not.toContainText('Khan');
  });
  expect(problems).toEqual([]);
});
