/** The visitor chooses a language; it is kept, and the mails follow. */
import { expect, test } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct({ DEMO: '1' });
});
test.afterAll(async () => {
  await product.stop();
});

test('EC-06 NV-01 a visitor reads in Urdu from the first press on, and back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/events?tab=past');
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/events\?tab=past$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تقریبات');
  await expect(page.getByText(/نومبر|اکتوبر|ستمبر/).first()).toBeVisible();
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
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

test('EC-06 AU-03 signed in, the choice is stored with the account', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill('volunteer@demo.saath.example');
  await page.getByLabel('Password', { exact: true }).fill('Saath@demo1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { name: 'آپ کی مہارتیں' })).toBeVisible();
  const own = await page.request.get(`${product.url}/api/user/getuser`);
  expect(await own.json()).toMatchObject({ user: { language: 'ur' } });
});

test('EC-06 without JavaScript the choice works as well', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/terms');
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شرائط');
});
