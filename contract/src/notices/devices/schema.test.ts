/** What a browser tells of itself so that news reaches it: keys of the lengths that encryption needs. */
import { expect, test } from 'vitest';
import { deviceErrors } from './messages.ts';
import { deviceSchema } from './schema.ts';

/** So many bytes, in the letters of base64url. */
const lettersOf = (bytes: number) => 'B'.repeat(Math.ceil((bytes * 4) / 3));
const keys = { p256dh: lettersOf(65), auth: lettersOf(16) };
const endpoint = 'https://push.example.org/send/abc';
const refused = (change: object, keyChange: object = {}) => {
  const device = { endpoint, keys: { ...keys, ...keyChange }, ...change };
  return deviceSchema.safeParse(device).error?.issues.map(({ path }) => path.join('.')) ?? [];
};

test('NT-02 a browser is known by its address and two keys; what else it tells is left behind', () => {
  const told = { endpoint, expirationTime: null, keys: { ...keys, more: 'x' } };
  expect(deviceSchema.parse(told)).toEqual({ endpoint, keys });
  const padded = { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` };
  expect(refused({}, padded)).toEqual([]);
});

test('NT-02 keys of another length encrypt nothing, and are refused before anything is sent', () => {
  for (const bytes of [0, 64, 66, 130]) {
    expect(refused({}, { p256dh: lettersOf(bytes) }), String(bytes)).toEqual(['keys.p256dh']);
  }
  for (const bytes of [0, 15, 17, 32]) {
    expect(refused({}, { auth: lettersOf(bytes) }), String(bytes)).toEqual(['keys.auth']);
  }
  for (const auth of [undefined, null, `${keys.auth} `, `+${keys.auth.slice(1)}`])
    expect(refused({}, { auth })).toEqual(['keys.auth']);
});

test('NT-02 an address is a text that a database keeps, and what is wrong is said in one way', () => {
  const longest = endpoint.padEnd(2000, 'x');
  expect(refused({ endpoint: longest })).toEqual([]);
  for (const wrong of [`${longest}x`, undefined, 7])
    expect(deviceSchema.safeParse({ endpoint: wrong, keys }).error?.issues).toMatchObject([
      { message: deviceErrors['devices.unreachable'].message },
    ]);
});
