/** Answers to the questions of an event, on the wire (EL-04). */
import * as z from 'zod/mini';
import { questionSchema } from '../../events/questions/schema.ts';
import { idSchema, instant } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { givenAnswerMessages } from './messages.ts';

const invalid = problem(givenAnswerMessages, 'invalid');

/** What was said; how long and what it may be is checked by its question, so that the answer is told of at its field. */
export const answerValueSchema = z.nullable(
  z.union(
    [
      z.string().check(z.maxLength(limits.question.sent, invalid)),
      z.number(),
      z.boolean(),
      z
        .array(z.string().check(z.maxLength(limits.question.sent, invalid)))
        .check(z.maxLength(limits.question.sentChoices, invalid)),
    ],
    invalid,
  ),
);

/** One answer; null = none. */
const answerSchema = z.object({ questionId: idSchema, value: answerValueSchema });
export type GivenAnswer = z.output<typeof answerSchema>;

export const answersSchema = z
  .array(answerSchema)
  .check(z.maxLength(limits.question.perEvent, problem(givenAnswerMessages, 'tooMany')));

/** What a person sees of the questions of an event. */
export const ownAnswersSchema = z.object({
  /** What they said; null = they left it open. Without an entry they have not been asked yet. */
  answers: answersSchema,
  /** What they said elsewhere to the same questions, and had remembered. */
  remembered: answersSchema,
});
export type OwnAnswers = z.output<typeof ownAnswersSchema>;

/** The answers of one person; of what is deleted, or not for whoever reads, there is nothing. */
export const personAnswersSchema = z.object({
  answers: z.array(z.object({ question: questionSchema, value: answerValueSchema })),
});

/** A question with what those who hold a place said to it. */
export const answeredQuestionSchema = z.object({
  question: questionSchema,
  /** Those who gave an answer. */
  answered: z.number(),
  /** How many said what, of kinds with choices: by the order of the choices, then what is no choice any more. */
  counts: z.array(z.object({ answer: z.string(), people: z.number() })),
  /** The answers were deleted, and how many there were. */
  deleted: z.nullable(z.object({ at: instant, answers: z.number() })),
});
export type AnsweredQuestion = z.output<typeof answeredQuestionSchema>;

export const answerPersonSchema = z.object({
  userId: idSchema,
  name: z.string(),
  roleName: z.nullable(z.string()),
  answers: answersSchema,
});
export type AnswerPerson = z.output<typeof answerPersonSchema>;
