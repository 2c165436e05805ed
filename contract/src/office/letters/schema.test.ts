/** To whom a letter goes, and who of those who were found is asked for a role. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { announcementMessages } from '../../messages/announcements/messages.ts';
import { roleInvitationSchema } from '../role-invitations/schema.ts';
import { newLetterSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const letter = { filter: { q: 'ali' }, subject: 'We look for drivers', text: 'Please!', key: id };
const problem = (change: object) => {
  const [issue] = newLetterSchema.safeParse({ ...letter, ...change }).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

test('AD-02 a letter has one line as its subject, a text, and a key that sends it once', () => {
  expect(newLetterSchema.parse({ ...letter, subject: ' We\nlook\r\n for ' }).subject).toBe(
    'We look for',
  );
  for (const empty of ['', ' \n ']) {
    expect(problem({ subject: empty })).toEqual(['subject', announcementMessages.subject]);
    expect(problem({ text: empty })).toEqual(['text', announcementMessages.text]);
  }
  expect(problem({ key: undefined })?.[0]).toBe('key');
});

test('AD-02 it goes to people of whom something holds: a filter that is none reaches nobody', () => {
  expect(newLetterSchema.parse(letter).filter).toEqual({ q: 'ali', match: 'all' });
  for (const filter of [undefined, null, 'everybody'])
    expect(problem({ filter })?.[0]).toBe('filter');
  for (const [part, wrong] of Object.entries({ day: '7', hours: '0', role: 'Owner', part: 'noon' }))
    expect(problem({ filter: { [part]: wrong } })?.[0]).toBe(`filter.${part}`);
});

test('AD-02 it may lead to an event', () => {
  for (const eventId of [id, null, undefined]) expect(problem({ eventId })).toBeUndefined();
  expect(problem({ eventId: 'next' })?.[0]).toBe('eventId');
});

test('AD-02 who is asked for a role are those of a filter, less those who are left out by name', () => {
  expect(roleInvitationSchema.parse({ filter: {} })).toEqual({
    ...{ filter: { q: '', match: 'all' }, without: [] },
  });
  const most = Array(limits.fill.people).fill(id);
  const isTaken = (without: unknown) =>
    roleInvitationSchema.safeParse({ filter: {}, without }).success;
  expect([isTaken(most), isTaken([...most, id]), isTaken(['somebody'])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(roleInvitationSchema.safeParse({}).success).toBe(false);
});
