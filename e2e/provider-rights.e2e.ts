/** RG-03: whom the organisation's provider counts to a team helps to run its branch, from signing in to the end of it, in a real browser. */
import { type TestProvider, testProvider } from '../server/src/testing/sign-in-provider.ts';
import { expect, ownPage, startProduct, test } from './product.ts';
import { open } from './rest.ts';

test('RG-03 EC-05 by the word of the provider somebody helps to run a branch, is named there, and no longer does once it says otherwise', async ({
  page,
  browser,
}) => {
  let provider: TestProvider | undefined;
  const product = await startProduct(async (url) => {
    provider = await testProvider(url);
    return { ...provider.env, OIDC_RIGHTS: 'groups=lahore-leads:organiser@ravi-bank' };
  });
  if (!provider) throw new Error('The provider did not start');
  const omar = { name: 'Omar Organiser', email: 'omar@example.org', password: 'Sunrise7!' };
  const first = await page.request.post(`${product.url}/api/setup/first-admin`, {
    headers: ownPage,
    data: { token: product.setupLink.split('/').at(-1), ...omar },
  });
  expect(first.status(), await first.text()).toBe(200);
  await open(page, `${product.url}/admin/branches`);
  await page.getByRole('button', { name: 'Make a branch' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the branch').fill('Ravi Bank');
  await dialog.getByRole('button', { name: 'Make a branch' }).click();
  await expect(page.getByRole('heading', { name: 'Ravi Bank' })).toBeVisible();

  const hina = await (await browser.newContext({ baseURL: product.url })).newPage();
  const person = { sub: 'hina', email: 'hina@house.example', email_verified: true, name: 'Hina' };
  provider.person = { ...person, groups: ['lahore-leads'] };
  const onward = hina.getByRole('button', { name: 'Continue with Our House' });
  await open(hina, '/login');
  await onward.click();
  await hina.waitForURL('**/oidc/callback');
  await hina.getByRole('checkbox').check();
  await hina.getByRole('button', { name: 'Create account' }).click();
  await hina.waitForURL('**/volunteer/dashboard');
  const makesEvents = hina.getByRole('link', { name: 'Create event Ravi Bank' });
  await expect(makesEvents).toBeVisible();
  expect(await product.mailTo(person.email, 'You help to run')).toContain('Our House');

  // Who opens the page of branches sees who said so.
  await page.reload();
  const isSaid = page.getByText('added by Our House');
  await expect(isSaid).toBeVisible();
  await expect(page.getByRole('button', { name: /Hina/ })).toBeVisible();

  provider.person = { ...person, groups: ['lahore-friends'] };
  await hina.context().clearCookies();
  await open(hina, '/login');
  await onward.click();
  await hina.waitForURL('**/volunteer/dashboard');
  await expect(hina.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(makesEvents).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ravi Bank' })).toBeVisible();
  await expect(isSaid).toHaveCount(0);

  await hina.context().close();
  await product.stop();
  await provider.close();
});
