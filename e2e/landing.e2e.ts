/** The landing page and the navigation bar, as a visitor meets them. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, type Product, startProduct, test } from './product.ts';

async function open(page: Page, url: string) {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
}

const delaysIn = async (page: Page, section: string) =>
  await page
    .locator(`${section} [data-reveal]`)
    .evaluateAll((boxes) =>
      boxes.map((box) => (box as HTMLElement).style.getPropertyValue('--reveal-delay')),
    );

/** A real site shows no people but its own: one whose operator has given texts, stories and a team. */
let product: Product;
test.beforeAll(async () => {
  const content = fileURLToPath(new URL('../server/content', import.meta.url));
  product = await startProduct({ CONTENT_DIR: content });
});
test.afterAll(async () => await product.stop());

test('NV-01 NV-02 NV-03 LP-01 LP-02 LP-03 LP-04 LP-05 LP-06 LP-07 LP-08 the landing page does what it shows', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();

  await test.step('NV-01 the bar turns solid past 50 px', async () => {
    await open(page, product.url);
    const bar = page.getByRole('banner').first();
    const shadow = async () => await bar.evaluate((element) => getComputedStyle(element).boxShadow);
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    expect(await shadow()).toBe('none');
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(shadow).not.toBe('none');
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  });

  await test.step('NV-02 the anchors stand on the landing page only', async () => {
    for (const name of ['Home', 'Features', 'How It Works', 'Testimonials', 'Contact'])
      await expect(
        page.getByRole('navigation').getByRole('link', { name, exact: true }),
      ).toBeVisible();
    await page.getByRole('link', { name: 'How It Works' }).click();
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
    await open(page, `${product.url}/events`);
    await expect(page.getByRole('link', { name: 'Testimonials' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('LP-01 LP-02 LP-03 LP-05 links, names and staggers', async () => {
    await open(page, product.url);
    await expect(page.getByRole('link', { name: 'Discover Events' })).toHaveAttribute(
      'href',
      '/events',
    );
    for (const name of ['Start Your Journey', 'Get Started Now'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/signup');
    for (const name of [
      'Find & Join the Right Events',
      'Host & Organize With Ease',
      'Stay Notified in Real Time',
      'Smart Volunteer Matching',
      'Sign Up',
      'Browse Events',
      'Join & Participate',
      'Track Impact',
      'Meet Our Team',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
    expect(await delaysIn(page, '#home')).toEqual(['0ms', '200ms', '400ms', '600ms']);
    expect(await delaysIn(page, '#features')).toEqual(['0ms', '150ms', '300ms', '450ms']);
    expect(await delaysIn(page, '#how-it-works')).toEqual(['200ms', '400ms', '600ms', '800ms']);
  });

  await test.step('LP-08 a section appears when it comes into view', async () => {
    const first = page.locator('#features [data-reveal]').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toHaveAttribute('data-reveal', 'seen');
    await expect(first).toHaveCSS('opacity', '1');
  });

  await test.step('LP-04 the carousel goes on by itself, wraps at both ends and waits for who reads', async () => {
    await page.clock.install();
    await open(page, product.url);
    const current = page.locator('#testimonials button[aria-current=true]');
    await expect(current).toHaveAccessibleName('Show 1');
    await page.clock.runFor(5000);
    await expect(current).toHaveAccessibleName('Show 2');
    await page.getByRole('button', { name: 'Show 5' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(current).toHaveAccessibleName('Show 1');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(current).toHaveAccessibleName('Show 5');
    await page.clock.runFor(20_000);
    await expect(current).toHaveAccessibleName('Show 5');
    await page.clock.resume();
  });

  await test.step('LP-07 the footer', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer).toContainText('Pakistan');
  });

  await test.step('NV-02 on a phone the menu opens and leads to the login', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, product.url);
    await page.locator('header summary').click();
    await page.getByRole('link', { name: 'Sign Up / Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('LP-06 before there is an Admin the contact form says that nobody would read it', async ({
  page,
}) => {
  await open(page, product.url);
  await page.getByLabel('Your name').fill('Mahnoor');
  await page.getByLabel('Your email').fill('mahnoor@example.org');
  await page.getByLabel('Message').fill('May I help?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Nobody looks after this installation yet/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('May I help?');
});
