import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'saath-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, `setting-${text.length}`);
  writeFileSync(path, text);
  return path;
}

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
  const given = 'https://key%3A1:secret%2F1@s3.example.org/pictures?region=eu-central-1';
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

test('EC-05 a provider comes whole, over https or from this machine', () => {
  const whole = {
    ...{ OIDC_ISSUER: 'https://login.example.org/realms/ours', OIDC_CLIENT_ID: 'saath' },
    OIDC_CLIENT_SECRET: 'shh',
  };
  expect(readConfig(whole).provider).toMatchObject({ name: 'login.example.org', isOnly: false });
  expect(readConfig({}).provider).toBeUndefined();
  for (const name of Object.keys(whole))
    expect(() => readConfig({ ...whole, [name]: '' }), name).toThrow(name);
  expect(() => readConfig({ OIDC_ONLY: '1' })).toThrow('OIDC_ISSUER');
  const from = (OIDC_ISSUER: string) => readConfig({ ...whole, OIDC_ISSUER }).provider?.issuer.href;
  expect(from('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000/');
  for (const bad of ['http://login.example.org', 'login.example.org', 'https://a@b.example'])
    expect(() => from(bad), bad).toThrow('OIDC_ISSUER');
});

test('RG-03 which claims give rights is read, and a rule that is none is named', () => {
  const whole = {
    ...{ OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'saath' },
    OIDC_CLIENT_SECRET: 'shh',
  };
  const OIDC_RIGHTS = 'groups=lahore:organiser@ravi-bank';
  expect(readConfig(whole).provider).toMatchObject({ rights: [], scope: 'openid email profile' });
  expect(readConfig({ ...whole, OIDC_RIGHTS }).provider?.rights).toEqual([
    { claim: 'groups', value: 'lahore', right: 'organiser', branch: 'ravi-bank' },
  ]);
  expect(() => readConfig({ ...whole, OIDC_RIGHTS: 'groups=lahore' })).toThrow(
    /OIDC_RIGHTS.*not groups=lahore/,
  );
  expect(() => readConfig({ OIDC_RIGHTS })).toThrow('OIDC_ISSUER');
  expect(() => readConfig({ ...whole, OIDC_SCOPE: 'email' })).toThrow('OIDC_SCOPE');
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

test('B14 a demo that others can reach needs a password of its own, which keeps to the rule', () => {
  const demo = (settings: NodeJS.ProcessEnv) => () => readConfig({ DEMO: '1', ...settings });
  for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1'])
    expect(demo({ HOST })().demoPassword).toBeUndefined();
  for (const open of [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { APP_URL: 'https://demo.example.org' },
    { TRUST_PROXY: '1' },
  ]) {
    expect(demo(open)).toThrow(/DEMO_PASSWORD is needed/);
    expect(demo({ ...open, DEMO_PASSWORD: 'short' })).toThrow(/DEMO_PASSWORD: Password must/);
    const published = { ...open, DEMO_PASSWORD: 'Saath@demo1' };
    expect(demo(published)).toThrow(/DEMO_PASSWORD: everybody knows/);
    expect(demo({ ...open, DEMO_PASSWORD: 'Harbour7!bell' })()).toMatchObject({
      demoPassword: 'Harbour7!bell',
    });
  }
  expect(readConfig({ HOST: '0.0.0.0' }).isDemo).toBe(false);
});

test('OP-02 a setting may stand in a file, whose last line ends or does not', () => {
  for (const text of ['four words or more', 'four words or more\n', 'four words or more\r\n'])
    expect(readConfig({ BACKUP_PASSPHRASE_FILE: fileWith(text) }).backupPassphrase).toBe(
      'four words or more',
    );
  expect(readConfig({ PORT_FILE: fileWith('8080\n'), PORT: '' }).port).toBe(8080);
  expect(readConfig({ PORT: '8081', PORT_FILE: '' }).port).toBe(8081);
});

test('OP-02 every setting that is given twice, or in a file without a value, is refused by its name and never by its value', () => {
  const secret = fileWith('secret-in-the-file');
  const refusalOf = (environment: NodeJS.ProcessEnv) => {
    try {
      readConfig(environment);
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
    }
    throw new Error(`accepted: ${Object.keys(environment)}`);
  };
  for (const name of settingNames) {
    const twice = refusalOf({ [name]: 'secret-in-the-open', [`${name}_FILE`]: secret });
    expect(twice).toContain(`${name} and ${name}_FILE are both set`);
    expect(twice).not.toContain('secret-in');
    for (const empty of ['', '\n'])
      expect(refusalOf({ [`${name}_FILE`]: fileWith(empty) })).toMatch(/_FILE names .* is empty/);
    for (const [path, code] of [
      [join(folder, 'nowhere'), 'ENOENT'],
      [folder, 'EISDIR'],
    ] as const)
      expect(refusalOf({ [`${name}_FILE`]: path })).toContain(
        `${name}_FILE names ${path}, which cannot be read (${code})`,
      );
  }
  const wrong = refusalOf({ DATABASE_URL_FILE: secret, MAIL_URL_FILE: join(folder, 'nowhere') });
  expect(wrong).toMatch(/MAIL_URL_FILE[\s\S]*DATABASE_URL must be/);
  expect(wrong).not.toContain('secret-in');
});
