import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { openDatabase } from '../database.ts';
import { newId } from '../ids.ts';
import { dropOldMails } from './retention.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => await database.stop());

test('PR-02 mails are gone 90 days after they were sent; those never sent stay', async () => {
  const db = openDatabase(database.pool);
  const at = (text: string) => new Date(text);
  const mail = (subject: string, sentAt: Date | null) => ({
    id: newId(),
    kind: 'test',
    toAddress: 'a@example.org',
    subject,
    textBody: '',
    htmlBody: '',
    createdAt: at('2026-01-01'),
    sentAt,
    lastError: null,
  });
  const old = Array.from({ length: 1001 }, () => mail('old', at('2026-01-01')));
  const others = [mail('never sent', null), mail('young', at('2026-03-01'))];
  await db
    .insertInto('mail')
    .values([...old, ...others])
    .execute();
  await dropOldMails(db, at('2026-04-15'));
  const left = await db.selectFrom('mail').select('subject').orderBy('subject').execute();
  expect(left.map(({ subject }) => subject)).toEqual(['never sent', 'young']);
});
