/** What no file of the product may do, or only the one that is named; docs/asvs.md rests on these. */
import { expect, test } from 'vitest';
import { projectTexts } from './repository.mjs';

const product = projectTexts(/^(server|web|contract|matching)\/(src|public)\/.*\.(ts|tsx|js)$/);
const isTest = (/** @type {string} */ path) =>
  /\.test\.tsx?$|\/testing\/|^web\/src\/paraglide\//.test(path);

/** Whole lines of comment say what code does not do. */
const code = new Map(
  [...product]
    .filter(([path]) => !isTest(path))
    .map(([path, text]) => [path, text.replace(/^\s*(\/\*\*?|\*|\/\/).*$/gm, '')]),
);

/** @type {[rule: string, pattern: RegExp, allowed: string[]][]} */
const rules = [
  [
    'DY-01 sorts people by what they are looked for by: pages go on by `nameOrder`, and would leave somebody out',
    /(orderBy|order by)[^\n]*(appUser\.nameKey|app_user\.name_key)/,
    [],
  ],
  ['ASVS 1.3.2 runs text as code', /\beval\(|new Function\(|from 'node:vm'/, []],
  [
    'ASVS 1.3.1 3.2.2 puts text into a page as HTML',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    // Covers are drawn of numbers and colours of ours, on the server and for pictures alike.
    ['web/src/root.tsx', 'web/src/ui/cover.tsx', 'web/src/ui/flower.tsx'],
  ],
  [
    'ASVS 1.2.4 makes SQL from text, but for a constant and for a comparison one way or the other',
    /sql\.raw\((?!"[^"$]*"\)|[\w =']+ \? '[<>]' : '[<>]'\))/,
    // Our migrations; and `side`, which its type lets be nothing but '<' or '>'.
    ['server/src/platform/migrate.ts', 'server/src/features/office/people/queries.ts'],
  ],
  [
    'ASVS 1.2.5 starts another program',
    /node:child_process/,
    ['server/src/platform/archive/spool.ts', 'server/src/platform/embedded.ts'],
  ],
  ['ASVS 1.2.9 makes a pattern from text', /new RegExp\(/, []],
  [
    'EC-06 takes an English text of the contract past say(), problem(), spoken() and refusalText()',
    /\b(\w+(Messages|Failures|Problems)\??(\.\w|\[)|\w+Errors\[['"`]|\} = \w+(Messages|Failures|Problems|Errors\b.*);)/,
    // Not shown by a screen: a calendar program's answer, and what no browser sends.
    [
      'contract/src/afterwards/calendar-feed/endpoints.ts',
      'contract/src/notices/devices/schema.ts',
    ],
  ],
  [
    'ASVS 1.3.6 13.2.4 asks another machine',
    /\bfetch\(|https?\.(request|get)\(|net\.(connect|createConnection)\(|from '(node:)?(undici|dgram|tls|axios|got)'/,
    [
      'server/src/platform/outward/send.ts',
      // The store that `S3_URL` names.
      'server/src/platform/file-store/s3-store.ts',
      'web/src/lib/call.ts',
      'web/public/sw-day.js',
    ],
  ],
  ['ASVS 1.5.1 reads XML', /DOMParser|xml2js|fast-xml-parser|libxml/, []],
  [
    'ASVS 3.5.5 talks to other windows',
    /window\.(opener|postMessage)|addEventListener\('message'/,
    [],
  ],
  ['ASVS 11.3.1 11.3.2 encrypts by itself', /createCipher|createDecipher|subtle\.encrypt/, []],
  ['ASVS 11.4.1 hashes with what is broken', /create(Hash|Hmac)\('(?!sha(256|384|512)')/, []],
  [
    'ASVS 11.5.1 rolls dice that can be guessed',
    /Math\.random/,
    // When a browser comes back after a lost connection.
    ['server/src/platform/live/messages.ts'],
  ],
  ['ASVS 12.3.2 trusts any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  [
    'of the web writes the key of a query by hand, or reads every query again',
    /queryKey: \[|invalidateQueries\(\)/,
    ['web/src/calls/query.ts'],
  ],
  [
    'of the web hides words behind others by itself, so that a colon before them is heard after a space: About does it',
    /sr-only">( |\s*[:,])/,
    [],
  ],
  ['ASVS 6.2.7 keeps people from pasting', /onPaste|onBeforeInput/, []],
  ['ASVS 14.3.3 keeps something in the browser for good', /localStorage/, []],
  ['ASVS 14.2.3 loads from another host', /(src|href)="https?:\/\//, []],
];

test.each(rules)('no file %s but the one that is named', (_rule, pattern, allowed) => {
  const found = [...code].filter(([, text]) => pattern.test(text)).map(([path]) => path);
  expect(found.filter((path) => !allowed.includes(path))).toEqual([]);
  // A name that nothing stands behind any more would let something in later.
  expect(allowed.filter((path) => !found.includes(path))).toEqual([]);
});

test('ASVS 6.2.6 6.2.7 every field for a password is the one that masks it, and says which password it wants', () => {
  const screens = [...code].filter(([path]) => !path.startsWith('web/src/pages/dev/'));
  expect(screens.filter(([, text]) => /type="password"/.test(text))).toEqual([]);
  const fields = screens.flatMap(([, text]) => text.match(/<PasswordField\b[^>]*>/g) ?? []);
  expect(fields.length).toBeGreaterThan(8);
  for (const field of fields) expect(field).toMatch(/autoComplete="(current|new)-password"/);
});

test('every page of routes.ts is where web/asked-less.ts lets React Router look for one', () => {
  const files = code.get('web/src/routes.ts')?.match(/'[^']+\.tsx?'/g) ?? [];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !file.startsWith("'pages/"))).toEqual([]);
});

test('no test of screens puts another module in place of one: who shares its modules has it already', () => {
  const tests = [...product].filter(([path]) => /^web\/.*\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(300);
  expect(
    tests.filter(([, text]) => /\bvi\.(do)?[mM]ock\(/.test(text)).map(([path]) => path),
  ).toEqual([]);
});

test('the rules have read the product', () => {
  expect(code.size).toBeGreaterThan(900);
});
