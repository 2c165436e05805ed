/** EL-02: the links of mails give no place to who may not do the role, and say so, over HTTP. */
import { updateEvent } from '@saath/contract/events/events/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import * as endpoints from '@saath/contract/places/mail-answers/endpoints';
import { expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import { firstRole, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { eachWithOrganiser } from '../../../testing/given-organiser.ts';
import { askingForm, claims, decides, givenKind, papersOf } from '../../../testing/given-papers.ts';
import type { TestProduct } from '../../../testing/product.ts';
import { tellOfRequests } from '../ask-news/jobs.ts';

let product: TestProduct;
let admin: SignedIn;
eachWithOrganiser((given) => {
  ({ product, admin } = given);
});

const byMail = () => testClient(product.app);
async function tokenIn({ email }: { email: string }, page: 'request' | 'offer'): Promise<string> {
  const mail = (await product.mailsTo(email)).at(-1) ?? '';
  return new RegExp(`/${page}/([\\w.-]+)`).exec(mail)?.[1] ?? '';
}
const stateOf = async (id: string) =>
  (
    await product.db
      .selectFrom('participation')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

test('EL-02 WI-03 an organiser reads in the mail’s page that the person may not do the role yet, and gives no place by it', async () => {
  const kind = await givenKind(admin, 'First-aid certificate');
  const event = await givenEvent(admin, askingForm({ oneOf: [kind] }));
  const person = await givenSignedIn(product, { name: 'Bilal Ahmed' });
  await claims(person, kind);
  const body = { eventId: event.id, roleId: firstRole(event).id };
  const { participation } = await done(person, requestJoin, { body });
  const { id } = participation as Participation;
  await tellOfRequests(product.ports, admin.id);
  const params = { token: await tokenIn(admin, 'request') };
  const read = async () => (await byMail().call(endpoints.readRequestLink, { params })).body;
  const approve = async () =>
    await byMail().call(endpoints.answerRequestLink, { params, body: { answer: 'approve' } });

  expect(await read()).toMatchObject({ state: 'open', obstacle: 'lacks' });
  expect((await approve()).body.code).toBe('joining.not_eligible');
  expect(await stateOf(id)).toBe('requested');

  const [paper] = (await papersOf(person)).papers;
  await decides(admin, paper?.id ?? '', 'verify');
  expect(await read()).toMatchObject({ state: 'open', obstacle: null });
  expect((await approve()).status).toBe(200);
  expect(await stateOf(id)).toBe('confirmed');
});

test('EL-02 WI-06 an offer is not taken by its mail when the role asks for more by now', async () => {
  const event = await givenEvent(admin, askingForm({}));
  const person = await givenSignedIn(product);
  const body = { eventId: event.id, roleId: firstRole(event).id };
  const { participation } = await done(person, requestJoin, { body });
  const { id } = participation as Participation;
  for (const decision of ['waitlist', 'offer'])
    await done(admin, decide, { params: { id }, body: { decision } });
  const params = { token: await tokenIn(person, 'offer') };
  const role = event.role.map((each) => ({ ...each, needs: { oneOf: [], minAge: 18 } }));
  const changed = { ...event, role, updatedAt: undefined };
  await done(admin, updateEvent, { params: { id: event.id }, body: changed });
  const taken = await byMail().call(endpoints.answerOfferLink, {
    params,
    body: { answer: 'take' },
  });
  expect(taken.body.code).toBe('joining.not_eligible');
  expect(await stateOf(id)).toBe('offered');
});
