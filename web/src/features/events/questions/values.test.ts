/** A question as it is typed, and as it is sent. */
import { wantedQuestionSchema } from '@saath/contract/events/questions/schema';
import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { valuesOf, wantedOf } from './values.ts';

const nothing = valuesOf({});
const fieldsOf = (values: object) =>
  wantedQuestionSchema
    .safeParse(wantedOf({ ...nothing, words: 'Size?', ...values }))
    .error?.issues.map(({ path }) => path[0]);

it('EL-04 a question that was read comes back as it was', () => {
  const question = {
    ...{ roleId: idOf('cook'), kind: 'number' as const, words: 'How many?', choices: [] },
    ...{ lowest: 0, highest: 10, isNeeded: true, isSensitive: true, template: null },
  };
  expect(wantedQuestionSchema.parse(wantedOf(valuesOf(question)))).toEqual(question);
  const shirt = { ...question, kind: 'one' as const, choices: ['S', 'M'], roleId: null };
  expect(wantedQuestionSchema.parse(wantedOf(valuesOf(shirt)))).toEqual(shirt);
});

it('EL-04 choices stand one on each line, and empty lines are none', () => {
  const typed = { ...nothing, kind: 'one' as const, words: 'Size?', choices: 'S\n\n M \n' };
  expect(wantedQuestionSchema.parse(wantedOf(typed)).choices).toEqual(['S', 'M']);
});

it('EL-04 a bound of 0 is one, an empty field none, and what is no number is refused at its field', () => {
  expect(wantedOf({ ...nothing, lowest: '0', highest: ' ' })).toMatchObject({
    ...{ lowest: 0, highest: null },
  });
  expect(valuesOf({ lowest: 0 }).lowest).toBe('0');
  expect(fieldsOf({ kind: 'number', lowest: 'many' })).toEqual(['lowest']);
  expect(fieldsOf({ kind: 'number', lowest: '1,5' })).toEqual(['lowest']);
  expect(fieldsOf({ kind: 'number', lowest: '-5', highest: '5' })).toBeUndefined();
});

it('EL-04 a new question is of everybody and asks for a text that may be left out', () => {
  expect(wantedQuestionSchema.parse(wantedOf({ ...nothing, words: 'Diet?' }))).toEqual({
    ...{ roleId: null, kind: 'text', words: 'Diet?', choices: [], lowest: null, highest: null },
    ...{ isNeeded: false, isSensitive: false, template: null },
  });
});
