/** EC-05: other ways in than a password, in a real browser: its own passkeys, and a real provider of OpenID Connect. */
import type { Browser, Page } from '@playwright/test';
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

/** Invited by who is on the page, and at the first page after accepting. */
async function givenOrganiser(page: Page, browser: Browser, product: Product): Promise<Page> {
  const invited = { email: 'hina@example.org' };
  const headers = { origin: product.url };
  const answer = await page.request.post(`${product.url}/api/invitation`, {
    headers,
    data: invited,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const mail = await product.mailTo(invited.email, '/invitation/');
  const own = await (await browser.newContext()).newPage();
  await open(own, /http\S+\/invitation\/[\w-]+/.exec(mail)?.[0] ?? '');
  await own.getByLabel('Full name').fill('Hina Organiser');
  await own.getByLabel('Password', { exact: true }).fill('Guavas88!new');
  await own.getByRole('button', { name: 'Become an Admin' }).click();
  return own;
}

test('RG-03 organisers are asked for a passkey once one of them says so: after the password comes the finger', async ({
  page,
  browser,
}) => {
  const product = await startProduct();
  await logIn(page, product);
  const fingerFits = await withDevice(page);
  const asked = page.getByRole('checkbox', {
    name: 'Organisers confirm each login with a passkey',
  });
  const switchOn = async () => {
    await page.goto(`${product.url}/admin/organisation`);
    await asked.check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await switchOn();
  await expect(page.getByText('Log in with your own passkey first.')).toBeVisible();
  await page.goto(`${product.url}/profile`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Never used')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/admin/dashboard');
  await switchOn();
  await expect(page.getByText('Saved. It shows on every page at once.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${product.url}/admin/login?returnTo=%2Fadmin%2Forganisation`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const confirm = page.getByRole('button', { name: 'Confirm with my passkey' });
  await fingerFits(false);
  await confirm.click();
  await expect(confirm).toBeEnabled();
  await page.goto(`${product.url}/admin/dashboard`);
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await fingerFits(true);
  await confirm.click();
  await page.waitForURL('**/admin/dashboard');

  // Somebody who has none, on a device of their own.
  const hina = await givenOrganiser(page, browser, product);
  await expect(hina.getByText('your organisation asks organisers for a passkey')).toBeVisible();
  await withDevice(hina);
  await hina.getByRole('button', { name: 'Add a passkey' }).click();
  await hina.getByLabel('Current password').fill('Guavas88!new');
  await hina.getByRole('button', { name: 'Add a passkey' }).click();
  await hina.waitForURL('**/admin/dashboard');
  await hina.context().close();
  await product.stop();
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
