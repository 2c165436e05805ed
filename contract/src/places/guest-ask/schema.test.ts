import { describe, expect, test } from 'vitest';
import { signupMessages } from '../../accounts/accounts/messages.ts';
import { limits } from '../../limits.ts';
import { type GuestSettings, guestAskSchema, guestTokenParams } from './schema.ts';

const eventId = '01890000-0000-7000-8000-000000000000';
const settings = (change: Partial<GuestSettings> = {}): GuestSettings => ({
  ...{ emailDomains: [], phoneRegion: 'PK', guestAsking: 'mail' },
  ...change,
});
const form = (change: object = {}) => ({
  ...{ eventId, name: 'Sana Malik', email: 'sana@example.org' },
  ...change,
});
const problem = (given: object, change: Partial<GuestSettings> = {}) => {
  const [issue] = guestAskSchema(settings(change)).safeParse(form(given)).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

describe('WI-05 asking without an account', () => {
  test('WI-05 takes a name and an address; the number may be left out, and mails are in English unless told', () => {
    expect(guestAskSchema(settings()).parse(form({ name: ' Sana Malik ' }))).toEqual({
      ...form(),
      ...{ contactNumber: '', language: 'en' },
    });
  });

  test('WI-05 where the organisation wants a number there has to be one, of its region', () => {
    const refused = ['contactNumber', signupMessages.contactNumber];
    expect(problem({}, { guestAsking: 'phone' })).toEqual(refused);
    expect(problem({ contactNumber: ' ' }, { guestAsking: 'phone' })).toEqual(refused);
    expect(problem({ contactNumber: '0300 1234567' }, { guestAsking: 'phone' })).toBeUndefined();
    expect(problem({ contactNumber: '+49 170 1234567' })).toEqual(refused);
    expect(problem({ contactNumber: '+49 170 1234567' }, { phoneRegion: 'any' })).toBeUndefined();
    expect(problem({ contactNumber: '3'.repeat(limits.contactNumber.max + 1) })).toEqual(refused);
  });

  test('WI-05 keeps to the addresses with which people may sign up', () => {
    expect(problem({}, { emailDomains: ['gmail.com'] })).toEqual(['email', signupMessages.gmail]);
    expect(problem({ email: 'sana@gmail.com' }, { emailDomains: ['gmail.com'] })).toBeUndefined();
    expect(problem({ email: 'sana' })?.[0]).toBe('email');
  });

  test('WI-05 names a role and a shift, one of them, or none', () => {
    expect(problem({ roleId: eventId, shiftId: null })).toBeUndefined();
    expect(problem({ roleId: null })).toBeUndefined();
    expect(problem({ roleId: 'cook' })?.[0]).toBe('roleId');
    expect(problem({ eventId: 'iftar' })?.[0]).toBe('eventId');
  });

  test('WI-05 a link that could not be ours is no reason to read on', () => {
    expect(guestTokenParams.safeParse({ token: 'x'.repeat(200) }).success).toBe(true);
    expect(guestTokenParams.safeParse({ token: 'x'.repeat(201) }).success).toBe(false);
  });
});
