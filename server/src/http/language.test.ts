import { login as loginEndpoint } from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient } from '../testing/client.ts';
import { adminPassword, givenAdmin, givenVolunteer, signedInAs } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { languageOf } from './language.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  await product.close();
});

const choose = async (address: string) => await product.app.inject({ url: address });

describe('EC-06 the language of a visitor', () => {
  test('a choice is kept for a year and leads back', async () => {
    const answer = await choose('/language/ur?to=%2Fevents%3Fq%3Dbooks');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/events?q=books');
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-saath_language',
      value: 'ur',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 31_536_000,
    });
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/..//evil.example', ''])(
    'it never leads to another site: %s',
    async (to) => {
      const answer = await choose(`/language/en?to=${encodeURIComponent(to)}`);
      expect(answer.headers.location).toBe('/');
    },
  );

  test('on plain http under another name, where browsers keep no __Host- cookie, an ordinary one does', async () => {
    const { cookies } = await product.app.inject({ url: '/language/ur', headers: { host: 'pc' } });
    expect(cookies[0]).toMatchObject({ name: 'saath_language', value: 'ur' });
    expect(cookies[0]?.secure).toBeUndefined();
  });

  test('a language that there is not changes nothing', async () => {
    const answer = await choose('/language/xx?to=/terms');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers.location).toBe('/terms');
  });

  /** Both languages are offered. */
  const server = { offeredLanguages: () => ({ languages: ['en', 'ur'], defaultLanguage: 'en' }) };

  test.each([
    [undefined, 'ur-PK,ur;q=0.9,en;q=0.8', 'ur'],
    [undefined, 'de, en;q=0.2, ur;q=0.9', 'ur'],
    [undefined, 'ur;q=0, en', 'en'],
    [undefined, 'fr, *;q=0.5', 'en'],
    [undefined, '', 'en'],
    ['ur', 'en', 'ur'],
    ['en', 'ur', 'en'],
    ['xx', 'ur', 'ur'],
  ])('chosen %s and asked for %j it is %s', (chosen, asked, expected) => {
    const request = {
      server,
      cookies: chosen ? { saath_language: chosen } : {},
      headers: { 'accept-language': asked },
    };
    expect(languageOf(request as never)).toBe(expected);
  });

  test('the choice of the safe connection counts before one that any host of the domain could set', () => {
    const cookies = { saath_language: 'en', '__Host-saath_language': 'ur' };
    expect(languageOf({ server, cookies, headers: {} } as never)).toBe('ur');
  });
});

describe('EC-06 who is signed in', () => {
  const languageOfUser = async (id: string) =>
    (
      await product.db
        .selectFrom('appUser')
        .select('language')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.language;

  test('has the choice stored, when a page of ours was pressed and no other', async () => {
    const { id } = await givenVolunteer(product.db);
    const { cookie } = await signedInAs(product, id);
    const press = async (site: string) =>
      await product.app.inject({
        url: '/language/ur?to=/',
        headers: { cookie, 'sec-fetch-site': site },
      });
    expect((await press('cross-site')).statusCode).toBe(303);
    expect(await languageOfUser(id)).toBe('en');
    expect((await press('same-origin')).statusCode).toBe(303);
    expect(await languageOfUser(id)).toBe('ur');
  });

  test('reads in the own language on a device that has not chosen one', async () => {
    const admin = await givenAdmin(product);
    await product.db
      .updateTable('appUser')
      .set({ language: 'ur' })
      .where('id', '=', admin.id)
      .execute();
    const login = async (cookie: string) => {
      const client = testClient(product.app);
      client.cookie = cookie;
      const body = { email: admin.email, password: adminPassword };
      const { headers } = await client.call(loginEndpoint, { body });
      return [headers['set-cookie'] ?? []].flat().join('\n');
    };
    expect(await login('')).toContain('__Host-saath_language=ur');
    expect(await login('saath_language=en')).not.toContain('saath_language');
  });
});
