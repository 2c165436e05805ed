/** The sheet of what people said: what it says of each, and of whom it awaits nothing. */
import type { Question } from '@saath/contract/events/questions/schema';
import type { GivenAnswer } from '@saath/contract/places/questions/schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { event as river } from '../join/testing/river-clean-up.ts';
import { AnswersSheet } from './sheet.tsx';
import { question } from './testing/question.ts';

const [role] = river.role;
if (!role) throw new Error('The event has no role');
const readUntil = '2026-12-21T13:00:00.000Z';
const before = '2026-12-01T08:00:00.000Z';

type Said = readonly (readonly [Question, GivenAnswer['value']])[];
type Given = { questions: Question[]; said?: Said; roleName?: string | null; now?: string };

/** @returns what stands beside Amna */
function amna({ questions, said = [], roleName = null, now = before }: Given): string | null {
  const answers = said.map(([{ id }, value]) => ({ questionId: id, value }));
  show(
    <AnswersSheet
      event={river}
      answers={{
        questions: questions.map((asked) => ({
          ...{ question: asked, answered: 0, deleted: null, counts: [] },
        })),
        people: [{ userId: idOf('amna'), name: 'Amna', roleName, answers }],
        sensitiveUntil: readUntil,
      }}
      now={now}
    />,
  );
  return screen.getByText('Amna').closest('li')?.textContent ?? null;
}

const beds = question('Beds', { kind: 'number' });
const car = question('Car', { kind: 'yes_no' });
const day = question('Arrival', { kind: 'date' });
const food = question('Diet', { kind: 'some', choices: ['Vegan', 'Halal'], isSensitive: true });

it('EL-04 each answer stands in words, whatever kind of question it is to', () => {
  const questions = [beds, car, day, { ...food, isSensitive: false }];
  const said: Said = [
    [beds, 1200],
    [car, true],
    [day, '2026-12-04'],
    [food, ['Vegan', 'Halal']],
  ];
  expect(amna({ questions, said })).toBe(
    'AmnaBeds1,200CarYesArrivalFri, 4 Dec 2026DietVegan, Halal',
  );
});

it('EL-04 somebody who said no is not told apart as somebody who said nothing', () => {
  expect(amna({ questions: [car], said: [[car, false]] })).toBe('AmnaCarNo');
});

it('EL-04 who left everything open is said to, with an answer that was left empty as well', () => {
  expect(amna({ questions: [car, beds], said: [[beds, null]] })).toBe('AmnaNo answer yet');
});

it('EL-04 PR-02 what can no longer be read is not said to be missing', () => {
  expect(amna({ questions: [food], now: readUntil })).toBe('Amna');
});

it('EL-04 PR-02 what can still be read is awaited beside it', () => {
  expect(amna({ questions: [food, car], now: readUntil })).toBe('AmnaNo answer yet');
});

it('EL-04 of whom a question of another role is not asked nothing is awaited', () => {
  const plate = question('Licence plate', { roleId: role.id });
  expect(amna({ questions: [plate] })).toBe('Amna');
});

it('EL-04 whose role asks it is awaited, and the question says which role it is of', () => {
  const plate = question('Licence plate', { roleId: role.id });
  const { role_name: roleName } = role;
  expect(amna({ questions: [plate], roleName })).toBe(`Amna · ${roleName}No answer yet`);
  expect(screen.getByText('Licence plate').closest('h2')?.textContent).toBe(
    `Licence plate · ${roleName}`,
  );
});

it('EL-04 yes and no are counted by those words', () => {
  const counts = [
    { answer: 'true', people: 3 },
    { answer: 'false', people: 1 },
  ];
  show(
    <AnswersSheet
      event={river}
      answers={{
        questions: [{ question: car, answered: 4, deleted: null, counts }],
        ...{ people: [], sensitiveUntil: readUntil },
      }}
      now={before}
    />,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Yes3', 'No1']);
  expect(screen.getByText('Nobody has a place yet.')).toBeDefined();
});
