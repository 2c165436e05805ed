/** OR-04: people, rosters and hours as CSV, over HTTP on a real database. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { previewImport } from '@saath/contract/office/imports/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, ownPage } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Client & { id: string; email: string };
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const afterTheEvents = new Date('2026-12-31T12:00:00Z');

async function download(url: string, client: Client = admin) {
  const headers = { ...ownPage, ...(client.cookie ? { cookie: client.cookie } : {}) };
  const { statusCode, headers: answered, body } = await product.app.inject({ url, headers });
  return { status: statusCode, headers: answered, text: body };
}

/** The rows by the names of their columns. */
function rowsOf(text: string): Record<string, string>[] {
  return parse(text, { columns: true, bom: true, record_delimiter: '\r\n' });
}

async function lastEntry() {
  return await product.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('action', 'in', ['people.exported', 'roster.exported', 'hours.exported'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Somebody with a place at an event. */
async function placed(event: Awaited<ReturnType<typeof givenEvent>>, name: string) {
  const person = await givenVolunteer(product.db, { name });
  await assignVolunteer(product.ports, {
    eventId: event.id,
    roleId: firstRole(event).id,
    userId: person.id,
    actorId: admin.id,
  });
  return person;
}

describe('the file', () => {
  test('OR-04 is CSV with a byte order mark and a safe name, kept nowhere, for Admins only', async () => {
    const { status, headers, text } = await download('/api/export/people');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition':
        'attachment; filename="saath-people-2026-11-30.csv"; filename*=UTF-8\'\'saath-people-2026-11-30.csv',
    });
    expect(text.startsWith('\ufeffName,E-mail,Phone,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const volunteer = await signedInAs(product, (await givenVolunteer(product.db)).id);
    for (const path of ['people', 'hours', `roster/${newId()}`]) {
      expect((await download(`/api/export/${path}`, volunteer)).status).toBe(403);
      expect((await download(`/api/export/${path}`, { ...volunteer, cookie: '' })).status).toBe(
        401,
      );
    }
  });

  test('OR-04 what is wrong with the request is an answer as any other, not a file', async () => {
    const unknown = await download(`/api/export/roster/${newId()}`);
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.text)).toMatchObject({ code: 'events.not_found' });
    expect(unknown.headers['content-disposition']).toBeUndefined();
    const wrong = await download('/api/export/hours?from=2026-12-02&to=2026-12-01');
    expect(JSON.parse(wrong.text)).toMatchObject({
      code: 'request.invalid',
      fields: { to: 'The last day must not be before the first.' },
    });
    expect((await download('/api/export/hours?from=yesterday')).status).toBe(400);
    expect((await download('/api/export/roster/1')).status).toBe(404);
  });

  test('OR-04 a name in Urdu travels whole, and nobody can smuggle in another header', async () => {
    const event = await givenEvent(admin, eventForm({ title: 'صفائی "x"; ../etc\u202e' }));
    const { headers } = await download(`/api/export/roster/${event.id}`);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+$/);
    const full = decodeURIComponent(disposition.split("''")[1] ?? '');
    expect(full).toBe('saath-roster-صفائی--x-;-..-etc--2026-12-07.csv');
  });

  test('OR-04 a look at the head reads nothing and writes nothing down', async () => {
    const before = await lastEntry();
    const head = await product.app.inject({
      method: 'HEAD',
      url: '/api/export/people',
      headers: { ...ownPage, cookie: admin.cookie },
    });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(await lastEntry()).toEqual(before);
  });

  test('OR-04 the description says that it is a file', async () => {
    const { paths } = (await product.app.inject('/api/openapi.json')).json();
    const { responses } = paths['/api/export/hours'].get;
    expect(Object.keys(responses[200].content)).toEqual(['text/csv; charset=utf-8']);
  });
});

describe('what is in it', () => {
  test('OR-04 everybody who has an account, with hours, in a form that the import knows', async () => {
    const event = await givenEvent(admin);
    const person = await placed(event, 'Hina Malik');
    await updateUser(product.db, person.id, {
      skills: ['First aid', 'Cooking'],
      contactNumber: '+92 300 1234567',
    });
    const gone = await givenVolunteer(product.db, { name: 'Gone Person' });
    await updateUser(product.db, gone.id, { leftAt: testStart });
    const leaving = await givenVolunteer(product.db, { name: 'Leaving Person' });
    await updateUser(product.db, leaving.id, { leavingAt: testStart });
    await givenVolunteer(product.db, { name: 'New Person', activatedAt: null });
    product.clock.now = afterTheEvents;
    admin.cookie = (await signedInAs(product, admin.id)).cookie;
    const { text } = await download('/api/export/people');
    product.clock.now = testStart;
    const rows = rowsOf(text);
    expect(rows.find(({ Name }) => Name === 'Hina Malik')).toEqual({
      Name: 'Hina Malik',
      'E-mail': person.email,
      Phone: "'+92 300 1234567",
      Role: 'Volunteer',
      Status: 'Active',
      Years: '0',
      Skills: 'First aid; Cooking',
      Interests: 'Outdoor',
      Hours: '4',
      Events: '1',
      'Created (Asia/Karachi)': '2026-11-30 13:00',
    });
    expect(rows.find(({ Name }) => Name === 'Omar Organiser')).toMatchObject({ Role: 'Admin' });
    expect(rows.find(({ Name }) => Name === 'Leaving Person')).toMatchObject({ Status: 'Leaving' });
    expect(rows.find(({ Name }) => Name === 'New Person')).toMatchObject({
      Status: 'Not activated',
    });
    expect(rows.find(({ Name }) => Name === 'Gone Person')).toBeUndefined();
    expect(await lastEntry()).toMatchObject({
      action: 'people.exported',
      actorId: admin.id,
      details: { count: rows.length },
    });

    const back = await admin.call(previewImport, {
      files: [{ name: 'people.csv', bytes: Buffer.from(text), type: 'text/csv' }],
    });
    expect(back.body.counts).toMatchObject({ create: 0, update: 0 });
    expect(back.body.ignored).toEqual([
      'Role',
      'Status',
      'Hours',
      'Events',
      'Created (Asia/Karachi)',
    ]);
  });

  test('OR-04 whoever came in without an address has none in any table', async () => {
    const event = await givenEvent(admin, eventForm());
    const { id } = await placed(event, 'Walked In');
    const email = `walk-in-${id}`;
    await updateUser(product.db, id, { email, emailKey: email });
    for (const path of ['people', `roster/${event.id}`]) {
      const { text } = await download(`/api/export/${path}`);
      const row = rowsOf(text).find(({ Name }) => Name === 'Walked In');
      expect(row?.['E-mail'], path).toBe('');
    }
  });

  test('OR-04 a roster by role and name, with what everybody asked for', async () => {
    const role = (role_name: string) => ({
      role_name,
      description: 'Helps.',
      maxVolunteers: 3,
      skills: ['Helping'],
    });
    const event = await givenEvent(admin, eventForm({ role: [role('Usher'), role('Cook')] }));
    const place = async (name: string, index: number) => {
      const person = await givenVolunteer(product.db, { name });
      await assignVolunteer(product.ports, {
        eventId: event.id,
        roleId: event.role[index]?.id ?? '',
        userId: person.id,
        actorId: admin.id,
      });
    };
    await place('Zara', 0);
    await place('Aisha', 1);
    await place('Bilal', 0);
    const asking = await givenVolunteer(product.db, { name: 'Omar' });
    const client = await signedInAs(product, asking.id);
    const body = { eventId: event.id, userId: asking.id, note: 'I, too, "can"\nhelp' };
    await client.call(requestJoin, { body });
    const { text } = await download(`/api/export/roster/${event.id}`);
    const rows = rowsOf(text);
    expect(rows.map(({ Role, Name, State }) => [Role, Name, State])).toEqual([
      ['Usher', 'Bilal', 'Confirmed'],
      ['Usher', 'Zara', 'Confirmed'],
      ['Cook', 'Aisha', 'Confirmed'],
      ['', 'Omar', 'Requested'],
    ]);
    expect(rows[3]).toMatchObject({
      'E-mail': asking.email,
      Note: body.note,
      [`Requested (${event.timeZone})`]: '2026-11-30 13:00',
      [`Decided (${event.timeZone})`]: '',
    });
    expect(await lastEntry()).toMatchObject({
      action: 'roster.exported',
      eventId: event.id,
      details: { count: 4 },
    });
  });

  test('OR-04 hours of events that are over and not cancelled, by the days of the installation', async () => {
    const at = (day: string) => ({ startTime: `${day}T15:00:00Z`, endTime: `${day}T18:30:00Z` });
    const [first, second, third] = await Promise.all(
      // In Karachi the first ends at half past eleven on the 20th.
      ['2026-12-20', '2026-12-21', '2027-02-01'].map(
        async (day) => await givenEvent(admin, eventForm({ title: `Day ${day}`, ...at(day) })),
      ),
    );
    if (!first || !second || !third) throw new Error('No events');
    const aisha = await placed(first, 'Aisha');
    await placed(second, 'Bilal');
    await placed(third, 'Later');
    product.clock.now = afterTheEvents;
    admin.cookie = (await signedInAs(product, admin.id)).cookie;
    const rows = async (search: string) =>
      rowsOf((await download(`/api/export/hours${search}`)).text);
    expect(await rows('?from=2026-12-20&to=2026-12-20')).toEqual([
      {
        Person: 'Aisha',
        'E-mail': aisha.email,
        Event: 'Day 2026-12-20',
        Role: 'First aider',
        Date: '2026-12-20',
        Start: '2026-12-20 20:00',
        End: '2026-12-20 23:30',
        'Time zone': 'Asia/Karachi',
        Hours: '3.5',
        Basis: 'Planned',
        Correction: '',
      },
    ]);
    expect(await lastEntry()).toMatchObject({ action: 'hours.exported', details: { count: 1 } });
    expect((await rows('?from=2026-12-20')).map(({ Person }) => Person)).toEqual([
      'Aisha',
      'Bilal',
    ]);
    await product.db
      .updateTable('event')
      .set({ cancelledAt: testStart })
      .where('id', '=', second.id)
      .execute();
    expect(await rows('?from=2026-12-21')).toEqual([]);
    product.clock.now = testStart;
  });

  test('OR-04 no cell can be taken for a formula', async () => {
    const event = await givenEvent(admin, eventForm({ title: '=cmd()' }));
    for (const [index, evil] of [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '＝1',
      'x\n=1',
    ].entries()) {
      const person = await givenVolunteer(product.db, { skills: [evil], name: evil });
      const client = await signedInAs(product, person.id);
      await client.call(requestJoin, { body: { eventId: event.id, userId: person.id, note: 'x' } });
      await product.db
        .updateTable('participation')
        .set({ note: evil })
        .where('userId', '=', person.id)
        .execute();
      const people = rowsOf((await download('/api/export/people')).text);
      const row = people.find((each) => each['E-mail'] === person.email);
      const safe = evil.startsWith('x') ? evil : `'${evil}`;
      expect(row, `${index}`).toMatchObject({ Name: safe, Skills: safe });
    }
    const { text } = await download(`/api/export/roster/${event.id}`);
    const cells = rowsOf(text).flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝]/.test(cell))).toEqual([]);
    // A line end within a cell must not begin a row.
    expect(text).toContain(`"'\r=1"`);
    expect(text).toContain('"x\n=1"');
  });

  test('OR-04 more than one batch: everybody once', async () => {
    await product.db.executeQuery(
      sql`
        insert into app_user (id, email, email_key, name, name_key, role, password_hash, created_at, updated_at)
        select gen_random_uuid(), 'many' || n || '@example.org', 'many' || n, 'Many', 'many', 'Volunteer', 'none', now(), now()
        from generate_series(1, 2500) n
      `.compile(product.db),
    );
    const rows = rowsOf((await download('/api/export/people')).text);
    const many = rows.filter(({ Name }) => Name === 'Many').map((row) => row['E-mail']);
    expect(many).toHaveLength(2500);
    expect(new Set(many).size).toBe(2500);
  });
});

describe('a client that goes away', () => {
  test('OR-04 API4 ends the reading, and what it got is written down', async () => {
    await product.db.executeQuery(
      sql`
        insert into app_user (id, email, email_key, name, name_key, role, password_hash, skills, created_at, updated_at)
        select gen_random_uuid(), 'lots' || n, 'lots' || n, 'Lots', 'lots', 'Volunteer', 'none', array[repeat('x', 8000)], now(), now()
        from generate_series(1, 6000) n
      `.compile(product.db),
    );
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product.app.server.address() as AddressInfo;
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/api/export/people',
      headers: { host: 'localhost', cookie: admin.cookie, ...ownPage },
    });
    asked.end();
    const [answer] = await once(asked, 'response');
    await once(answer, 'readable');
    answer.on('error', () => {});
    const before = await lastEntry();
    answer.destroy();
    for (let look = 0; look < 200 && (await lastEntry())?.id === before?.id; look++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    const entry = await lastEntry();
    expect(entry?.id).not.toBe(before?.id);
    expect(entry?.details.count).toBeGreaterThan(0);
    expect(entry?.details.count).toBeLessThan(6000);
    // The database is free for others.
    expect((await admin.call(updateProfile, { body: { description: 'Hello' } })).status).toBe(200);
  });
});
