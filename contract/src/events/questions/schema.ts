/** Questions of who wants to help, on the wire (EL-04). */
import * as z from 'zod/mini';
import { idSchema, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { issueOf, problem } from '../../problems.ts';
import { nameKey } from '../roles/rules.ts';
import { questionMessages } from './messages.ts';
import { questionKinds, questionTemplates } from './rules.ts';

export const questionSchema = z.object({
  id: idSchema,
  /** Only of who does, or asks for, this role; null = of everybody. */
  roleId: z.nullable(idSchema),
  kind: z.enum(questionKinds),
  words: z.string(),
  choices: z.array(z.string()),
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  isNeeded: z.boolean(),
  /** Such as diet or health: deleted two weeks after the event. */
  isSensitive: z.boolean(),
  template: z.nullable(z.enum(questionTemplates)),
});
export type Question = z.output<typeof questionSchema>;

const bound = z._default(
  z.nullable(
    z
      .int(problem(questionMessages, 'number'))
      .check(
        z.minimum(limits.question.lowest, problem(questionMessages, 'number')),
        z.maximum(limits.question.highest, problem(questionMessages, 'number')),
      ),
  ),
  null,
);

/** Trimmed, blanks dropped. */
const choices = z.pipe(
  z.array(text(limits.question.choice)),
  z.transform((each: string[]) => each.filter(Boolean)),
);

/** A question as an organiser writes it. What its kind has no use for is dropped. */
export const wantedQuestionSchema = z
  .object({
    roleId: z._default(z.nullable(idSchema), null),
    kind: z.enum(questionKinds, problem(questionMessages, 'kind')),
    words: text(limits.question.words, { min: 1, required: problem(questionMessages, 'words') }),
    choices: z._default(choices, []),
    lowest: bound,
    highest: bound,
    isNeeded: z._default(z.boolean(), false),
    isSensitive: z._default(z.boolean(), false),
    template: z._default(z.nullable(z.enum(questionTemplates)), null),
  })
  .check((context) => {
    const { kind, choices: given, lowest, highest } = context.value;
    const refuse = (path: 'choices' | 'highest', said: ReturnType<typeof problem>) =>
      context.issues.push({ ...issueOf(said, context.value[path]), path: [path] });
    if (kind === 'number' && lowest !== null && highest !== null && highest < lowest)
      refuse('highest', problem(questionMessages, 'range'));
    if (kind !== 'one' && kind !== 'some') return;
    const max = limits.question.choices;
    const keys = given.map(nameKey);
    const twice = given.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
    if (given.length < 2) refuse('choices', problem(questionMessages, 'choices'));
    else if (given.length > max)
      refuse('choices', problem(questionMessages, 'tooManyChoices', { max }));
    else if (twice !== undefined)
      refuse('choices', problem(questionMessages, 'choiceTwice', { choice: twice }));
  });
export type WantedQuestion = z.output<typeof wantedQuestionSchema>;
