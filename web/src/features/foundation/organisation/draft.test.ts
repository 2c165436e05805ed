/** The organisation’s settings while somebody types: what they are, what is saved of them, what stays typed. */
import { describe, expect, test } from 'vitest';
import { changeOf, type Draft, draftOf, hasChanges, rebased, type Settings } from './draft.ts';

const settings = (change: Partial<Settings> = {}) =>
  ({
    ...{ version: 7, name: 'Helping Hands', emailDomains: null, phoneRegion: null, timeZone: null },
    ...{ logo: null, hasFiles: true, fallback: {} },
    ...change,
  }) as unknown as Settings;
const typed = (change: Partial<Draft>, of = settings()): Draft => ({ ...draftOf(of), ...change });

describe('OR-08 the fields', () => {
  test('OR-08 who may sign up is what the server says, everybody, or those of a list', () => {
    expect(draftOf(settings())).toMatchObject({ whoMay: 'server', domains: '' });
    expect(draftOf(settings({ emailDomains: [] }))).toMatchObject({ whoMay: 'everybody' });
    const listed = draftOf(settings({ emailDomains: ['a.org', 'b.org'] }));
    expect(listed).toMatchObject({ whoMay: 'listed', domains: 'a.org\nb.org' });
  });

  test('OR-08 what is not set stands there as of the server', () => {
    expect(draftOf(settings())).toMatchObject({ timeZone: '', phoneRegion: 'server' });
    expect(draftOf(settings({ phoneRegion: 'PK' })).phoneRegion).toBe('PK');
  });

  test('OR-08 what is not typed is no field', () => {
    expect(Object.keys(draftOf(settings()))).not.toContain('version');
    expect(Object.keys(draftOf(settings()))).not.toContain('logo');
  });
});

describe('OR-08 a save', () => {
  test('OR-08 sends what is different, over the version that was read', () => {
    expect(changeOf(typed({}), settings())).toEqual({ version: 7 });
    expect(changeOf(typed({ name: 'مددگار ہاتھ' } as Partial<Draft>), settings())).toEqual({
      name: 'مددگار ہاتھ',
      version: 7,
    });
  });

  test('OR-08 domains stand between spaces, commas and line ends; blanks are none', () => {
    const domains = ' a.org, b.org;\nc.org\n';
    const { emailDomains } = changeOf(typed({ whoMay: 'listed', domains }), settings());
    expect(emailDomains).toEqual(['a.org', 'b.org', 'c.org']);
  });

  test('OR-08 a choice says what becomes of the list, whatever is typed in it', () => {
    const listed = settings({ emailDomains: ['a.org'] });
    const to = (whoMay: Draft['whoMay']) => changeOf(typed({ whoMay }, listed), listed);
    expect(to('everybody').emailDomains).toEqual([]);
    expect(to('server').emailDomains).toBeNull();
    expect(to('listed')).not.toHaveProperty('emailDomains');
  });

  test('OR-08 a zone or a region that is taken away is the server’s again', () => {
    const set = settings({ timeZone: 'Asia/Karachi', phoneRegion: 'PK' });
    const change = changeOf(typed({ timeZone: '', phoneRegion: 'server' }, set), set);
    expect(change).toEqual({ timeZone: null, phoneRegion: null, version: 7 });
    expect(changeOf(typed({ phoneRegion: 'any' }), settings()).phoneRegion).toBe('any');
  });

  test('OR-08 there are changes as long as something differs', () => {
    expect(hasChanges(typed({}), settings())).toBe(false);
    expect(hasChanges(typed({ domains: 'a.org' }), settings())).toBe(true);
  });

  test('OR-08 what was typed while the save was on its way stays', () => {
    const sent = typed({ timeZone: 'Asia/Karachi' });
    const now: Draft = { ...sent, domains: 'a.org' };
    const saved = settings({ timeZone: 'Asia/Karachi', phoneRegion: 'PK' });
    expect(rebased(now, { sent, saved })).toEqual({
      ...draftOf(saved),
      timeZone: 'Asia/Karachi',
      domains: 'a.org',
    });
  });
});
