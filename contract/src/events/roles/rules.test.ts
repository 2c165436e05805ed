import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '../../texts.ts';
import { namedRoleMessages } from './messages.ts';
import { duplicateRole, judgedRole, nameKey, needsTooMany, roleListProblem } from './rules.ts';

const role = (change: object = {}) => ({
  ...{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: ['Cooking'] },
  ...{ minVolunteers: null as number | null, ...change },
});

describe('EV-07 names of roles', () => {
  test('EV-07 are the same whatever their case, their outer and their repeated spaces', () => {
    const word = fc.stringMatching(/^[a-zA-Z]{1,6}$/);
    const gap = fc.constantFrom(' ', '  ', '\t', ' \n ');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), gap, (words, space) => {
        const written = `${space}${words.join(space)}${space}`;
        expect(nameKey(written.toUpperCase())).toBe(nameKey(words.join(' ')));
        expect(nameKey(nameKey(written))).toBe(nameKey(written));
      }),
    );
    expect(nameKey('Tea Cook')).not.toBe(nameKey('TeaCook'));
  });

  test('EV-07 the later one of two is the duplicate, and it is found wherever it stands', () => {
    const names = (...all: string[]) => all.map((role_name) => ({ role_name }));
    expect(duplicateRole(names('Cook', 'Driver', ' cook'))?.role_name).toBe(' cook');
    expect(duplicateRole(names('Cook', 'Driver'))).toBeUndefined();
    expect(duplicateRole([])).toBeUndefined();
  });
});

describe('EV-10 the roles of the editor', () => {
  test.each([
    [{ description: ' ' }, say(namedRoleMessages, 'description', { name: 'Cook' })],
    [{ maxVolunteers: 0 }, say(namedRoleMessages, 'places', { name: 'Cook' })],
    [{ maxVolunteers: 1.5 }, say(namedRoleMessages, 'places', { name: 'Cook' })],
    [{ maxVolunteers: Number.NaN }, say(namedRoleMessages, 'places', { name: 'Cook' })],
    [{ skills: [] }, say(namedRoleMessages, 'skills', { name: 'Cook' })],
    [{ minVolunteers: 3 }, say(namedRoleMessages, 'fewestAbove', { name: 'Cook' })],
  ])('EV-10 with %j are refused by name', (change, message) => {
    const others = [role({ role_name: 'Driver' })];
    expect(roleListProblem([...others, role(change)])).toEqual(message);
    expect(roleListProblem([role(change), ...others])).toEqual(message);
  });

  test('EV-10 the first problem is told, a name that is there twice before all others', () => {
    const list = [role({ description: '' }), role({ role_name: 'COOK', skills: [] })];
    expect(roleListProblem(list)).toEqual(say(namedRoleMessages, 'duplicate', { name: 'COOK' }));
    expect(roleListProblem([])).toBeUndefined();
    expect(roleListProblem([role({ minVolunteers: 2 }), role({ role_name: 'B' })])).toBeUndefined();
  });

  test('MT-06 a role needs at most as many as it takes', () => {
    expect(needsTooMany({ minVolunteers: 3, maxVolunteers: 2 })).toBe(true);
    for (const minVolunteers of [null, undefined, 1, 2])
      expect(needsTooMany({ minVolunteers, maxVolunteers: 2 })).toBe(false);
  });

  test('EV-10 what a role lacked before may be lacking still; what is new has to be right', () => {
    const lacking = { skills: [], minVolunteers: 5, maxVolunteers: 2 };
    const asBefore = role(lacking);
    expect(roleListProblem([judgedRole(asBefore, lacking)])).toBeUndefined();
    expect(roleListProblem([judgedRole(asBefore, undefined)])).toEqual(
      say(namedRoleMessages, 'skills', { name: 'Cook' }),
    );
    const worse = role({ ...lacking, skills: ['Cooking'], maxVolunteers: 3 });
    expect(roleListProblem([judgedRole(worse, lacking)])).toEqual(
      say(namedRoleMessages, 'fewestAbove', { name: 'Cook' }),
    );
    const had = { skills: ['Cooking'], minVolunteers: null, maxVolunteers: 2 };
    expect(roleListProblem([judgedRole(role({ skills: [] }), had)])).toEqual(
      say(namedRoleMessages, 'skills', { name: 'Cook' }),
    );
  });
});
