/** API tokens: what other software may do with one, and when it ends, over HTTP (RG-03, EC-02). */
import { type Ability, abilities } from '@saath/contract/abilities';
import { listSessions } from '@saath/contract/accounts/account-care/endpoints';
import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import * as endpoints from '@saath/contract/accounts/api-tokens/endpoints';
import { letIn } from '@saath/contract/day/walk-ins/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { createEvent, getEvent, publishEvent } from '@saath/contract/events/events/endpoints';
import { limits } from '@saath/contract/limits';
import { exportHours, exportRoster } from '@saath/contract/office/exports/endpoints';
import {
  demotePerson,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import { contractEndpoints, paramsIn } from '../../../testing/contract-endpoints.ts';
import {
  adminPassword,
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../accounts/queries.ts';
import { makeToken } from './service.ts';

const DAY = 86_400_000;
const nobody = '01890000-0000-7000-8000-000000000000';
let product: TestProduct;
let organiser: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  organiser = await givenAdmin(product);
});
afterAll(async () => await product.close());

async function made(may: readonly Ability[], by = organiser, days = 30) {
  const body = { name: 'Our website', abilities: may, days };
  const reply = await by.call(endpoints.makeApiToken, { body });
  expect(reply.status).toBe(200);
  const { secret, token } = reply.body as { secret: string; token: { id: string } };
  return { secret, id: token.id };
}

/** A program: it has a token, and no cookie. */
function program(secret: string, given: TestProduct = product) {
  const client = testClient(given.app);
  const headers = { authorization: `Bearer ${secret}` };
  return async (endpoint: Endpoint, sent: Parameters<typeof client.call>[1] = {}) =>
    await client.call(endpoint, { ...sent, headers });
}

const works = async (secret: string) =>
  (await program(secret)(getEvent, { params: { id: nobody } })).status === 404;

test('RG-03 a program makes, publishes and reads an event as the organiser would, with no page of ours around it', async () => {
  const { secret } = await made(['events.read', 'events.write', 'places.read']);
  const send = program(secret);
  const { id } = (await send(createEvent, { body: eventForm({ publish: false }) })).body.event as {
    id: string;
  };
  // Nobody but organisers sees a draft.
  expect((await testClient(product.app).call(getEvent, { params: { id } })).status).toBe(404);
  expect((await send(getEvent, { params: { id } })).body.event).toMatchObject({ id });
  const published = await product.app.inject({
    method: 'POST',
    url: publishEvent.path.replace(':id', id),
    headers: { authorization: `Bearer ${secret}` },
    payload: {},
  });
  expect(published.statusCode).toBe(200);
  expect((await send(eventRoster, { params: { id }, query: {} })).status).toBe(200);
  const { rows } = await sql<{ by: string }>`
    select actor_id as by from audit_entry where event_id = ${id}`.execute(product.db);
  expect(new Set(rows.map(({ by }) => by))).toEqual(new Set([organiser.id]));
});

describe('RG-03 what a token does not name it does not do', () => {
  async function codeOf(endpoint: Endpoint, secret: string) {
    let url: string = endpoint.path;
    for (const name of paramsIn(endpoint)) url = url.replace(`:${name}`, nobody);
    const { body, statusCode } = await product.app.inject({
      method: endpoint.method,
      url,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(endpoint.files ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
      },
      ...(endpoint.method === 'GET' ? {} : { payload: endpoint.files ? '--x--\r\n' : {} }),
    });
    const isJson = statusCode >= 400;
    return isJson ? ((JSON.parse(body).code as string) ?? '') : 'let in';
  }
  const isRefused = (code: string) =>
    /^(api_tokens\.|accounts\.(sign_in_needed|not_allowed)$)/.test(code);

  test('every call of the contract, by a token with all other abilities and by one with just the right one', async () => {
    const calls = await contractEndpoints();
    const all = new Map<Ability, { without: string; only: string }>();
    const other = await givenAdmin(product);
    for (const ability of abilities) {
      const without = abilities.filter((each) => each !== ability);
      const [most, only] = [await made(without, other), await made([ability])];
      all.set(ability, { without: most.secret, only: only.secret });
    }
    const any = (await made(abilities)).secret;
    const wrong: string[] = [];
    for (const { name, endpoint } of calls) {
      const secrets = endpoint.token && all.get(endpoint.token);
      if (!secrets) {
        const code = await codeOf(endpoint, any);
        if (code !== 'api_tokens.people_only') wrong.push(`${name} without ability: ${code}`);
        continue;
      }
      const refused = await codeOf(endpoint, secrets.without);
      if (refused !== 'api_tokens.ability') wrong.push(`${name} with another: ${refused}`);
      const taken = await codeOf(endpoint, secrets.only);
      if (isRefused(taken)) wrong.push(`${name} with its own: ${taken}`);
    }
    expect(wrong).toEqual([]);
    // The matrix saw both kinds.
    const named = calls.filter(({ endpoint }) => endpoint.token);
    expect(named.length).toBeGreaterThan(60);
    expect(new Set(named.map(({ endpoint }) => endpoint.token))).toEqual(new Set(abilities));
  });

  test('no token makes tokens, changes accounts, rights or settings, or reads the logs', async () => {
    const calls = await contractEndpoints();
    const kept =
      /^\/api\/(account|api-token|invitation|organisation|security-log|audit|demo|jobs|match-learning|organiser-request)/;
    const open = calls.filter(({ endpoint }) => kept.test(endpoint.path) && endpoint.token);
    expect(open.map(({ name }) => name)).toEqual([]);
    for (const endpoint of [promotePerson, demotePerson, signOutPerson, updateProfile])
      expect(Object.keys(endpoint)).not.toContain('token');
  });

  test('a part of a call that needs more than the call is refused as well', async () => {
    const event = await givenEvent(organiser);
    const place = { id: newId(), roleId: firstRole(event).id, participationId: newId() };
    const sent = { params: { id: event.id }, body: { ...place, addPlace: true } };
    const { secret } = await made(['day.record']);
    expect((await program(secret)(letIn, sent)).body.code).toBe('accounts.not_allowed');
    const { secret: more } = await made(['day.record', 'day.correct']);
    expect((await program(more)(letIn, sent)).body.code).not.toBe('accounts.not_allowed');
  });

  test('names are for tokens that may see rosters, addresses and numbers for those that may see people', async () => {
    const event = await givenEvent(organiser);
    const sana = await givenVolunteer(product.db, { name: 'Sana Malik' });
    await updateUser(product.db, sana.id, { contactNumber: '03001234567' });
    await givePlace(product, { event, roleId: firstRole(event).id, userId: sana.id }, organiser.id);
    const by = await givenAdmin(product);
    product.clock.now = new Date(Date.parse(event.endTime) + DAY);
    by.cookie = `__Host-sid=${(await product.sessions.start(by.id, 'Tests')).secret}`;
    const told = async ({ path }: Endpoint, may: readonly Ability[]) => {
      const { statusCode, body } = await product.app.inject({
        url: path.replace(':id', event.id),
        headers: { authorization: `Bearer ${(await made(may, by)).secret}` },
      });
      expect(statusCode).toBe(200);
      return [sana.name, sana.email, '03001234567'].map((each) => body.includes(each));
    };
    const [nothing, name] = [
      [false, false, false],
      [true, false, false],
    ];
    expect(await told(getEvent, ['events.read', 'people.read'])).toEqual(nothing);
    expect(await told(getEvent, ['events.read', 'places.read'])).toEqual(name);
    expect(await told(eventRoster, ['places.read'])).toEqual(name);
    expect(await told(exportRoster, ['places.read'])).toEqual(name);
    expect(await told(exportHours, ['hours.read'])).toEqual(name);
    const whole = [true, true, true];
    expect(await told(eventRoster, ['places.read', 'people.read'])).toEqual(whole);
    expect(await told(exportRoster, ['places.read', 'people.read'])).toEqual(whole);
    expect(await told(exportHours, ['hours.read', 'people.read'])).toEqual([true, true, false]);
  });

  test('a token of somebody who may not do it any more does not either', async () => {
    const { secret } = await made(['events.write']);
    // As if the end of the token had been forgotten where the role changed.
    await product.db
      .updateTable('appUser')
      .set({ role: 'Volunteer' })
      .where('id', '=', organiser.id)
      .execute();
    const answer = await program(secret)(createEvent, { body: eventForm() });
    expect(answer.body.code).toBe('accounts.not_allowed');
  });
});

describe('RG-03 how a token is kept', () => {
  test('it is shown once: afterwards only its last four characters and its hash are anywhere', async () => {
    const { secret, id } = await made(['events.read']);
    expect(secret).toMatch(/^saath_[\w-]{43}$/);
    const { tokens } = (await organiser.call(endpoints.listApiTokens)).body as {
      tokens: { id: string }[];
    };
    const listed = tokens.find((each) => each.id === id);
    expect(listed).toEqual({
      ...{ id, name: 'Our website', abilities: ['events.read'], ending: secret.slice(-4) },
      maker: { id: organiser.id, name: organiser.name },
      ...{ madeAt: testStart.toISOString(), usedAt: null },
      expiresAt: new Date(testStart.getTime() + 30 * DAY).toISOString(),
    });
    const { rows } = await sql<{ row: string }>`select t::text as row from api_token t`.execute(
      product.db,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(secret.slice(0, -4));
  });

  test('when it was last used is told to the minute', async () => {
    const { secret, id } = await made(['events.read']);
    const usedAt = async () => {
      const row = product.db.selectFrom('apiToken').select('usedAt').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).usedAt?.getTime();
    };
    const at = testStart.getTime();
    for (const [wait, told] of [
      [1000, 1000],
      [59_999, 1000],
      [61_000, 61_000],
    ] as const) {
      product.clock.now = new Date(at + wait);
      expect(await works(secret)).toBe(true);
      expect(await usedAt()).toBe(at + told);
    }
  });

  test('twenty of one organiser at most, also when they are made at once; others have theirs', async () => {
    const body = { name: 'Many', abilities: ['events.read'], days: 30 };
    const make = async () => (await organiser.call(endpoints.makeApiToken, { body })).body;
    const answers = await Promise.all(Array.from({ length: limits.apiToken.max + 5 }, make));
    expect(answers.filter(({ success }) => success)).toHaveLength(limits.apiToken.max);
    expect(new Set(answers.flatMap(({ code }) => (code ? [code] : [])))).toEqual(
      new Set(['api_tokens.too_many']),
    );
    await made(['events.read'], await givenAdmin(product));
    // What has run out makes room.
    product.clock.now = new Date(testStart.getTime() + 30 * DAY);
    const again = await product.sessions.start(organiser.id, 'Tests');
    organiser.cookie = `__Host-sid=${again.secret}`;
    expect((await make()).success).toBe(true);
  });

  test('whoever is no organiser any more while the call is under way makes none', async () => {
    const { id: userId } = await givenSignedIn(product);
    const making = makeToken(product.ports, {
      ...{ userId, sessionId: newId(), name: 'Late', abilities: ['events.read'], days: 30 },
    });
    await expect(making).rejects.toMatchObject({ code: 'accounts.not_allowed' });
    const left = product.db.selectFrom('apiToken').select('id').where('userId', '=', userId);
    expect(await left.execute()).toEqual([]);
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ abilities: [] }, 'abilities'],
    [{ abilities: ['everything'] }, 'abilities.0'],
    [{ days: 366 }, 'days'],
  ])('%j is refused at its field', async (change, field) => {
    const body = { name: 'Ours', abilities: ['events.read'], days: 30, ...change };
    const answer = await organiser.call(endpoints.makeApiToken, { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });
});

describe('RG-03 when a token ends', () => {
  const ends: Readonly<Record<string, (id: string) => Promise<void>>> = {
    'any organiser ends it': async (id) => {
      const other = await givenAdmin(product);
      const answer = await other.call(endpoints.endApiToken, { params: { id } });
      expect(answer.status).toBe(200);
      const again = await other.call(endpoints.endApiToken, { params: { id } });
      expect(again.body.code).toBe('api_tokens.gone');
    },
    'its time is over': async () => {
      product.clock.now = new Date(testStart.getTime() + 30 * DAY);
    },
    'its maker has a new password': async () => {
      const body = { password: 'Guavas88!', currentPassword: adminPassword };
      expect((await organiser.call(updateProfile, { body })).status).toBe(200);
    },
    'its maker is no organiser any more': async () => {
      const other = await givenAdmin(product);
      const answer = await other.call(demotePerson, { params: { id: organiser.id } });
      expect(answer.status).toBe(200);
    },
    'another organiser logs its maker out': async () => {
      const other = await givenAdmin(product);
      const answer = await other.call(signOutPerson, { params: { id: organiser.id } });
      expect(answer.status).toBe(200);
    },
  };
  test.each(Object.entries(ends))('%s: the next call is refused', async (_, end) => {
    const { secret, id } = await made(['events.read']);
    product.clock.now = new Date(testStart.getTime() + 1000);
    expect(await works(secret)).toBe(true);
    await end(id);
    const answer = await program(secret)(getEvent, { params: { id: nobody } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'api_tokens.unknown' } });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  test('its maker leaves: nothing is left of it', async () => {
    const { id } = await made(['events.read']);
    const other = await givenAdmin(product);
    const { deleteUser } = await import('@saath/contract/accounts/accounts/endpoints');
    expect((await other.call(deleteUser, { params: { id: organiser.id } })).status).toBe(200);
    const left = product.db.selectFrom('apiToken').select('id').where('id', '=', id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('RG-03 a token where it does not belong', () => {
  const everySign = (text: string, sign = '%') =>
    [...text].map((letter) => `${sign}${letter.charCodeAt(0).toString(16)}`).join('');
  test.each<[string, (secret: string) => string]>([
    ['as a value', (secret) => `/events?token=${secret}`],
    ['as a part', (secret) => `/${secret}`],
    ['its underline in code', (secret) => `/events?token=${secret.replace('_', '%5F')}`],
    ['in code', (secret) => `/events?token=${everySign(secret)}`],
    ['the sign before it in code', (secret) => `/events?token${everySign(`=${secret}`)}`],
    ['in code of code', (secret) => `/events?token=${everySign(secret, '%25')}`],
    ['beside broken code', (secret) => `/events?a=%zz&token=%73${secret.slice(1)}`],
  ])('in an address, %s, is refused and noted', async (_, behind) => {
    const { secret } = await made(['events.read']);
    const url = `/api/event${behind(secret)}`;
    const { statusCode, body } = await product.app.inject({ url });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).code).toBe('api_tokens.in_address');
  });

  test('beside a cookie only the token counts, whatever it can do', async () => {
    const { secret } = await made(['events.read']);
    const volunteer = await givenSignedIn(product);
    const headers = { authorization: `Bearer ${secret}` };
    const own = await volunteer.call(getUser, { headers });
    expect(own.body.code).toBe('api_tokens.people_only');
    const dead = { authorization: 'Bearer saath_0000000000000000000000000000000000000000000' };
    expect((await organiser.call(listSessions, { headers: dead })).status).toBe(401);
  });

  test('other schemes of a proxy in front are not ours', async () => {
    const headers = { authorization: 'Basic c2FhdGg6c2FhdGg=' };
    expect((await organiser.call(listSessions, { headers })).status).toBe(200);
  });
});

test('RG-03 making and ending tokens, and tokens that do not work, stand in the security log', async () => {
  const { id } = await made(['events.read']);
  await organiser.call(endpoints.endApiToken, { params: { id } });
  await program('saath_unknown')(getEvent, { params: { id: nobody } });
  type Entry = { kind: string; actor: { id: string } | null };
  const noted = async () => {
    const { body } = await organiser.call(readSecurityLog, { query: {} });
    return (body.entries as Entry[]).map(({ kind, actor }) => `${kind} ${actor?.id}`);
  };
  const told = ['made', 'ended'].map((end) => `token.${end} ${organiser.id}`);
  await expect.poll(noted).toEqual(expect.arrayContaining([...told, 'token.refused undefined']));
});

test('RG-03 calls are counted by token, and tokens that do not work by caller', async () => {
  const strict = await testProduct({ rateFactor: 0.01 });
  try {
    const admin = await givenAdmin(strict);
    const [first, second] = [
      await made(['events.read'], admin),
      await made(['events.read'], admin),
    ];
    const call = async (secret: string) =>
      (await program(secret, strict)(getEvent, { params: { id: nobody } })).status;
    const calls: number[] = [];
    for (let count = 0; count < 7; count++) calls.push(await call(first.secret));
    expect(calls).toEqual([404, 404, 404, 404, 404, 404, 429]);
    expect(await call(second.secret)).toBe(404);
    expect(await call('saath_unknown')).toBe(401);
    expect(await call('saath_unknown')).toBe(429);
  } finally {
    await strict.close();
  }
});
