/** What an Admin may set about the organisation. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { organisationChangeSchema } from './schema.ts';

const { organisation: most } = limits;
const parse = (change: Record<string, unknown>) =>
  organisationChangeSchema.safeParse({ version: 1, ...change });
const fields = (change: Record<string, unknown>) => [
  ...new Set(parse(change).error?.issues.map(({ path }) => path[0])),
];

test('WI-02 a save names the version it saw, and what it leaves out stays', () => {
  expect(parse({}).data).toEqual({ version: 1 });
  for (const version of [undefined, '1', 1.5]) expect(fields({ version })).toEqual(['version']);
});

describe('WI-02 names and words', () => {
  test('WI-02 an empty name is none, and a long one is refused at its field', () => {
    expect(parse({ name: '  ' }).data?.name).toBe('');
    expect(fields({ name: 'x'.repeat(most.name) })).toEqual([]);
    expect(fields({ name: 'x'.repeat(most.name + 1) })).toEqual(['name']);
    expect(fields({ imprint: 'x'.repeat(most.imprint + 1) })).toEqual(['imprint']);
  });

  test('WI-02 the name of the sender cannot write a header of a mail', () => {
    expect(fields({ senderName: 'Edhi Kitchen' })).toEqual([]);
    for (const senderName of ['Edhi <root@example.org>', 'Edhi\r\nBcc: all@example.org', '"Edhi"'])
      expect(fields({ senderName }), senderName).toEqual(['senderName']);
  });

  test('WI-02 answers to mails go to a whole address, or nowhere else than before', () => {
    expect(fields({ replyTo: '' })).toEqual([]);
    expect(fields({ replyTo: 'help@example.org' })).toEqual([]);
    expect(fields({ replyTo: 'help@' })).toEqual(['replyTo']);
  });
});

describe('WI-02 the look', () => {
  test('WI-02 a colour is six hexadecimal digits, in any case; null takes it back', () => {
    expect(parse({ colour: '#0E5A47' }).data?.colour).toBe('#0e5a47');
    expect(fields({ colour: null })).toEqual([]);
    for (const colour of ['0e5a47', '#fff', 'green', '#0e5a47; x'])
      expect(fields({ colour })).toEqual(['colour']);
  });
});

describe('WI-02 languages and times', () => {
  test('WI-02 there is one language at least, and the usual one is among them', () => {
    expect(fields({ languages: [] })).toEqual(['languages']);
    expect(fields({ languages: ['en'], defaultLanguage: 'ur' })).toEqual(['defaultLanguage']);
    expect(fields({ languages: ['en', 'ur'], defaultLanguage: 'ur' })).toEqual([]);
    expect(fields({ languages: ['fr'] })).toEqual(['languages']);
  });

  test('WI-02 a zone is one that there is; null is the one of the server', () => {
    expect(fields({ timeZone: 'Europe/Berlin' })).toEqual([]);
    expect(fields({ timeZone: null })).toEqual([]);
    expect(fields({ timeZone: 'Karachi' })).toEqual(['timeZone']);
  });
});

describe('WI-02 who may sign up', () => {
  test('WI-02 domains are taken as people write them, and told back when they are none', () => {
    expect(parse({ emailDomains: [' @Example.ORG ', 'gmail.com'] }).data?.emailDomains).toEqual([
      ...['example.org', 'gmail.com'],
    ]);
    const { error } = parse({ emailDomains: ['not a domain'] });
    expect(error?.issues[0]?.message).toContain('not a domain');
  });

  test('WI-02 an empty list lets everybody in, null what the server says; there is an end to lists', () => {
    for (const emailDomains of [[], null]) expect(fields({ emailDomains })).toEqual([]);
    const many = (count: number) => Array.from({ length: count }, (_, n) => `d${n}.org`);
    expect(fields({ emailDomains: many(most.domains) })).toEqual([]);
    expect(fields({ emailDomains: many(most.domains + 1) })).toEqual(['emailDomains']);
  });
});

describe('WI-02 team and stories', () => {
  const member = { name: 'Sana', role: 'Director', link: '' };
  const story = { name: 'Ali', role: '', content: 'A good day.', rating: 5 };

  test('WI-02 members have a name, and a link that a browser may open', () => {
    expect(fields({ team: [member] })).toEqual([]);
    expect(fields({ team: [{ ...member, name: ' ' }] })).toEqual(['team']);
    expect(fields({ team: [{ ...member, link: 'https://example.org/sana' }] })).toEqual([]);
    for (const link of ['javascript:alert(1)', 'data:text/html,x'])
      expect(fields({ team: [{ ...member, link }] }), link).toEqual(['team']);
  });

  test('WI-02 nobody is named twice, and no story is told twice', () => {
    expect(fields({ team: [member, { ...member, role: 'Cook' }] })).toEqual(['team']);
    expect(fields({ stories: [story, { ...story, name: 'Zoya' }] })).toEqual(['stories']);
    expect(fields({ stories: [story, { ...story, content: 'Another day.' }] })).toEqual([]);
  });

  test('WI-02 stars of a story are one to five', () => {
    for (const rating of [0, 6, 4.5])
      expect(fields({ stories: [{ ...story, rating }] }), String(rating)).toEqual(['stories']);
  });
});
