/** Everything that organisers do with questions, for tests of what is written down of it. */
import { changeQuestion, removeQuestion } from '@saath/contract/events/questions/endpoints';
import { exportAnswers } from '@saath/contract/office/exports/endpoints';
import { purgeSensitive } from '../features/places/answer-lists/service.ts';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { givenEvent } from './given.ts';
import { asks, diet, givenQuestion, shirt } from './given-questions.ts';
import type { TestProduct } from './product.ts';

/** Questions asked, changed and removed; answers that hold the person's name taken along, and deleted after the event. */
export async function lifeOfQuestions(
  { db, app }: Pick<TestProduct, 'db' | 'app'>,
  { admin, helper }: { admin: Client; helper: Client & { readonly name: string } },
): Promise<void> {
  const times = { startTime: '2026-12-28T09:00:00Z', endTime: '2026-12-28T13:00:00Z' };
  const { id } = await givenEvent(admin, times);
  const food = await givenQuestion(admin, id, { ...diet, kind: 'text' });
  const size = await givenQuestion(admin, id, shirt);
  await done(admin, changeQuestion, { params: { id: size.id }, body: { ...shirt, words: 'Size' } });
  await done(admin, removeQuestion, { params: { id: size.id } });
  await asks(helper, id, { values: { [food.id]: `${helper.name} eats everything` } });
  const { path } = exportAnswers;
  const { cookie } = admin;
  await app.inject({ url: path.replace(':id', id), headers: { cookie } });
  await purgeSensitive({ db, now: () => new Date('2027-01-11T13:00:00Z') });
}
