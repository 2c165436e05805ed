/** What a press in a mail can answer, and how little the page of its link says of a person. */
import { expect, test } from 'vitest';
import { mailAnswerMessages } from './messages.ts';
import { offerAnswers, requestAnswers } from './rules.ts';
import { mailTokenParams, offerAnswerBody, offerLinkSchema, requestAnswerBody } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const at = '2026-12-05T04:00:00.000Z';

test('WI-03 WI-06 an offer is taken or passed on, and a request approved, put on the list or declined', () => {
  for (const answer of offerAnswers) expect(offerAnswerBody.parse({ answer })).toEqual({ answer });
  for (const answer of requestAnswers)
    expect(requestAnswerBody.parse({ answer })).toEqual({ answer });
  for (const answer of ['approve', 'yes', '', undefined])
    expect(offerAnswerBody.safeParse({ answer }).error?.issues).toMatchObject([
      { path: ['answer'], message: mailAnswerMessages.offer },
    ]);
  for (const answer of ['take', 'confirm', null])
    expect(requestAnswerBody.safeParse({ answer }).error?.issues).toMatchObject([
      { path: ['answer'], message: mailAnswerMessages.request },
    ]);
});

test('WI-06 with an approval a role can be chosen, by its id', () => {
  expect(requestAnswerBody.parse({ answer: 'approve', roleId: id }).roleId).toBe(id);
  for (const roleId of ['', 'any', null])
    expect(requestAnswerBody.safeParse({ answer: 'approve', roleId }).success).toBe(false);
});

test('WI-03 a link of any content is read, so that a wrong one is answered like an old one', () => {
  for (const token of ['', '../../etc/passwd', 'x'.repeat(200)])
    expect(mailTokenParams.parse({ token })).toEqual({ token });
  expect(mailTokenParams.safeParse({ token: 'x'.repeat(201) }).success).toBe(false);
});

test('WI-03 whoever has the link of an offer learns a first name, and nothing else of the person', () => {
  const event = {
    ...{ id, title: 'Beach clean-up', location: 'Clifton', timeZone: 'Asia/Karachi' },
    ...{ startTime: at, endTime: '2026-12-05T07:00:00.000Z' },
  };
  const view = {
    ...{ state: 'open', firstName: 'Aisha', event, roleName: null, offeredUntil: at },
    chosen: 'take',
  };
  const told = { name: 'Aisha Khan', email: 'aisha@gmail.com', contactNumber: '03001234567' };
  expect(offerLinkSchema.parse({ ...view, ...told, userId: id })).toEqual(view);
});
