/** What is read of a device's answer: letters of base64url of some length, and nothing that nobody asked for. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { passkeyMessages } from './messages.ts';
import { addPasskeyBody, loginByPasskeyBody, passkeyNameBody } from './schema.ts';

const added = (change: object = {}, response: object = {}) => ({
  answer: {
    ...{ id: 'aWQ', rawId: 'aWQ', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'e30', attestationObject: 'o2M', ...response },
    ...change,
  },
});
const used = (response: object = {}) => ({
  answer: {
    ...added().answer,
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'MEU', ...response },
  },
});
const isTaken = (body: object) => addPasskeyBody.safeParse(body).success;

test('EC-05 any bytes of a device arrive as they are, in the letters of base64url', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,200}$/), (signature) => {
      const { response } = loginByPasskeyBody.parse(used({ signature })).answer;
      expect(response.signature).toBe(signature);
    }),
  );
});

test.each(['a+b', 'a/b', 'YQ==', 'a b', 'a\n', '{}', 'ü', 7, null])(
  'EC-05 %j is no part of an answer',
  (wrong) => {
    expect(isTaken(added({ id: wrong }))).toBe(false);
    expect(isTaken(added({}, { attestationObject: wrong }))).toBe(false);
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'])
      expect(loginByPasskeyBody.safeParse(used({ [part]: wrong })).success, part).toBe(false);
  },
);

test('EC-05 an answer is of a length that devices reach, and of no other kind of key', () => {
  const longest = 'A'.repeat(limits.passkey.answer);
  expect(isTaken(added({}, { attestationObject: longest }))).toBe(true);
  expect(isTaken(added({}, { attestationObject: `${longest}A` }))).toBe(false);
  expect(isTaken(added({ type: 'password' }))).toBe(false);
  expect(isTaken(added({}, { transports: ['usb', 'internal'] }))).toBe(true);
  expect(isTaken(added({}, { transports: Array(11).fill('usb') }))).toBe(false);
  expect(isTaken(added({}, { transports: ['x'.repeat(21)] }))).toBe(false);
});

test('EC-05 what else a browser tells is left behind, extensions too', () => {
  const { clientExtensionResults: _, ...bare } = added().answer;
  expect(addPasskeyBody.parse({ answer: bare })).toEqual(added());
  const chatty = added({ authenticatorAttachment: 'platform', clientExtensionResults: { rk: 1 } });
  expect(addPasskeyBody.parse(chatty)).toEqual(added());
});

test('EC-05 a passkey gets a name of some letters, without blanks around it', () => {
  const named = (name: unknown) => passkeyNameBody.safeParse({ name });
  expect(named(' My phone ').data).toEqual({ name: 'My phone' });
  expect(named('x'.repeat(limits.passkey.name)).success).toBe(true);
  expect(named('x'.repeat(limits.passkey.name + 1)).success).toBe(false);
  for (const name of ['', '  ', undefined])
    expect(named(name).error?.issues).toMatchObject([{ message: passkeyMessages.nameNeeded }]);
});
