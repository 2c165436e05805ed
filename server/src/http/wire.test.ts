/** The conventions of the wire contract, over real HTTP, as the client in the field meets them (AU-08, EV-08, RO-01). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { adminPassword, givenAdmin, givenEvent, givenVolunteer } from '../testing/given.ts';
import { type WireClient, type WireProduct, wireProduct } from '../testing/wire.ts';

let product: WireProduct;
let organiser: Awaited<ReturnType<typeof givenAdmin>>;
let admin: WireClient;
let volunteer: WireClient & { id: string };
beforeAll(async () => {
  product = await wireProduct();
  organiser = await givenAdmin(product);
  admin = await product.as(organiser.id);
  const { id } = await givenVolunteer(product.db);
  volunteer = Object.assign(await product.as(id), { id });
});
afterAll(async () => await product.close());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An error as the client reads it: `message` nearly everywhere, `error` for request-join. */
function refusal(code: string, message: string | object = expect.any(String)) {
  return { success: false, code, message, error: message };
}

describe('every answer', () => {
  test('AU-08 EV-08 carries success: true', async () => {
    const calls = [
      '/api/user/getuser',
      '/api/user/admin-all-users?limit=100',
      '/api/user/search-volunteer?name=a',
      '/api/event/events/?page=1',
      '/api/event/status-counts',
      '/api/event/search/?title=x',
    ];
    for (const path of calls)
      expect(await admin.send('GET', path), path).toMatchObject({
        status: 200,
        body: { success: true },
      });
  });

  test('AU-08 an error is { success: false, message, error, code } and nothing else', async () => {
    const missing = await admin.send('GET', `/api/event/${newId()}`);
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual(refusal('events.not_found', 'Event not Found!'));
  });

  test('AU-08 a validation failure names its fields, and the first problem is the message', async () => {
    const answer = await product.guest().send('POST', '/api/user/login-user', {
      json: { email: 'nobody', password: 'short' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      ...refusal('request.invalid', 'Please enter a valid email address'),
      fields: {
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
      },
    });
  });

  test('AU-08 an unknown address under /api is 404 JSON for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      for (const path of ['/api', '/api/', '/api/nothing', '/api/event/a/b/c', '/api/user/']) {
        const answer = await admin.send(method, path);
        expect([answer.status, answer.body], `${method} ${path}`).toEqual([
          404,
          refusal('request.not_found'),
        ]);
      }
  });

  test('EV-08 a known address asked by the wrong method is 405 JSON that names the right ones', async () => {
    const tries = [
      ['POST', '/api/event/status-counts', 'GET, HEAD'],
      ['GET', '/api/user/login-user', 'POST'],
      ['GET', '/api/event/request-join', 'POST'],
      ['DELETE', '/api/event/search/?title=x', 'GET, HEAD'],
      ['POST', `/api/event/${newId()}`, 'GET, HEAD, PUT'],
      ['PATCH', '/api/user/update-profile', 'PUT'],
      ['PUT', '/api/user/logout', 'GET, HEAD, POST'],
      // Another event address would take the name for an id.
      ['PUT', '/api/event/status-counts', 'GET, HEAD'],
    ] as const;
    for (const [method, path, allowed] of tries) {
      const answer = await admin.send(method, path);
      expect([answer.status, answer.body], `${method} ${path}`).toEqual([
        405,
        refusal('request.method'),
      ]);
      expect(answer.headers.get('allow')).toBe(allowed);
    }
  });

  test('EV-08 a failure of ours is 500 JSON without a word about its cause', async () => {
    await givenEvent(organiser);
    await sql`alter table event_image rename to event_image_away`.execute(product.db);
    try {
      const answer = await product.guest().send('GET', '/api/event/events/?page=1');
      expect([answer.status, answer.body]).toEqual([500, refusal('server.failed')]);
      expect(JSON.stringify(answer.body)).not.toMatch(/event_image|relation|select/);
    } finally {
      await sql`alter table event_image_away rename to event_image`.execute(product.db);
    }
  });
});

describe('addresses', () => {
  test('EV-08 a slash before the query is answered directly, and so is the same path without it', async () => {
    await givenEvent(organiser, { title: 'Slash test' });
    const both = [
      ['/api/event/events/?page=1', '/api/event/events?page=1'],
      ['/api/event/search/?title=slash', '/api/event/search?title=slash'],
    ] as const;
    for (const [slashed, plain] of both) {
      const [first, second] = [
        await product.guest().send('GET', slashed),
        await product.guest().send('GET', plain),
      ];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.body).toEqual(second.body);
      expect(first.headers.get('location')).toBeNull();
    }
  });

  test('EV-08 AU-08 ids are UUID strings, and what is no id is answered like an id that nothing has', async () => {
    const event = await givenEvent(organiser, { title: 'Ids' });
    const { body } = await admin.send('GET', '/api/user/admin-all-users?limit=100');
    for (const { id } of body.users as { id: string }[]) expect(id).toMatch(UUID);
    expect(event.id).toMatch(UUID);
    for (const { id, event_id } of event.role) {
      expect(id).toMatch(UUID);
      expect(event_id).toBe(event.id);
    }
    const noEvent = { status: 404, body: refusal('events.not_found', 'Event not Found!') };
    expect(await admin.send('GET', '/api/event/17')).toMatchObject(noEvent);
    expect(await admin.send('DELETE', '/api/event/events/17')).toMatchObject(noEvent);
    const noRole = { status: 404, body: refusal('roles.not_found', 'This role was not found.') };
    expect(await admin.send('DELETE', '/api/role/not-an-id')).toMatchObject(noRole);
  });
});

describe('the session', () => {
  const whoAmI = async (client: WireClient) =>
    (await client.send('GET', '/api/user/getuser')).status;

  test("AU-08 a guest's getuser is 401 JSON, and so is that of a session that never was", async () => {
    const guest = product.guest();
    const answer = await guest.send('GET', '/api/user/getuser');
    expect([answer.status, answer.body]).toEqual([
      401,
      refusal('accounts.sign_in_needed', 'Please log in first.'),
    ]);
    guest.cookie = '__Host-sid=made-up';
    expect(await whoAmI(guest)).toBe(401);
  });

  test('AU-06 logging in answers who it is and sets an http-only cookie for this site', async () => {
    const client = product.guest();
    const answer = await client.send('POST', '/api/user/login-user', {
      json: { email: organiser.email, password: adminPassword },
    });
    expect(answer.body).toEqual({
      success: true,
      message: 'Login successful!',
      user: { id: organiser.id, email: organiser.email, role: 'Admin' },
    });
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-sid=')) ?? '';
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    expect(await whoAmI(client)).toBe(200);
    const wrong = await product.guest().send('POST', '/api/user/login-user', {
      json: { email: organiser.email, password: 'Wrong1horse!' },
    });
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid credentials']);
  });

  test('AU-07 logout by GET ends the own session only', async () => {
    const [here, elsewhere] = [await product.as(volunteer.id), await product.as(volunteer.id)];
    const kept = here.cookie;
    const answer = await here.send('GET', '/api/user/logout');
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Logged out successfully!' },
    ]);
    expect(here.cookie).toBe('');
    expect(await whoAmI(Object.assign(product.guest(), { cookie: kept }))).toBe(401);
    expect(await whoAmI(elsewhere)).toBe(200);
    // Once more, as a guest: there is nothing to end.
    expect((await here.send('GET', '/api/user/logout')).status).toBe(200);
  });

  test('AU-07 logout by GET from another site is refused, and the session goes on', async () => {
    const client = await product.as(volunteer.id);
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'sec-fetch-site': site };
      const answer = await client.send('GET', '/api/user/logout', { headers });
      expect([answer.status, answer.body.code]).toEqual([403, 'request.cross_site']);
    }
    expect(await whoAmI(client)).toBe(200);
  });

  test('AU-08 a change that another site sends is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const answer = await volunteer.send('PUT', '/api/user/update-profile', {
      json: { description: 'Changed by another site.' },
      headers,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'request.cross_site']);
    const { body } = await volunteer.send('GET', '/api/user/getuser');
    expect(body.user).toMatchObject({ description: '' });
  });
});

test('RT-03 RO-01 what is for Admins refuses a guest with 401 and a volunteer with 403, as JSON', async () => {
  const id = newId();
  const calls = [
    ['GET', '/api/user/admin-all-users?limit=100'],
    ['DELETE', `/api/user/delete-user/${id}`],
    ['GET', '/api/user/search-volunteer?name=a'],
    ['POST', '/api/event/create-event'],
    ['PUT', `/api/event/${id}`],
    ['DELETE', `/api/event/events/${id}`],
    ['POST', '/api/event/upload-file'],
    ['DELETE', '/api/event/delete-file'],
    ['POST', '/api/role/create-role'],
    ['DELETE', `/api/role/${id}`],
    ['GET', `/api/role-suggest/${id}`],
    ['POST', '/api/role/assign-volunteer'],
  ] as const;
  for (const [method, path] of calls) {
    const answers = [await product.guest().send(method, path), await volunteer.send(method, path)];
    expect(
      answers.map(({ status }) => status),
      `${method} ${path}`,
    ).toEqual([401, 403]);
    expect(answers.map(({ body }) => body.code)).toEqual([
      'accounts.sign_in_needed',
      'accounts.not_allowed',
    ]);
  }
});
