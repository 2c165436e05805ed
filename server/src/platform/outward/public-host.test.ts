import { expect, test } from 'vitest';
import { isPublicUrl, publicLookup } from './public-host.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('NT-02 %s may be sent to', (url) => expect(isPublicUrl(url)).toBe(true));

test.each([
  'http://fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://printer.local/abc',
  'https://metadata.google.internal/abc',
  'https://intranet/abc',
  'https://intranet./abc',
  'https://127.0.0.1/abc',
  'https://0x7f000001/abc',
  'https://2130706433/abc',
  'https://127.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://169.254.169.254/latest',
  'https://8.8.8.8/abc',
  'https://push.example.org:8443/abc',
  'https://user:secret@push.example.org/abc',
  'file:///etc/passwd',
  'no address',
])('NT-02 %s is not sent to', (url) => expect(isPublicUrl(url)).toBe(false));

const lookedUp = async (name: string, all: boolean) =>
  await new Promise<string>((resolve) =>
    publicLookup(name, { all }, (error, found) => resolve(error?.code ?? JSON.stringify(found))),
  );

// Numbers look up as themselves, so the network is not needed.
test.each([
  ['127.0.0.1', 'ENOTPUBLIC'],
  ['10.1.2.3', 'ENOTPUBLIC'],
  ['100.64.0.1', 'ENOTPUBLIC'],
  ['172.31.255.255', 'ENOTPUBLIC'],
  ['192.168.1.1', 'ENOTPUBLIC'],
  ['169.254.169.254', 'ENOTPUBLIC'],
  ['224.0.0.1', 'ENOTPUBLIC'],
  ['255.255.255.255', 'ENOTPUBLIC'],
  ['::1', 'ENOTPUBLIC'],
  ['::ffff:127.0.0.1', 'ENOTPUBLIC'],
  ['fe80::1', 'ENOTPUBLIC'],
  ['fd00::1', 'ENOTPUBLIC'],
  ['2002:7f00:1::', 'ENOTPUBLIC'],
  ['64:ff9b::7f00:1', 'ENOTPUBLIC'],
  ['142.250.0.1', '"142.250.0.1"'],
  ['2a00:1450::1', '"2a00:1450::1"'],
])('NT-02 a name that means %s gives %s', async (address, outcome) => {
  expect(await lookedUp(address, false)).toBe(outcome);
});

test('NT-02 looks up for connections that try several addresses as well', async () => {
  expect(await lookedUp('142.250.0.1', true)).toBe('[{"address":"142.250.0.1","family":4}]');
  expect(await lookedUp('localhost', true)).toBe('ENOTPUBLIC');
});
