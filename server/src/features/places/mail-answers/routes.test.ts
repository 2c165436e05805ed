/** Answers by the links of mails, over HTTP, with the links as they stand in the mails (WI-03, WI-06, G17). */
import type { Endpoint } from '@saath/contract/endpoint';
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { decide, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import * as endpoints from '@saath/contract/places/mail-answers/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ownPage, testClient } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { eachWithOrganiser } from '../../../testing/given-organiser.ts';
import { type TestProduct, testStart } from '../../../testing/product.ts';
import { endLinks } from '../../accounts/access/queries.ts';
import { tellOfRequests } from '../ask-news/jobs.ts';
import { sendReminders } from '../reminders/jobs.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let admin: SignedIn;
eachWithOrganiser((given) => {
  ({ product, admin } = given);
});

const guest = () => testClient(product.app);
let hour = 100;

async function event(places = 1, roles = ['Cook']): Promise<Event> {
  hour += 5;
  const start = testStart.getTime() + hour * HOUR;
  return await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3 * HOUR).toISOString(),
    role: roles.map((role_name) => ({
      ...{ role_name, description: 'Helps.', maxVolunteers: places, skills: ['Cooking'] },
    })),
  });
}

type Asked = { readonly person: SignedIn; readonly id: string; readonly token: string };

/** Somebody asked, and the organiser has the mail. */
async function asked(of: Event, isNamed = true): Promise<Asked> {
  const person = await givenSignedIn(product, { name: 'Bilal Ahmed' });
  const body = { eventId: of.id, ...(isNamed ? { roleId: firstRole(of).id } : {}) };
  const { id } = (await person.call(requestJoin, { body })).body.participation as Participation;
  await tellOfRequests(product.ports, admin.id);
  return { person, id, token: await tokenIn(admin, 'request') };
}

async function tokenIn({ email }: { email: string }, page: 'request' | 'offer'): Promise<string> {
  const mail = (await product.mailsTo(email)).at(-1) ?? '';
  return new RegExp(`/${page}/([\\w.-]+)`).exec(mail)?.[1] ?? '';
}

const read = async (endpoint: Endpoint, token: string) =>
  await guest().call(endpoint, { params: { token } });
const readRequest = async (token: string) => await read(endpoints.readRequestLink, token);
const readOffer = async (token: string) => await read(endpoints.readOfferLink, token);
const answerRequest = async (token: string, body: object) =>
  await guest().call(endpoints.answerRequestLink, { params: { token }, body });
const answerOffer = async (token: string, answer: string) =>
  await guest().call(endpoints.answerOfferLink, { params: { token }, body: { answer } });

const stateOf = async (id: string) =>
  await product.db
    .selectFrom('participation')
    .select(['state', 'decidedBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** An organiser keeps a place for somebody who asked. */
async function offer(id: string): Promise<void> {
  for (const decision of ['waitlist', 'offer'])
    expect((await admin.call(decide, { params: { id }, body: { decision } })).status).toBe(200);
}

/** Everything that is stored, once no mail is on its way any more: that it went is stored as well. */
async function everything(): Promise<string> {
  await product.mailsTo(admin.email);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'job_run' order by 1`.execute(product.db);
  const tables: unknown[] = [];
  for (const { name } of rows)
    tables.push(
      (
        await sql`select to_jsonb(t) as row from ${sql.table(name)} t order by 1`.execute(
          product.db,
        )
      ).rows,
    );
  return JSON.stringify(tables);
}

describe('WI-03 an organiser answers from the mail', () => {
  test('WI-03 the page shows who asks for what; one press gives the place in that organiser’s name, with an entry in the log', async () => {
    const of = await event();
    const { id, token } = await asked(of);
    expect((await readRequest(token)).body).toMatchObject({
      ...{
        state: 'open',
        personName: 'Bilal Ahmed',
        roleName: 'Cook',
        obstacle: null,
        clash: null,
      },
      event: { title: 'River clean-up', timeZone: of.timeZone },
    });
    const { status, body } = await answerRequest(token, { answer: 'approve' });
    expect([status, body.message]).toEqual([200, 'Place given.']);
    expect(await stateOf(id)).toEqual({ state: 'confirmed', decidedBy: admin.id });
    const entries = await product.db
      .selectFrom('auditEntry')
      .select(['action', 'actorId', 'eventId'])
      .where('action', '=', 'person.answered_by_mail')
      .where('eventId', '=', of.id)
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.actorId).toBe(admin.id);
  });

  test('WI-03 a second press answers alike and does nothing, even at the same moment; another answer comes too late', async () => {
    const { id, token } = await asked(await event());
    const presses = await Promise.all(
      [1, 2, 3].map(async () => await answerRequest(token, { answer: 'decline' })),
    );
    expect(presses.map(({ body }) => body.message)).toEqual(Array(3).fill('Request declined.'));
    const before = await everything();
    expect((await answerRequest(token, { answer: 'decline' })).status).toBe(200);
    const late = await answerRequest(token, { answer: 'approve' });
    expect(late.body.code).toBe('mail_answers.too_late');
    expect(await everything()).toBe(before);
    expect((await stateOf(id)).state).toBe('declined');
    expect((await readRequest(token)).body).toMatchObject({
      state: 'answered',
      standing: 'declined',
    });
  });

  test('WI-03 an answer and its entry in the log are there together, or neither is', async () => {
    const { id, token } = await asked(await event());
    const rule = sql.raw(`alter table audit_entry add constraint no_mail
      check (action <> 'person.answered_by_mail') not valid`);
    await rule.execute(product.db);
    const { status } = await answerRequest(token, { answer: 'approve' });
    await sql`alter table audit_entry drop constraint no_mail`.execute(product.db);
    expect([status, (await stateOf(id)).state]).toEqual([500, 'requested']);
    expect((await readRequest(token)).body).toMatchObject({ state: 'open' });
    expect((await answerRequest(token, { answer: 'approve' })).status).toBe(200);
    expect((await stateOf(id)).state).toBe('confirmed');
  });

  test('WI-03 the form of the page works without JavaScript, from our own pages only', async () => {
    const { id, token } = await asked(await event());
    const press = async (headers: Record<string, string>) =>
      await product.app.inject({
        method: 'POST',
        url: `/request/${token}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'answer=approve&roleId=',
      });
    expect((await press({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await stateOf(id)).state).toBe('requested');
    const { statusCode, headers } = await press(ownPage);
    expect([statusCode, headers.location]).toEqual([303, `/request/${token}?said=approve`]);
    expect((await stateOf(id)).state).toBe('confirmed');
  });

  test('WI-03 a full role and a clash are told before anybody presses, and refused when pressed', async () => {
    const of = await event();
    const holder = await givenSignedIn(product);
    const body = { volunteerId: holder.id, roleId: firstRole(of).id, eventId: of.id };
    await admin.call(assignVolunteer, { body });
    const full = await asked(of);
    expect((await readRequest(full.token)).body.obstacle).toBe('full');
    expect((await answerRequest(full.token, { answer: 'approve' })).body.code).toBe('joining.full');
    expect((await answerRequest(full.token, { answer: 'waitlist' })).status).toBe(200);
    expect((await stateOf(full.id)).state).toBe('waitlisted');

    const { startTime, endTime } = of;
    const same = await givenEvent(admin, { startTime, endTime, title: 'Tree planting' });
    const busy = await asked(same);
    const elsewhere = await givenEvent(admin, {
      startTime,
      endTime,
      title: 'Beach day',
      location: 'Clifton',
    });
    await admin.call(assignVolunteer, {
      body: { volunteerId: busy.person.id, roleId: firstRole(elsewhere).id, eventId: elsewhere.id },
    });
    expect((await readRequest(busy.token)).body).toMatchObject({
      obstacle: 'clash',
      clash: { title: 'Beach day', minutesAway: null },
    });
    expect((await answerRequest(busy.token, { answer: 'approve' })).body.code).toBe(
      'joining.overlap',
    );
    expect((await stateOf(busy.id)).state).toBe('requested');
  });

  test('WI-03 where no role was asked for the organiser says which one', async () => {
    const of = await event(1, ['Cook', 'Driver']);
    const { id, token } = await asked(of, false);
    const { roles } = (await readRequest(token)).body as {
      roles: { id: string; name: string; free: number }[];
    };
    expect(roles.map(({ name, free }) => [name, free])).toEqual([
      ['Cook', 1],
      ['Driver', 1],
    ]);
    expect((await answerRequest(token, { answer: 'approve' })).body.code).toBe(
      'joining.role_needed',
    );
    expect((await answerRequest(token, { answer: 'approve', roleId: roles[1]?.id })).status).toBe(
      200,
    );
    expect((await stateOf(id)).state).toBe('confirmed');
  });

  test('WI-03 foreign, false and ended links are refused: another password, no organiser any more', async () => {
    const { id, token } = await asked(await event());
    for (const wrong of ['x', `${token}x`, token.slice(0, -1), 'a.b.c.d', '%00'])
      expect((await readRequest(wrong)).status, wrong).toBeGreaterThanOrEqual(400);
    expect((await readRequest('x')).body).toMatchObject({
      code: 'mail_answers.link_invalid',
      message:
        'This link is not valid. Please open the newest mail about the event, or log in and answer there.',
    });
    await product.db.transaction().execute(async (tx) => await endLinks(tx, admin.id));
    expect((await readRequest(token)).status).toBe(404);
    expect((await answerRequest(token, { answer: 'approve' })).status).toBe(404);
    const later = await givenAdmin(product);
    admin = later;
    const second = await asked(await event());
    await product.db
      .updateTable('appUser')
      .set({ role: 'Volunteer' })
      .where('id', '=', later.id)
      .execute();
    expect((await answerRequest(second.token, { answer: 'approve' })).status).toBe(404);
    expect((await stateOf(id)).state).toBe('requested');
    expect((await stateOf(second.id)).state).toBe('requested');
    // Else the next organiser hears of what nobody's event is left with.
    await product.db
      .updateTable('appUser')
      .set({ role: 'Admin' })
      .where('id', '=', later.id)
      .execute();
  });

  test('WI-03 the link says what is true: taken back, asked anew, cancelled, begun', async () => {
    const of = await event(3);
    const { person, id, token } = await asked(of);
    await person.call(withdraw, { params: { id } });
    expect((await readRequest(token)).body.state).toBe('withdrawn');
    product.clock.now = new Date(testStart.getTime() + HOUR / 3);
    await person.call(requestJoin, { body: { eventId: of.id, roleId: firstRole(of).id } });
    expect((await readRequest(token)).body.state).toBe('renewed');
    expect((await answerRequest(token, { answer: 'approve' })).body.code).toBe(
      'mail_answers.too_late',
    );
    await tellOfRequests(product.ports, admin.id);
    const newer = await tokenIn(admin, 'request');
    expect(newer).not.toBe(token);
    expect((await readRequest(newer)).body.state).toBe('open');
    product.clock.now = new Date(of.startTime);
    expect((await readRequest(newer)).body.state).toBe('begun');
    expect((await answerRequest(newer, { answer: 'approve' })).body.code).toBe(
      'mail_answers.too_late',
    );
    product.clock.now = testStart;
    await admin.call(cancelEvent, { params: { id: of.id }, body: { reason: 'Rain' } });
    expect((await readRequest(newer)).body.state).toBe('cancelled');
  });

  test('WI-03 the database keeps no secret of a link, only its hash', async () => {
    const { token } = await asked(await event());
    await product.mailsTo(admin.email);
    expect(await everything()).not.toContain(token);
  });
});

describe('WI-06 G17 an offer is answered from the mail', () => {
  /** Somebody to whom a place is offered, with the mail's two links. */
  async function offered() {
    const of = await event();
    const { person, id } = await asked(of);
    await offer(id);
    const mail = (await product.mailsTo(person.email)).at(-1) ?? '';
    const links = [...new Set(mail.match(/\/offer\/[\w.-]+/g))];
    return { of, person, id, links };
  }
  const tokenOf = (links: readonly string[], answer: string) =>
    links.find((link) => link.includes(`.${answer}.`))?.split('/')[2] ?? '';

  test('G17 the two answers are two links, each one press', async () => {
    const { id, links } = await offered();
    expect(links).toHaveLength(2);
    const take = tokenOf(links, 'take');
    expect((await readOffer(take)).body).toMatchObject({
      ...{ state: 'open', firstName: 'Bilal', chosen: 'take', roleName: 'Cook' },
    });
    const presses = await Promise.all([1, 2].map(async () => await answerOffer(take, 'take')));
    expect(presses.map(({ body }) => body.message)).toEqual(
      Array(2).fill('The place is yours. See you there!'),
    );
    expect((await stateOf(id)).state).toBe('confirmed');
    expect((await readOffer(take)).body).toMatchObject({ state: 'taken', offeredUntil: null });
    expect((await answerOffer(take, 'pass')).body.code).toBe('mail_answers.too_late');
  });

  test('G17 passing on, running out, a new password and a false link', async () => {
    const first = await offered();
    const pass = tokenOf(first.links, 'pass');
    expect((await answerOffer(pass, 'pass')).status).toBe(200);
    expect((await answerOffer(pass, 'pass')).status).toBe(200);
    expect((await stateOf(first.id)).state).toBe('withdrawn');

    const second = await offered();
    const take = tokenOf(second.links, 'take');
    expect((await readOffer(take.replace('.take.', '.pass.'))).status).toBe(404);
    expect((await readOffer(take.replace(second.id, first.id))).status).toBe(404);
    product.clock.now = new Date(testStart.getTime() + 25 * HOUR);
    expect((await readOffer(take)).body.state).toBe('over');
    expect((await answerOffer(take, 'take')).body.code).toBe('mail_answers.too_late');
    product.clock.now = testStart;
    await product.db.transaction().execute(async (tx) => await endLinks(tx, second.person.id));
    expect((await readOffer(take)).status).toBe(404);
  });
});

test('WI-06 no link of any mail changes anything by being opened', async () => {
  const of = await event(2);
  await asked(of);
  const { person, id } = await asked(await event());
  await offer(id);
  const comer = await givenSignedIn(product);
  await admin.call(assignVolunteer, {
    body: { volunteerId: comer.id, roleId: firstRole(of).id, eventId: of.id },
  });
  product.clock.now = new Date(Date.parse(of.startTime) - 47 * HOUR);
  await sendReminders(product.ports);
  product.clock.now = testStart;
  const mails = [
    ...(await product.mailsTo(admin.email)),
    ...(await product.mailsTo(person.email)),
    ...(await product.mailsTo(comer.email)),
  ];
  const links = [...new Set(mails.join('\n').match(/https?:\/\/[^\s"<>]+/g))].map(
    (link) => new URL(link.replaceAll('&amp;', '&')),
  );
  const own = links.filter(({ hostname }) => hostname === 'localhost');
  const pages = new Set(own.map(({ pathname }) => pathname.split('/')[1]));
  expect([...pages].sort()).toEqual(
    expect.arrayContaining(['coming', 'offer', 'request', 'unsubscribe']),
  );
  const apis: Readonly<Record<string, string>> = {
    coming: '/api/coming/',
    offer: '/api/mail-answer/offer/',
    request: '/api/mail-answer/request/',
    unsubscribe: '/api/notice/mail/',
  };
  const before = await everything();
  for (const { pathname, search } of own) {
    const [, page = '', token = ''] = pathname.split('/');
    const addresses = [`${pathname}${search}`, ...(apis[page] ? [`${apis[page]}${token}`] : [])];
    for (const url of addresses)
      for (const method of ['GET', 'HEAD'] as const) await product.app.inject({ method, url });
    if (apis[page])
      expect((await product.app.inject({ url: `${apis[page]}${token}` })).statusCode, page).toBe(
        200,
      );
  }
  expect(await everything()).toBe(before);
});
