/** AU-10: no table that holds something about a person is forgotten when they take their data along. */
import { type OwnData, ownDataSchema } from '@saath/contract/accounts/account-care/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

/**
 * Every table that says whose a row is: where the person finds it, or why not. A new table fails here, and has to be
 * thought of.
 */
const kept: Readonly<Record<string, keyof OwnData | readonly ['not', string]>> = {
  account_token: ['not', 'the hash of a link that is in their mails'],
  announcement_recipient: 'notices',
  answer_link: [
    'not',
    'which requests an organiser was told of, with the hash of a link in their mails',
  ],
  api_token: ['not', 'the hash of what was shown once; the page of tokens lists it'],
  appeal_person: 'lending',
  audit_entry: 'changes',
  branch_grant: 'branches',
  calendar_feed: ['not', 'a secret address; the profile shows it'],
  certificate: 'certificates',
  check_in_mark: 'participations',
  coming_answer: 'participations',
  contact_choice: 'leadsSeeContactSince',
  emergency_contact: 'emergencyContact',
  event_grant: 'doors',
  feedback: 'feedback',
  held_right: 'doors',
  further_shift: 'participations',
  fill_place: ['not', 'how to take a plan back, for a day; the steps are in changes'],
  hour_correction: 'hourCorrections',
  guardian_consent: 'guardians',
  hour_proposal: 'hourProposals',
  hours_ledger: 'participations',
  lending_choice: 'lending',
  live_entry: ['not', 'a sign to open screens, gone after minutes'],
  mail: ['not', 'on its way to them'],
  match_decision: 'suggestions',
  match_due: ['not', 'what is to be looked at again'],
  missed_answer: 'missedAnswers',
  notice: 'notices',
  organiser_request: 'organiserRequests',
  participation: 'participations',
  participation_change: 'changes',
  passkey: 'passkeys',
  passkey_challenge: ['not', 'the hash of a question to their device, for five minutes'],
  provider_arrival: ['not', 'the hash of a sign-in that is under way, for ten minutes'],
  provider_attempt: ['not', 'the hash of a sign-in that is under way, for ten minutes'],
  provider_identity: 'accountsElsewhere',
  push_choice: 'noticeSettings',
  push_subscription: 'devices',
  qualification: 'papers',
  question_answer: 'answers',
  question_told: 'notices',
  rating: 'rating',
  recap: 'notices',
  remembered_answer: 'rememberedAnswers',
  reminder: 'notices',
  reminder_due: ['not', 'when to remind next'],
  said_age: 'overAge',
  session: 'sessions',
  signature: 'signatures',
  thread: 'messages',
  training_completed: 'papers',
  user_availability: 'weeklyAvailability',
  user_day_off: 'daysOff',
  volunteer_record: ['not', 'sums of the participations and ratings'],
  volunteer_tag: ['not', 'the skills of the profile, for search'],
  webhook: ['not', 'an address of other software; the page of webhooks lists it'],
};

test('AU-10 of every table that holds something about a person it is known where the person finds it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(product.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(kept).toSorted());
  const parts = Object.values(kept).filter((each) => typeof each === 'string');
  const known = new Set(Object.keys(ownDataSchema.shape));
  expect(parts.filter((part) => !known.has(part))).toEqual([]);
});
