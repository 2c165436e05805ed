/** The texts and people of the public pages: ours, the operator's, and what happens when a file is wrong. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '@saath/contract/language';
import { getContent } from '@saath/contract/office/content/endpoints';
import type { SiteContent } from '@saath/contract/office/content/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ConfigError } from '../../../platform/config.ts';
import type { Log } from '../../../platform/log.ts';
import { built } from '../../../testing/built.ts';
import { testClient } from '../../../testing/client.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { type Contents, openContents } from './service.ts';

const root = await mkdtemp(join(tmpdir(), 'saath-content-'));
afterAll(async () => await rm(root, { recursive: true, force: true }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'own-'));
});

const shippedFile = (language: Language) =>
  new URL(`../../../../content/${language}.json`, import.meta.url);
const shipped = async (language: Language) =>
  JSON.parse(await readFile(shippedFile(language), 'utf8')) as SiteContent;

/** Our own content with another title, so that one can tell whose is shown. */
async function ownContent(title: string): Promise<SiteContent> {
  const content = await shipped('en');
  return { ...content, hero: { ...content.hero, title } };
}

let minute = 0;
/** Each writing a minute after the one before, as far as the file system can tell. */
async function write(content: unknown, language: Language = 'en'): Promise<void> {
  const path = join(folder, `${language}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  const written = new Date(Date.UTC(2026, 10, 30, 8, minute++));
  await utimes(path, written, written);
}

async function opened() {
  const warn = vi.fn();
  let seconds = 0;
  const now = () => new Date(seconds * 1000);
  const log = { warn } as unknown as Log;
  const contents = await openContents({ folder, now, log });
  return {
    contents,
    warn,
    /** The title as people read it some seconds later. */
    async titleAfter(wait: number) {
      seconds += wait;
      return (await contents.read('en')).hero.title;
    },
  };
}

const problemsOf = async (opening: Promise<unknown>): Promise<string> => {
  const error = await opening.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
};

test('LP-01 LP-02 LP-03 LP-04 LP-05 LP-07 what we ship is in order and the same in both languages but for the words', async () => {
  const contents = await openContents({
    folder: undefined,
    now: () => new Date(),
    log: {} as Log,
  });
  const bones = (content: SiteContent) => ({
    icons: content.features.map(({ icon }) => icon),
    steps: content.steps.length,
    ratings: content.stories.items.map(({ rating }) => rating),
    areSamples: content.stories.areSamples,
    links: content.team.map(({ links }) => links),
    mail: content.contact.mail,
    sections: content.terms.sections.length,
  });
  const [english, urdu] = [await contents.read('en'), await contents.read('ur')];
  expect(bones(urdu)).toEqual(bones(english));
  expect(english.features.map(({ title }) => title)).toEqual([
    'Find & Join the Right Events',
    'Host & Organize With Ease',
    'Stay Notified in Real Time',
    'Smart Volunteer Matching',
  ]);
  expect(english.steps.map(({ title }) => title)).toEqual([
    'Sign Up',
    'Browse Events',
    'Join & Participate',
    'Track Impact',
  ]);
  expect(english.stories.items).toHaveLength(5);
  expect(english.team.map(({ links }) => links.length)).toEqual([3, 3, 3]);
  expect(english.footer.place).toContain('Pakistan');
});

test('LP-01 the Urdu content is written in Urdu, with its punctuation and Latin digits', async () => {
  const { team, features, contact, ...rest } = await shipped('ur');
  const words = [
    ...team.flatMap(({ name, role }) => [name, role]),
    ...features.flatMap(({ title, text }) => [title, text]),
    contact.text,
    ...Object.values(rest.hero),
    ...Object.values(rest.footer),
    ...rest.steps.flatMap(({ title, text }) => [title, text]),
    ...rest.stories.items.flatMap(({ name, role, content }) => [name, role, content]),
    ...rest.terms.sections.flatMap(({ title, text }) => [title, text]),
  ];
  // Letters of Arabic that Urdu writes differently, its digits, and our own commas and stops.
  for (const word of words)
    expect(word.replaceAll('{name}', '')).toMatch(/^[^a-z٠-٩۰-۹يكىةه,.?;]+$/i);
});

test('LP-01 the content comes in the language that is asked for, and in no other', async () => {
  const product = await testProduct({ env: { DEMO: '1' } });
  const guest = testClient(product.app);
  const names = { en: 'Saath', ur: 'ساتھ' };
  const answer = async (query: Record<string, string>) => await guest.call(getContent, { query });
  for (const language of languages) {
    const { status, body } = await answer({ language });
    expect(status).toBe(200);
    const { footer, ...rest } = await shipped(language);
    const builders = rest.team.map(({ name }) => name);
    const whole = JSON.stringify({ ...rest, footer: { ...footer, builders } });
    expect(body.content).toEqual(JSON.parse(whole.replaceAll('{name}', names[language])));
  }
  for (const query of [{ language: 'fr' }, {}, { language: '../en' }]) {
    const { status, body } = await answer(query);
    expect(status).toBe(400);
    expect(body.message).toBe('Please choose English or Urdu.');
  }
  await product.close();
});

test("LP-05 the operator's file stands in for ours as a whole, in its language only", async () => {
  const own = await ownContent('Our town helps itself.');
  const [first] = own.team;
  if (!first) throw new Error('Nobody in the team');
  await write({ ...own, team: [{ ...first, name: 'Bilal Shah', links: [] }] });
  const { contents } = await opened();
  const english = await contents.read('en');
  expect(english.hero.title).toBe('Our town helps itself.');
  expect(english.team.map(({ name }) => name)).toEqual(['Bilal Shah']);
  expect(await contents.read('ur')).toEqual(await shipped('ur'));
});

test('LP-04 LP-05 every wrong place of every file is named, and the start is refused', async () => {
  const own = await ownContent('x'.repeat(81));
  const [member] = own.team;
  const wrong = {
    ...own,
    heroo: {},
    steps: [],
    stories: { ...own.stories, items: [{ ...own.stories.items[0], rating: 6 }] },
    team: [
      { ...member, image: 'pictures/../../secret.png' },
      {
        ...member,
        name: 'Somebody Else',
        links: [{ kind: 'code', href: 'javascript:alert(1)' }],
      },
    ],
    contact: { ...own.contact, mail: 'nobody' },
  };
  await write(wrong);
  await write('{ "hero": ', 'ur');
  const problems = await problemsOf(opened());
  for (const place of [
    'en.json, the whole: There is no field "heroo" here.',
    'en.json, hero.title: Please use at most 80 characters.',
    'en.json, steps: Please give 1 to 8 entries',
    'en.json, stories.items[0].rating: Please give whole stars, 1 to 5.',
    'en.json, team[0].image: Please give a picture of the content folder',
    'en.json, team[1].links[0].href: Please give an address that starts with',
    'en.json, contact.mail: ',
    'ur.json cannot be read: ',
  ])
    expect(problems).toContain(place);
  expect(problems.split('\n')).toHaveLength(9);
});

test('LP-05 a start with wrong content ends in words, before anything has begun', async () => {
  await write('[]');
  const dataDir = join(folder, 'data');
  const program = await built('main');
  const start = (settings: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [program], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        ...settings,
      },
      encoding: 'utf8',
    });
  const { status, stderr } = start({ CONTENT_DIR: folder });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `This content is wrong:\n  - ${folder}/en.json, the whole: Please give an object: { … }.\n`,
  );
  const missing = join(folder, 'nowhere');
  expect(start({ CONTENT_DIR: missing }).stderr).toContain(`there is none at ${missing}`);
  expect(existsSync(dataDir)).toBe(false);
});

test('LP-01 a change shows within seconds; a broken one does not, and is told once', async () => {
  await write(await ownContent('First.'));
  const { titleAfter, warn } = await opened();
  expect(await titleAfter(0)).toBe('First.');
  await write(await ownContent('Second.'));
  expect(await titleAfter(1)).toBe('First.');
  expect(await titleAfter(2)).toBe('Second.');
  expect(warn).not.toHaveBeenCalled();

  await write(JSON.stringify(await ownContent('Third.')).slice(0, -9));
  for (const wait of [5, 5, 5]) expect(await titleAfter(wait)).toBe('Second.');
  expect(warn).toHaveBeenCalledTimes(1);
  await write({ ...(await ownContent('Third.')), hero: {} });
  for (const wait of [5, 5]) expect(await titleAfter(wait)).toBe('Second.');
  expect(warn).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(warn.mock.lastCall)).toContain('hero.lead: This field is required.');

  await rm(join(folder, 'en.json'));
  for (const wait of [5, 5]) expect(await titleAfter(wait)).toBe('Second.');
  expect(JSON.stringify(warn.mock.lastCall)).toContain('is gone');
  await write(`\uFEFF${JSON.stringify(await ownContent('Third.'))}`);
  expect(await titleAfter(5)).toBe('Third.');
  expect(warn).toHaveBeenCalledTimes(3);
});

test('LP-01 a folder without content is told at start, and a file that comes later is taken', async () => {
  const { titleAfter, warn } = await opened();
  expect(await titleAfter(0)).toBe('Good work needs good company.');
  expect(warn).toHaveBeenCalledTimes(1);
  await write(await ownContent('Here at last.'));
  expect(await titleAfter(3)).toBe('Here at last.');
});

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e5a47' } });

async function withPictures(image: string): Promise<Contents> {
  const content = await ownContent('With pictures.');
  await write({ ...content, team: content.team.map((member) => ({ ...member, image })) });
  return (await opened()).contents;
}

test('LP-04 LP-05 a picture of the folder gets an address; one that is not there refuses the start', async () => {
  await mkdir(join(folder, 'pictures'));
  const file = join(folder, 'pictures/areeba.png');
  expect(await problemsOf(withPictures('pictures/areeba.png'))).toContain(
    'en.json, team[2].image: There is no picture pictures/areeba.png',
  );
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await problemsOf(withPictures('pictures/areeba.png'));
  await writeFile(file, await picture.png().toBuffer());
  const { team } = await (await withPictures('pictures/areeba.png')).read('en');
  expect(team[0]?.image).toBe('/content/pictures/areeba.png');
  const ours = await (await withPictures('/people/areeba.webp')).read('en');
  expect(ours.team[0]?.image).toBe('/people/areeba.webp');
  for (const image of ['pictures/a.svg', '//elsewhere.example/a.png', '/../a.png', 'a.png'])
    expect(await problemsOf(withPictures(image))).toContain('Please give a picture');
});

let product: TestProduct;
beforeAll(async () => {
  const own = join(root, 'served');
  await mkdir(join(own, 'pictures/below'), { recursive: true });
  const png = await picture.png().toBuffer();
  await writeFile(join(root, 'outside.png'), png);
  await writeFile(join(own, 'beside.png'), png);
  for (const name of ['good.png', 'good.svg', '.hidden.png', 'below/deep.png'])
    await writeFile(join(own, 'pictures', name), png);
  await writeFile(join(own, 'pictures/good.webp'), await picture.webp().toBuffer());
  await writeFile(join(own, 'pictures/script.png'), '<script>alert(1)</script>');
  await symlink(join(root, 'outside.png'), join(own, 'pictures/link.png'));
  await symlink('good.png', join(own, 'pictures/inner-link.png'));
  product = await testProduct({ env: { CONTENT_DIR: own } });
});
afterAll(async () => await product.close());

const get = async (url: string, headers = {}) => await product.app.inject({ url, headers });

test('LP-05 pictures of the folder are served as what they are, and asked for again', async () => {
  for (const [name, type] of [
    ['good.png', 'image/png'],
    ['good.webp', 'image/webp'],
    ['inner-link.png', 'image/png'],
  ] as const) {
    const { statusCode, headers } = await get(`/content/pictures/${name}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = await get(`/content/pictures/${name}`, { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
  }
});

test('LP-05 nothing but pictures of that folder is served, whatever the address says', async () => {
  for (const name of [
    '../beside.png',
    '..%2fbeside.png',
    '%2e%2e%2fbeside.png',
    '..%5cbeside.png',
    '%2e%2e%2f%2e%2e%2foutside.png',
    'below%2fdeep.png',
    'below/deep.png',
    `${encodeURIComponent(join(root, 'outside.png'))}`,
    'link.png',
    '.hidden.png',
    'good.svg',
    'script.png',
    'good.png%00.png',
    'nobody.png',
    '../en.json',
  ])
    expect((await get(`/content/pictures/${name}`)).statusCode, name).toBe(404);
  const plain = await testProduct();
  expect((await plain.app.inject('/content/pictures/good.png')).statusCode).toBe(404);
  await plain.close();
});
