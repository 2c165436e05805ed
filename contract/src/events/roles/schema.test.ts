import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { say } from '../../texts.ts';
import { namedRoleMessages, roleBuilderMessages, roleEditorMessages } from './messages.ts';
import { addedRoleSchema, createRoleSchema, newRoleSchema, roleUpdateSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const form = (change: object = {}) => ({
  ...{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: ['Cooking'] },
  ...change,
});
type Schema = {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
};
const problem = (schema: Schema, change: object) =>
  schema.safeParse(form(change)).error?.issues[0]?.message;

describe('EV-07 a role of the create form', () => {
  test.each([
    [{ role_name: ' ' }, roleBuilderMessages.required],
    [{ description: '' }, roleBuilderMessages.required],
    [{ maxVolunteers: 0 }, roleBuilderMessages.required],
    [{ maxVolunteers: 'two' }, roleBuilderMessages.required],
    [{ maxVolunteers: limits.rolePlaces.max + 1 }, roleBuilderMessages.required],
    [{ minVolunteers: 0 }, roleBuilderMessages.fewest],
    [{ minVolunteers: 3 }, roleBuilderMessages.fewestAbove],
    [{ skills: ['x'.repeat(limits.skillName.max + 1)] }, 'Skill name too long'],
  ])('EV-07 with %j is refused', (change, message) => {
    expect(problem(newRoleSchema, change)).toBe(message);
  });

  test('EV-07 takes numbers as text, and its skills without blanks and repetitions; it may have none', () => {
    const skills = [' Cooking', 'cooking', '', 'First  Aid', 'first aid'];
    expect(newRoleSchema.parse(form({ maxVolunteers: '7', skills }))).toMatchObject({
      maxVolunteers: 7,
      skills: ['cooking', 'first aid'],
    });
    expect(newRoleSchema.parse(form({ skills: undefined })).skills).toEqual([]);
  });

  test('MT-06 needs at most as many as its shifts take together, whatever number stands beside them', () => {
    const times = { startsAt: '2026-12-07T09:00', endsAt: '2026-12-07T10:00' };
    const shifts = [2, 3].map((maxPeople) => ({ ...times, maxPeople }));
    const needs = (minVolunteers: number) =>
      problem(newRoleSchema, { shifts, minVolunteers, maxVolunteers: 1 });
    expect(needs(5)).toBeUndefined();
    expect(needs(6)).toBe(roleBuilderMessages.fewestAbove);
  });
});

describe('RO-01 a role that is added to an event', () => {
  test.each([
    [{ role_name: '' }, roleEditorMessages.name],
    [{ description: ' ' }, roleEditorMessages.description],
    [{ maxVolunteers: 'x' }, roleEditorMessages.places],
    [{ maxVolunteers: 2.5 }, roleEditorMessages.places],
    [{ skills: [] }, roleEditorMessages.skills],
    [{ skills: ['  '] }, roleEditorMessages.skills],
    [{ skills: undefined }, roleEditorMessages.skills],
    [{ minVolunteers: 3 }, roleBuilderMessages.fewestAbove],
  ])('RO-01 with %j is refused in the words of the editor', (change, message) => {
    expect(problem(addedRoleSchema, change)).toBe(message);
    expect(problem(createRoleSchema, { ...change, event_id: id })).toBe(message);
  });

  test('RO-01 is one of an event', () => {
    expect(problem(createRoleSchema, {})).toBeDefined();
    expect(problem(createRoleSchema, { event_id: id })).toBeUndefined();
  });
});

test.each([
  [{ description: '' }, say(namedRoleMessages, 'description', { name: 'Cook' }).message],
  [{ maxVolunteers: 0 }, say(namedRoleMessages, 'places', { name: 'Cook' }).message],
  [{ maxVolunteers: 'x' }, say(namedRoleMessages, 'places', { name: 'Cook' }).message],
  [
    { maxVolunteers: limits.rolePlaces.max + 1 },
    say(namedRoleMessages, 'places', { name: 'Cook' }).message,
  ],
  [{ maxVolunteers: '4', skills: [] }, undefined],
])('EV-10 an existing role with %j is told by its name', (change, message) => {
  expect(problem(roleUpdateSchema, { id, ...change })).toBe(message);
});
