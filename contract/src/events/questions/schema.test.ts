import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { say } from '../../texts.ts';
import { questionMessages } from './messages.ts';
import { wantedQuestionSchema } from './schema.ts';

const form = (change: object = {}) => ({ kind: 'text', words: 'What do you eat?', ...change });
const issue = (change: object) => wantedQuestionSchema.safeParse(form(change)).error?.issues[0];
const choices = (count: number) => Array.from({ length: count }, (_, at) => `Size ${at}`);
const max = limits.question.choices;

describe('EL-04 a question as an organiser writes it', () => {
  test.each([
    [{ words: '  ' }, 'words', questionMessages.words],
    [{ kind: 'picture' }, 'kind', questionMessages.kind],
    [{ kind: 'one', choices: ['Only this'] }, 'choices', questionMessages.choices],
    [{ kind: 'some', choices: ['M', '  ', ''] }, 'choices', questionMessages.choices],
    [{ kind: 'number', lowest: 1.5 }, 'lowest', questionMessages.number],
    [{ kind: 'number', highest: limits.question.highest + 1 }, 'highest', questionMessages.number],
    [{ kind: 'number', lowest: 5, highest: 4 }, 'highest', questionMessages.range],
  ])('EL-04 with %j is refused at its field', (change, field, message) => {
    expect(issue(change)).toMatchObject({ path: [field], message });
  });

  test('EL-04 has at most so many choices, and no two that read the same', () => {
    const many = issue({ kind: 'one', choices: choices(max + 1) });
    expect(many).toMatchObject({
      path: ['choices'],
      message: say(questionMessages, 'tooManyChoices', { max }).message,
    });
    expect(issue({ kind: 'one', choices: choices(max) })).toBeUndefined();
    expect(issue({ kind: 'some', choices: ['Large', 'Small', ' large '] })).toMatchObject({
      path: ['choices'],
      message: say(questionMessages, 'choiceTwice', { choice: 'large' }).message,
    });
  });

  test('EL-04 a number may have one bound, or two that are the same', () => {
    expect(issue({ kind: 'number', lowest: 5 })).toBeUndefined();
    expect(issue({ kind: 'number', lowest: 5, highest: 5 })).toBeUndefined();
  });

  test('EL-04 is of everybody, not needed and not sensitive unless it says so, and blanks around its words are dropped', () => {
    const given = { kind: 'one', words: ' Shirt? ', choices: [' S ', '', 'M'] };
    expect(wantedQuestionSchema.parse(given)).toEqual({
      ...{ roleId: null, kind: 'one', words: 'Shirt?', choices: ['S', 'M'] },
      ...{ lowest: null, highest: null, isNeeded: false, isSensitive: false, template: null },
    });
  });
});
