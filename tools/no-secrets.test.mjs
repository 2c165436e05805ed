import { expect, test } from 'vitest';
import { projectTexts } from './repository.mjs';

/** What real secrets look like, by where they are from. Each with an example, so that it can be seen to find one. */
/** @type {[name: string, pattern: RegExp, example: string[]][]} */
const secrets = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, ['-----BEGIN ', 'PRIVATE KEY-----']],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, ['AKIA', 'ABCDEFGHIJKLMNOP']],
  ['a token of a code host', /\b(?:gh[pousr]_\w{36}|glpat-[\w-]{20})/, ['ghp_', 'a1'.repeat(18)]],
  ['a token of a registry', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=/, ['//x/:_auth', 'Token=abc']],
  [
    'a token of a chat or a payer',
    /\bxox[abprs]-\w{10,}|\b[sr]k_live_\w{16,}/,
    ['xoxb-', '1'.repeat(12)],
  ],
  [
    'a signed token',
    /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
    ['eyJ', `${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(30)}`],
  ],
  ['a session', /__Host-sid=[\w-]{43}/, ['__Host-sid=', 'k'.repeat(43)]],
  [
    'a password hash',
    /\$argon2id\$v=19\$[^$\s]+\$[\w+/]{22}\$[\w+/]{43}/,
    ['$argon2id$v=19$m=1,t=1,p=1$', `${'a'.repeat(22)}$${'b'.repeat(43)}`],
  ],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s:@/'"`]+:(?!(?:password|secret|hidden|\$\{)[^\s@]*@)[^\s@/'"`]+@/,
    ['postgres://saath:', 'b8Kx2pQ@db.example.org/saath'],
  ],
];

const texts = projectTexts(/.*/);

test.each(secrets)('ASVS 13.3.1 no file of the project holds %s', (_name, pattern, example) => {
  expect(example.join('')).toMatch(pattern);
  const found = [...texts].filter(([, text]) => pattern.test(text)).map(([path]) => path);
  expect(found).toEqual([]);
});

test('ASVS 13.3.1 no file of the project is one that holds settings or keys', () => {
  const names = [...texts.keys()].filter((path) =>
    /(^|\/)(\.env(\..+)?|id_\w+|.+\.(pem|key|p12|pfx|jks))$/.test(path),
  );
  expect(names).toEqual([]);
  expect(texts.size).toBeGreaterThan(1500);
});
