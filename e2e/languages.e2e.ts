/** The visitor chooses a language; it is kept, and the mails follow. */
import { expect, logIn, test } from './product.ts';
import { open } from './rest.ts';

test('EC-06 NV-01 a visitor reads in Urdu from the first press on, and back', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ baseURL: demo.url, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/events?tab=past');
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/events\?tab=past$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تقریبات');
  await expect(page.getByText(/نومبر|اکتوبر|ستمبر/).first()).toBeVisible();
  await open(page, '/login');
  await page.locator('form [type="submit"]').click();
  await expect(page.getByText('ای میل ضروری ہے').first()).toBeVisible();
  await page.locator('[name="email"]').fill('nobody@gmail.com');
  await page.locator('[name="password"]').fill('Wrong@pass1');
  await page.locator('form [type="submit"]').click();
  await expect(page.getByText('ای میل یا پاس ورڈ درست نہیں').first()).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('EC-06 AU-03 signed in, the choice is stored with the account', async ({ browser, demo }) => {
  const context = await browser.newContext({ baseURL: demo.url });
  const page = await context.newPage();
  await logIn(page, 'volunteer');
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { name: 'آپ کی مہارتیں' })).toBeVisible();
  const own = await page.request.get(`${demo.url}/api/user/getuser`);
  expect(await own.json()).toMatchObject({ user: { language: 'ur' } });
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('EC-06 without JavaScript the choice works as well', async ({ browser, demo }) => {
  const context = await browser.newContext({ baseURL: demo.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/terms');
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شرائط');
});
