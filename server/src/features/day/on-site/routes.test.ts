/** EL-05: whom to reach about people who are on site, over HTTP. */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { saveAnswers } from '@saath/contract/places/questions/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { givenBoard, givePlace } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { answersOf, givenQuestion } from '../../../testing/given-questions.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

const emergency = {
  ...{ kind: 'text', words: 'Whom can we call?', isSensitive: true, template: 'emergency' },
};

/** Three people of whom two have come; all gave a number, and said whom to call. */
async function scene() {
  const admin = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(admin, [3]);
  const { id } = await givenQuestion(admin, event.id, emergency);
  const other = await givenQuestion(admin, event.id, { kind: 'text', words: 'Licence plate' });
  for (const name of ['Bilal', 'Aisha', 'Chanda']) {
    const person = await givenVolunteer(product.db, { name });
    const set = product.db.updateTable('appUser').set({ contactNumber: `0300 ${name}` });
    await set.where('id', '=', person.id).execute();
    await givePlace(product, { event, roleId: roleIds[0], userId: person.id }, admin.id);
    const answers = answersOf({ [id]: `Mother of ${name}`, [other.id]: 'LEA-123' });
    const body = { answers, remember: false };
    await done(atAnyTime(product, person.id), saveAnswers, { params: { id: event.id }, body });
  }
  const organiser = atAnyTime(product, admin.id);
  const at = minutesIn(product, event, 10);
  const press = async (name: string, to: 'checked_in' | 'completed') =>
    await sent(organiser, event, [markOf(await onList(organiser, event, name), to, { at })]);
  for (const name of ['Aisha', 'Bilal']) await press(name, 'checked_in');
  const read = async (by: Client = organiser) => {
    const { status, body } = await by.call(onSiteContacts, { params: { id: event.id } });
    const all = body.contacts as { phone: string; emergency: string }[] | undefined;
    return [status, all?.map(({ phone, emergency: said }) => [phone, said])];
  };
  return { event, organiser, press, read };
}

test('EL-05 the numbers of who is here, and whom they asked to call; of nobody who has left or not come', async () => {
  const { press, read } = await scene();
  const aisha = ['0300 Aisha', 'Mother of Aisha'];
  expect(await read()).toEqual([200, [aisha, ['0300 Bilal', 'Mother of Bilal']]]);
  await press('Bilal', 'completed');
  expect(await read()).toEqual([200, [aisha]]);
});

test('EL-05 they are for those who may see people, and two weeks after the end the sensitive part is nobody’s', async () => {
  const { event, organiser, read } = await scene();
  const helperOf = async (right: string) => {
    const { id: userId } = await givenVolunteer(product.db);
    await done(organiser, addHelper, { params: { id: event.id }, body: { userId, right } });
    return atAnyTime(product, userId);
  };
  expect((await read(await helperOf('lead')))[1]).toHaveLength(2);
  for (const right of ['door', 'viewer'])
    expect(await read(await helperOf(right))).toEqual([403, undefined]);
  expect(await read(testClient(product.app))).toEqual([401, undefined]);
  minutesIn(product, event, 15 * 24 * 60);
  expect((await read())[1]).toEqual([
    ['0300 Aisha', ''],
    ['0300 Bilal', ''],
  ]);
});
