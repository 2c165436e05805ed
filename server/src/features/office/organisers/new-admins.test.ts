/** What an account that becomes an Admin leaves behind, and what Admins are told. */
import { activate, createUser } from '@saath/contract/accounts/accounts/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { approveOrganiser, askToOrganise } from '@saath/contract/office/organisers/endpoints';
import type { OwnOrganiserRequest } from '@saath/contract/office/organisers/schema';
import {
  decide,
  myParticipations,
  requestJoin,
  withdraw,
} from '@saath/contract/places/joining/endpoints';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenSignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('organiserRequest').execute();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

const why = 'I have run a food drive for years.';
const askAs = async (person: Client, text = why) =>
  await person.call(askToOrganise, { body: { text } });

/** A volunteer with an open request, and the request's id. */
async function asker() {
  const person = await volunteer();
  const { id } = (await askAs(person)).body.request as OwnOrganiserRequest;
  return { person, params: { id } };
}

describe('what a new Admin took part in', () => {
  const mine = async (person: Client) =>
    (await person.call(myParticipations)).body.participations as MyParticipation[];

  async function organiserWithPlace() {
    const { person, params } = await asker();
    const [held, asked] = [
      await givenEvent(admin),
      await givenEvent(admin, {
        startTime: '2026-12-20T09:00:00Z',
        endTime: '2026-12-20T13:00:00Z',
      }),
    ];
    await assignVolunteer(product.ports, {
      eventId: held.id,
      roleId: firstRole(held).id,
      userId: person.id,
      actorId: admin.id,
    });
    await person.call(requestJoin, { body: { eventId: asked.id } });
    await admin.call(approveOrganiser, { params });
    Object.assign(person, await signedInAs(product, person.id));
    const places = await mine(person);
    const stateIn = (id: string) => places.find(({ eventId }) => eventId === id);
    return { person, held: stateIn(held.id), asked: stateIn(asked.id), roleId: firstRole(held).id };
  }

  const filled = async (roleId: string) =>
    (
      await product.db
        .selectFrom('eventRole')
        .select('filled')
        .where('id', '=', roleId)
        .executeTakeFirstOrThrow()
    ).filled;

  test('AU-11 places stay and open requests are taken back; no new place is given', async () => {
    const { person, held, asked, roleId } = await organiserWithPlace();
    expect([held?.state, asked?.state]).toEqual(['confirmed', 'withdrawn']);
    expect(await filled(roleId)).toBe(1);
    const answer = { params: { id: asked?.id ?? '' }, body: { decision: 'approve' } };
    expect((await admin.call(decide, answer)).body.code).toBe('joining.not_active');
    const again = await person.call(requestJoin, { body: { eventId: asked?.eventId } });
    expect(again.body.code).toBe('joining.not_active');
  });

  test('AU-11 the place can be given back by the person or taken off by an Admin', async () => {
    const [one, other] = [await organiserWithPlace(), await organiserWithPlace()];
    const own = { params: { id: one.held?.id ?? '' } };
    expect((await one.person.call(withdraw, own)).status).toBe(200);
    const taken = { params: { id: other.held?.id ?? '' }, body: { decision: 'decline' } };
    expect((await admin.call(decide, taken)).status).toBe(200);
    expect([await filled(one.roleId), await filled(other.roleId)]).toEqual([0, 0]);
  });
});

describe('what Admins are told', () => {
  const link = '/admin/dashboard#organisers';
  const toldTo = async (client: Client) => {
    const { notices } = (await client.call(listNotices)).body as {
      notices: { title: string; link: string }[];
    };
    return notices.filter((notice) => notice.link === link).map(({ title }) => title);
  };

  test('AU-11 every active Admin gets a notice of a new request, in their own language', async () => {
    const second = await givenAdmin(product);
    const leaving = await givenAdmin(product);
    await updateUser(product.db, second.id, { language: 'ur' });
    await updateUser(product.db, leaving.id, { leavingAt: testStart, activatedAt: null });
    const person = await volunteer({ name: 'Sana Saeed' });
    await askAs(person);
    expect(await toldTo(admin)).toEqual(['Sana Saeed wants to organise and waits for an answer']);
    expect(await toldTo(second)).toEqual([
      '\u2068Sana Saeed\u2069 منتظم بننا چاہتے ہیں اور جواب کے منتظر ہیں',
    ]);
    expect(await toldTo(person)).toEqual([]);
    const stored = await product.db
      .selectFrom('notice')
      .select(['userId', 'kind'])
      .where('userId', 'in', [admin.id, second.id, leaving.id])
      .where('kind', '=', 'organiser-request')
      .execute();
    expect(stored.map(({ userId }) => userId).sort()).toEqual([admin.id, second.id].sort());
    // Refused, it tells nobody again.
    await askAs(person);
    expect(await toldTo(admin)).toHaveLength(1);
  });

  test('AU-11 a wish from sign-up is told when the account is activated, not before, and only if there is one', async () => {
    const signUp = async (email: string, whyOrganise?: string) => {
      const body = {
        name: 'Bilal Ahmed',
        email,
        password: 'Sunrise7!',
        contactNumber: '03001234567',
        experienceYears: '3',
        description: 'I like to help at events.',
        skills: ['Cloud'],
        interests: ['Outdoor'],
        ...(whyOrganise ? { whyOrganise } : {}),
      };
      const files = [{ name: 'me.png', bytes: await givenPicture() }];
      await testClient(product.app).call(createUser, { body, files });
      const [mail = ''] = await product.mailsTo(email);
      const activation_token = /\/activation\/([\w-]+)/.exec(mail)?.[1];
      return async () =>
        await testClient(product.app).call(activate, { body: { activation_token } });
    };
    const activateAsker = await signUp('asks.later@gmail.com', why);
    const activateOther = await signUp('asks.nothing@gmail.com');
    expect(await toldTo(admin)).toEqual([]);
    await activateOther();
    expect(await toldTo(admin)).toEqual([]);
    await activateAsker();
    expect(await toldTo(admin)).toEqual(['Bilal Ahmed wants to organise and waits for an answer']);
  });

  test('AU-11 of very many Admins the hundred who came first are told', async () => {
    const { nameOrder: _, ...template } = await product.db
      .selectFrom('appUser')
      .selectAll()
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: 120 }, () => newId());
    await product.db
      .insertInto('appUser')
      .values(
        ids.map((id, index) => ({
          ...template,
          id,
          email: `many${index}@example.org`,
          emailKey: `many${index}@example.org`,
        })),
      )
      .execute();
    await product.db.deleteFrom('notice').execute();
    await askAs(await volunteer());
    const { told } = await product.db
      .selectFrom('notice')
      .select((eb) => eb.fn.countAll<string>().as('told'))
      .where('kind', '=', 'organiser-request')
      .executeTakeFirstOrThrow();
    expect(Number(told)).toBe(100);
    await product.db.deleteFrom('appUser').where('id', 'in', ids).execute();
  });
});
