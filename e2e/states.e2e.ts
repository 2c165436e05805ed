/** How the product behaves between its screens: the way back, links that no longer work, a lost network, toasts. */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, logIn, type Product, signIn, test } from './product.ts';
import { open, untilAlive } from './rest.ts';

async function pageOf(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  return await context.newPage();
}

test('RT-02 RT-03 RT-06 after logging in one is where one wanted to be, and login is for guests', async ({
  browser,
  demo,
}) => {
  const page = await pageOf(browser, demo);
  await page.goto('/volunteer/skills');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fvolunteer%2Fskills$/);
  await untilAlive(page);
  await page.locator('[name="email"]').fill('volunteer@demo.saath.example');
  await page.locator('[name="password"]').fill('Saath@demo1');
  await page.locator('form [type="submit"]').click();
  await expect(page).toHaveURL(/\/volunteer\/skills$/);
  await page.goto('/login?returnTo=%2Fprofile');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0);
  await page.goto('/signup');
  await expect(page).toHaveURL(`${demo.url}/`);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(`${demo.url}/`);
});

test('RT-06 an Admin finds the dashboard on the profile', async ({ browser, demo }) => {
  const page = await pageOf(browser, demo);
  await logIn(page, 'admin');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('RT-08 a missing event says so and leads on', async ({ browser, demo }) => {
  const page = await pageOf(browser, demo);
  const answer = await page.goto('/event/01890000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Event not Found!' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page.getByRole('heading', { name: 'Powerful Features' })).toBeVisible();
});

test('G15 AU-05 AU-10 a link that does not work says so as soon as it is opened, and how to go on', async ({
  browser,
  demo,
}) => {
  const page = await pageOf(browser, demo);
  for (const [path, wayOn] of [
    ['/activation/a.b.c', 'Send the activation e-mail again'],
    ['/seller/activation/%00', 'Send the activation e-mail again'],
    ['/reset-password/a.b.c', 'Ask for a new link'],
    ['/change-password/a.b.c', 'Log in'],
    ['/change-email/a.b.c', 'Log in'],
    ['/keep-account/a.b.c', 'Log in'],
    ['/invitation/a.b.c', 'Log in'],
    ['/welcome/a.b.c', 'Send the activation e-mail again'],
    ['/setup/a.b.c', 'Log in'],
    ['/sign-in/a.b.c', 'Log in'],
  ] as const) {
    const answer = await page.goto(path);
    // In what the server sends, without a press and without a script.
    expect(await answer?.text(), path).toContain('Token Expired or Invalid');
    await expect(page.getByText('Token Expired or Invalid')).toBeVisible();
    // Nothing promises what the link cannot do any more.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(page.getByRole('main').getByText(wayOn).first()).toBeVisible();
  }
});

test('LP-06 RT-07 a lost network is told, and what was typed is kept and can be sent later', async ({
  browser,
  demo,
}) => {
  const page = await pageOf(browser, demo);
  await open(page, '/#contact');
  await page.getByLabel('Your name').fill('Amna');
  await page.getByLabel('Your email').fill('amna@example.org');
  await page.getByLabel('Message').fill('Do you come to Quetta as well?');
  await page.context().setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/could not be sent/).first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you come to Quetta as well?');
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/on its way to the organisers/).first()).toBeVisible();
});

test('WI-01 RT-07 on a slow network Continue of sign-up is busy until it can judge, and then says what is wrong', async ({
  browser,
  demo,
}) => {
  const page = await pageOf(browser, demo);
  await open(page, '/signup');
  const arrived = Promise.withResolvers<void>();
  await page.route(/[/]assets[/].+[.]js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByLabel('Full name').fill('Amna Noor');
  await page.getByLabel('Email').fill('amna at example');
  const onward = page.getByRole('button', { name: 'Continue' });
  await onward.click();
  await expect(onward).toBeDisabled();
  await expect(onward).toHaveAttribute('aria-busy', 'true');
  arrived.resolve();
  await expect(page.getByText('Please enter a valid Gmail address').first()).toBeVisible();
  await expect(onward).toBeEnabled();
});

test('LM-02 a toast stands at the top right for five seconds and is reached by keyboard', async ({
  browser,
  demo,
}) => {
  const page = await pageOf(browser, demo);
  await open(page, '/login');
  await page.locator('form [type="submit"]').click();
  const toast = page.locator('[data-sonner-toast]').first();
  await expect(toast).toBeVisible();
  const isPressed = (part: Locator) =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  // It slides in from beyond the edge, where nothing can be pressed yet.
  await expect.poll(() => isPressed(toast.locator('[data-close-button]'))).toBe(true);
  expect(await isPressed(toast)).toBe(false);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.y < 120 && box.x > width / 2).toBe(true);
  await expect(page.getByRole('region', { name: /News/ })).toBeAttached();
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-sonner-toast] :focus, [data-sonner-toast]:focus')).toHaveCount(
    1,
  );
});

test('VO-03 the own impact is a sheet to print and share, for volunteers only', async ({
  browser,
  demo,
}) => {
  const page = await pageOf(browser, demo);
  await page.goto('/volunteer/certificate');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fvolunteer%2Fcertificate$/);
  await signIn(page, 'volunteer');
  const answer = await page.request.get(`${demo.url}/api/impact/mine`);
  const { hours, events } = (await answer.json()) as { hours: number; events: number };
  await page.goto('/volunteer/impact');
  await page.getByRole('link', { name: 'Certificate' }).click();
  await page.getByRole('button', { name: 'Make certificate' }).click();
  await expect(page.getByText(`Aisha Khan gave ${hours} hours at ${events} events.`)).toBeVisible();
  const pdf = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const sheet = await page.request.get(new URL(pdf ?? '', demo.url).href);
  expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const link = await page.getByRole('link', { name: /\/certificate\// }).getAttribute('href');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'With thanks' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible();
});
