/** How sure it is that enough people come: what can be asked for at once, and what is answered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { listedOutlooks } from './endpoints.ts';
import { roleOutlookSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const asked = (ids: unknown) => listedOutlooks.query.safeParse({ ids });

test('MT-06 the events of one page are asked for at once, by their ids with commas between them', () => {
  const page = fc.array(fc.uuid(), { minLength: 1, maxLength: limits.calendarPage });
  fc.assert(
    fc.property(page, (ids) => {
      expect(asked(ids.join(',')).data).toEqual({ ids });
    }),
  );
  const most = Array(limits.calendarPage).fill(id);
  expect(asked([...most, id].join(',')).error?.issues).toMatchObject([
    { path: ['ids'], message: `Please give at most ${limits.calendarPage} entries.` },
  ]);
});

test.each(['', ',', `${id},`, `${id};${id}`, `${id}, ${id}`, 'all', undefined])(
  'MT-06 %j names no events',
  (ids) => expect(asked(ids).success).toBe(false),
);

const outlook = {
  ...{ roleId: id, roleName: 'Cook', shift: null, level: 'thin', percent: 61, missing: 0 },
  ...{ minimum: 2, hasMinimum: true, places: 3, standbys: 1 },
  steps: [{ kind: 'move-in', count: 1, percent: 90 }],
};

test('MT-06 a chance is told in whole percent from 0 to 100, before and after a step', () => {
  const isTold = (change: object) => roleOutlookSchema.safeParse({ ...outlook, ...change }).success;
  for (const percent of [0, 100]) expect(isTold({ percent })).toBe(true);
  for (const percent of [-1, 101, 60.5, null]) {
    expect(isTold({ percent })).toBe(false);
    expect(isTold({ steps: [{ ...outlook.steps[0], percent }] })).toBe(false);
  }
});

test('MT-06 nothing in it is about one person, whatever it was worked out from', () => {
  const person = { userId: id, name: 'Aisha Khan', chance: 0.4 };
  const [step] = outlook.steps;
  const from = { ...outlook, people: [person], steps: [{ ...step, who: [person] }] };
  expect(roleOutlookSchema.parse(from)).toEqual(outlook);
});
