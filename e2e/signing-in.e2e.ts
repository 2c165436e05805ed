/** EC-05: other ways in than a password, in a real browser: its own passkeys, and a real provider of OpenID Connect. */
import type { Page } from '@playwright/test';
import { type TestProvider, testProvider } from '../server/src/testing/sign-in-provider.ts';
import { expect, type Product, startProduct, test } from './product.ts';
import { open } from './rest.ts';

const person = { email: 'omar@example.org', password: 'Sunrise7!' };

async function logIn(page: Page, product: Product): Promise<void> {
  await page.request.post(`${product.url}/api/setup/first-admin`, {
    headers: { origin: product.url },
    data: { token: product.setupLink.split('/').at(-1), name: 'Omar Organiser', ...person },
  });
  await page.context().clearCookies();
  await open(page, `${product.url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** A device with a fingerprint reader, as Chromium plays it. @returns whether the finger fits from now on */
async function withDevice(page: Page): Promise<(fits: boolean) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return async (isUserVerified) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

test('EC-05 a passkey is added in the profile, named, logs in by a finger, and does no more once it is removed', async ({
  page,
  product,
}) => {
  await logIn(page, product);
  const fingerFits = await withDevice(page);
  const byPasskey = page.getByRole('button', { name: 'Log in with a passkey' });

  await page.goto(`${product.url}/profile`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Never used')).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible();
  expect(await product.mailTo(person.email, 'passkey')).toContain('new way into your account');

  await page.context().clearCookies();
  await page.goto(`${product.url}/login?returnTo=%2Fadmin%2Forganisation`);
  await fingerFits(false);
  await byPasskey.click();
  await expect(byPasskey).toBeEnabled();
  await fingerFits(true);
  await byPasskey.click();
  await page.waitForURL('**/admin/organisation');

  await page.goto(`${product.url}/profile`);
  await expect(page.getByText('Last used')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  // Nobody has one any more, so nobody is asked for one.
  await expect(byPasskey).toHaveCount(0);
});

test('EC-05 by the provider a newcomer becomes a volunteer, comes back to where they wanted, and an organiser connects', async ({
  page,
}) => {
  let provider: TestProvider | undefined;
  const product = await startProduct(async (url) => {
    provider = await testProvider(url);
    return provider.env;
  });
  if (!provider) throw new Error('The provider did not start');
  const onward = page.getByRole('button', { name: 'Continue with Our House' });
  provider.person = {
    sub: 'hina',
    email: 'hina@house.example',
    email_verified: true,
    name: 'Hina',
  };

  await open(page, `${product.url}/login?returnTo=%2Fvolunteer%2Fimpact`);
  await onward.click();
  await page.waitForURL('**/oidc/callback');
  await expect(page.getByLabel('Full name')).toHaveValue('Hina');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/volunteer/impact');

  await page.context().clearCookies();
  await open(page, `${product.url}/signup`);
  await onward.click();
  await page.waitForURL('**/volunteer/dashboard');

  await logIn(page, product);
  provider.person = { sub: 'omar' };
  await page.goto(`${product.url}/profile`);
  await page.getByRole('button', { name: 'Connect Our House' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Connect Our House' }).click();
  await expect(page.getByRole('button', { name: 'Remove Our House' })).toBeVisible();
  await page.context().clearCookies();
  await open(page, `${product.url}/admin/login`);
  await onward.click();
  await page.waitForURL('**/admin/dashboard');
  await product.stop();
  await provider.close();
});
