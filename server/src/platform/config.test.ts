import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('a start without settings runs on the embedded database and keeps mails as files', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    mailUrl: undefined,
    timeZone: 'Asia/Karachi',
    signup: { emailDomains: ['gmail.com'], phoneRegion: 'PK' },
  });
});

test('OP-03 a bucket comes with its server, a key and its secret', () => {
  const given = 'https://key%3A1:se%2Fcret@s3.example.org/pictures?region=eu-central-1';
  expect(readConfig({ S3_URL: given }).s3Url?.href).toBe(given);
  expect(readConfig({}).s3Url).toBeUndefined();
  for (const bad of [
    's3://key:secret@s3.example.org/pictures',
    'https://s3.example.org/pictures',
    'https://key:secret@s3.example.org/',
    'https://key:secret@s3.example.org/pictures/club',
    'pictures',
  ])
    expect(() => readConfig({ S3_URL: bad }), bad).toThrow('S3_URL');
});

test('ASVS 13.4.2 a start without settings is one for production', () => {
  expect(readConfig({}).mode).toBe('production');
  expect(readConfig({ NODE_ENV: '' }).mode).toBe('production');
});

test('B15 a security contact is one mail address or one https address', () => {
  const contactOf = (text: string) => readConfig({ SECURITY_CONTACT: text }).securityContact;
  for (const good of ['mailto:security@example.org', 'https://example.org/security'])
    expect(contactOf(good)).toBe(good);
  for (const bad of ['security@example.org', 'http://example.org', 'mailto:a@b\nExpires: never'])
    expect(() => contactOf(bad), bad).toThrow('SECURITY_CONTACT');
});

test('a half-configured start is refused with the list of all that is wrong', () => {
  const start = () =>
    readConfig({ PORT: 'x', DATABASE_URL: 'mysql://a', TIME_ZONE: 'Lahore', MAIL_FROM: 'a,b@c.d' });
  expect(start).toThrow(ConfigError);
  for (const name of ['PORT', 'DATABASE_URL', 'TIME_ZONE', 'MAIL_FROM'])
    expect(start).toThrow(name);
  expect(() => readConfig({ MAIL_URL: 'smtp://mail.example.org' })).toThrow(
    /MAIL_FROM[\s\S]*APP_URL/,
  );
});

test('B15 a security contact is one mail address or one https address', () => {
  const contactOf = (text: string) => readConfig({ SECURITY_CONTACT: text }).securityContact;
  for (const good of ['mailto:security@example.org', 'https://example.org/security'])
    expect(contactOf(good)).toBe(good);
  for (const bad of ['security@example.org', 'http://example.org', 'mailto:a@b\nExpires: never'])
    expect(() => contactOf(bad), bad).toThrow('SECURITY_CONTACT');
});

test('B14 a demo that others can reach needs a password of its own, which keeps to the rule', () => {
  const demo = (settings: NodeJS.ProcessEnv) => () => readConfig({ DEMO: '1', ...settings });
  for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1'])
    expect(demo({ HOST })().demoPassword).toBeUndefined();
  for (const open of [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { APP_URL: 'https://demo.example.org' },
  ]) {
    expect(demo(open)).toThrow(/DEMO_PASSWORD is needed/);
    expect(demo({ ...open, DEMO_PASSWORD: 'short' })).toThrow(/DEMO_PASSWORD: Password must/);
    expect(demo({ ...open, DEMO_PASSWORD: 'Harbour7!bell' })()).toMatchObject({
      demoPassword: 'Harbour7!bell',
    });
  }
  expect(readConfig({ HOST: '0.0.0.0' }).isDemo).toBe(false);
});
