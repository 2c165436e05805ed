/** The user calls of the wire contract, over real HTTP, as the client in the field makes them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import {
  adminPassword,
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenVolunteer,
} from '../testing/given.ts';
import {
  formOf,
  pictureFile,
  type WireClient,
  type WireProduct,
  wireProduct,
} from '../testing/wire.ts';

let product: WireProduct;
let organiser: Awaited<ReturnType<typeof givenAdmin>>;
let admin: WireClient;
let portrait: Buffer;
beforeAll(async () => {
  product = await wireProduct();
  organiser = await givenAdmin(product);
  admin = await product.as(organiser.id);
  portrait = await givenPicture(300, 200);
});
afterAll(async () => await product.close());

type User = Record<string, unknown> & { id: string; skills: string[]; role: string };

const ownUser = async (client: WireClient) =>
  (await client.send('GET', '/api/user/getuser')).body.user as User;

const update = async (client: WireClient, json: object) =>
  await client.send('PUT', '/api/user/update-profile', { json });

let count = 0;
/** The form of the client in the field: lists as JSON text, numbers as text, the picture last. */
function signupFields(change: Record<string, string> = {}) {
  count += 1;
  const fields = {
    name: 'Bilal Ahmed',
    email: `wire${count}@gmail.com`,
    password: 'Sunrise7!',
    contactNumber: '03001234567',
    skills: JSON.stringify(['Cloud', 'DevOps']),
    interests: JSON.stringify(['Outdoor']),
    experienceYears: '7',
    description: 'I like to help at events.',
    ...change,
  };
  return Object.entries(fields);
}

async function signUp(change: Record<string, string> = {}) {
  const fields = signupFields(change);
  const client = product.guest();
  const form = formOf([...fields, ['avatar', pictureFile(portrait, 'me.png')]]);
  const answer = await client.send('POST', '/api/user/create-user', { form });
  const { email = '' } = Object.fromEntries(fields);
  return { client, answer, email };
}

async function activationToken(email: string): Promise<string> {
  const [mail = ''] = await product.mailsTo(email);
  return /\/activation\/([\w-]+)/.exec(mail)?.[1] ?? '';
}

async function signedUp(change: Record<string, string> = {}) {
  const { client, email } = await signUp(change);
  const activation_token = await activationToken(email);
  await client.send('POST', '/api/user/activation', { json: { activation_token } });
  return { client, email };
}

describe('signing up', () => {
  test('AU-08 AU-01 create-user takes lists as JSON text and numbers as text, and nothing that is not asked', async () => {
    const { client, answer, email } = await signUp({
      role: 'Admin',
      id: newId(),
      createdAt: '2001-01-01T00:00:00Z',
      activatedAt: '2001-01-01T00:00:00Z',
      _count: '{"roles":99}',
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Check your email to verify your account!' },
    ]);
    const activation_token = await activationToken(email);
    const activated = await client.send('POST', '/api/user/activation', {
      json: { activation_token },
    });
    expect(activated.body).toMatchObject({ success: true, user: { email, role: 'Volunteer' } });

    const user = await ownUser(client);
    expect(user).toEqual({
      id: expect.any(String),
      name: 'Bilal Ahmed',
      email,
      role: 'Volunteer',
      profileImage: {
        public_id: expect.any(String),
        url: expect.stringMatching(/^\/media\/.+\.webp$/),
      },
      contactNumber: '03001234567',
      experienceYears: 7,
      description: 'I like to help at events.',
      skills: ['Cloud', 'DevOps'],
      interests: ['Outdoor'],
      language: 'en',
      createdAt: '2026-11-30T08:00:00.000Z',
      updatedAt: '2026-11-30T08:00:00.000Z',
      _count: { roles: 0 },
    });
  });

  test('AU-05 a token with dots is no file: the call answers it, and so does the variant under both of its addresses', async () => {
    const paths = ['/api/user/activation', '/api/shop/shopactivation', '/shop/shopactivation'];
    for (const path of paths) {
      const wrong = await product.guest().send('POST', path, {
        json: { activation_token: 'eyJhbGciOi.eyJ1c2Vy.c2lnbmVk.js' },
      });
      expect([wrong.status, wrong.body.message], path).toEqual([400, 'Token Expired or Invalid']);
      const { client, email } = await signUp();
      const activation_token = await activationToken(email);
      const right = await client.send('POST', path, { json: { activation_token } });
      expect([right.status, right.body.success]).toEqual([200, true]);
      expect(await ownUser(client)).toMatchObject({ email });
      const again = await client.send('POST', path, { json: { activation_token } });
      expect(again.body).toMatchObject({ success: false, message: 'Token Expired or Invalid' });
    }
  });

  test('AU-08 a number that is no number is refused at its field', async () => {
    const { answer } = await signUp({ experienceYears: 'seven' });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        success: false,
        fields: { experienceYears: 'Please enter a valid number for experience' },
      },
    });
  });
});

describe('update-profile', () => {
  test('AU-08 PF-04 the skills alone: everything else stays as it is', async () => {
    const { client } = await signedUp();
    const before = await ownUser(client);
    const answer = await update(client, { skills: [...before.skills, 'First aid'] });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'Profile updated successfully!',
        user: {
          ...before,
          skills: ['Cloud', 'DevOps', 'First aid'],
          updatedAt: expect.any(String),
        },
      },
    ]);
    const emptied = await update(client, { skills: [] });
    expect([emptied.status, (emptied.body.user as { skills: string[] }).skills]).toEqual([200, []]);
  });

  test('AU-08 PF-02 the fields of the form, years as text', async () => {
    const { client, email } = await signedUp();
    const fields = {
      name: 'Bilal Khan',
      email,
      contactNumber: '0300-7654321',
      skills: ['Cooking'],
      experienceYears: '9',
      description: 'I cook for many.',
      interests: ['Management'],
    };
    const { status, body } = await update(client, fields);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ ...fields, experienceYears: 9 });
    const emptied = await update(client, { ...fields, contactNumber: ' ' });
    expect([emptied.status, emptied.body.message]).toEqual([400, 'Phone number is required']);
  });

  test('AU-08 the whole user object comes back as it went out, and with changes', async () => {
    const { client } = await signedUp();
    const user = await ownUser(client);
    const unchanged = await update(client, { ...user, password: '' });
    expect([unchanged.status, unchanged.body.user]).toEqual([
      200,
      { ...user, updatedAt: expect.any(String) },
    ]);
    const renamed = await update(client, { ...user, name: 'Bilal Renamed' });
    expect(renamed.body.user).toMatchObject({ id: user.id, name: 'Bilal Renamed' });
  });

  test('AU-08 AD-04 an Admin, who has no phone number and no skills, sends the whole object too', async () => {
    const user = await ownUser(admin);
    expect(user).toMatchObject({ contactNumber: '', skills: [] });
    const { status, body } = await update(admin, { ...user, name: 'Omar Renamed', password: '' });
    expect([status, body.user]).toEqual([
      200,
      { ...user, name: 'Omar Renamed', updatedAt: expect.any(String) },
    ]);
  });

  test('AU-08 what is no field of the form is ignored, never applied', async () => {
    const { client } = await signedUp();
    const user = await ownUser(client);
    const { status, body } = await update(client, {
      description: 'Only this changes.',
      role: 'Admin',
      id: newId(),
      _count: { roles: 99 },
      createdAt: '2001-01-01T00:00:00Z',
      updatedAt: '2001-01-01T00:00:00Z',
      activatedAt: null,
      profileImage: null,
      passwordHash: 'x',
      language: 'ur',
      somethingElse: { deep: [1] },
    });
    expect(status).toBe(200);
    expect(body.user).toEqual({
      ...user,
      description: 'Only this changes.',
      updatedAt: expect.stringMatching(/^2026-/),
    });
    expect((await client.send('GET', '/api/user/admin-all-users?limit=100')).status).toBe(403);
  });

  test('AU-08 PF-02 a new password in the body counts with the current one beside it, and waits for its link without', async () => {
    const { client, email } = await signedUp();
    const user = await ownUser(client);
    const alone = await update(client, { ...user, password: 'Another8!' });
    expect([alone.status, alone.body.message]).toEqual([
      200,
      expect.stringContaining('Your new password is not in use yet'),
    ]);
    const both = { ...user, password: 'Another8!', currentPassword: 'Sunrise7!' };
    expect((await update(client, both)).status).toBe(200);
    // The session goes on under a new cookie.
    expect(await ownUser(client)).toMatchObject({ email });
    const login = await product.guest().send('POST', '/api/user/login-user', {
      json: { email, password: 'Another8!' },
    });
    expect(login.body).toMatchObject({ success: true, user: { email, role: 'Volunteer' } });
  });
});

describe('what Admins see', () => {
  test('AU-08 admin-all-users?limit=100 answers users and the number of each role', async () => {
    await signedUp();
    const { status, body } = await admin.send('GET', '/api/user/admin-all-users?limit=100');
    const users = body.users as User[];
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['roleCounts', 'success', 'users']);
    const numberOf = (role: string) => users.filter((user) => user.role === role).length;
    expect(body.roleCounts).toEqual({
      Volunteer: numberOf('Volunteer'),
      Admin: numberOf('Admin'),
    });
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['Volunteer', 'Admin']));
    for (const user of users) {
      expect(Object.keys(user).sort()).toEqual([
        '_count',
        'contactNumber',
        'createdAt',
        'description',
        'email',
        'experienceYears',
        'id',
        'interests',
        'language',
        'name',
        'profileImage',
        'role',
        'skills',
        'updatedAt',
      ]);
      expect(user.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    const one = await admin.send('GET', '/api/user/admin-all-users?limit=1');
    expect(one.body.users).toHaveLength(1);
  });

  test('AU-08 _count.roles is the number of event roles that the user is assigned to', async () => {
    const person = await givenVolunteer(product.db);
    const event = await givenEvent(organiser);
    const json = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
    await admin.send('POST', '/api/role/assign-volunteer', { json });
    expect(await ownUser(await product.as(person.id))).toMatchObject({ _count: { roles: 1 } });
  });

  test('AU-08 delete-user answers success and message, and the person is gone', async () => {
    const { client } = await signedUp();
    const { id } = await ownUser(client);
    const { status, body } = await admin.send('DELETE', `/api/user/delete-user/${id}`);
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Volunteer deleted successfully!' },
    ]);
    expect((await client.send('GET', '/api/user/getuser')).status).toBe(401);
    const again = await admin.send('DELETE', `/api/user/delete-user/${id}`);
    expect([again.status, again.body.success]).toEqual([404, false]);
  });

  test('AU-08 RO-02 search-volunteer leaves out who is in the event already, and tells no address', async () => {
    const [inside, outside] = [
      await givenVolunteer(product.db, { name: 'Zubaida Inside' }),
      await givenVolunteer(product.db, { name: 'Zubaida Outside' }),
    ];
    const event = await givenEvent(organiser, {
      startTime: '2026-12-09T09:00:00Z',
      endTime: '2026-12-09T13:00:00Z',
    });
    const json = { volunteerId: inside.id, roleId: firstRole(event).id, eventId: event.id };
    await admin.send('POST', '/api/role/assign-volunteer', { json });
    const { status, body } = await admin.send(
      'GET',
      `/api/user/search-volunteer?name=zubaida&event_id=${event.id}`,
    );
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        users: [
          {
            id: outside.id,
            name: 'Zubaida Outside',
            description: '',
            skills: ['First aid'],
            interests: ['Outdoor'],
            profileImage: null,
          },
        ],
      },
    ]);
    const anywhere = await admin.send('GET', '/api/user/search-volunteer?name=zubaida');
    expect(anywhere.body.users).toHaveLength(2);
  });
});

test('AU-06 roles in answers are exactly Admin and Volunteer, whoever logs in', async () => {
  const { email } = await signedUp();
  const roles = await Promise.all(
    [
      { email, password: 'Sunrise7!' },
      { email: organiser.email, password: adminPassword },
    ].map(async (json) => {
      const { body } = await product.guest().send('POST', '/api/user/login-user', { json });
      return (body.user as User).role;
    }),
  );
  expect(roles).toEqual(['Volunteer', 'Admin']);
});
