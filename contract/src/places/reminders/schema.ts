/** Answers to reminders. */
import * as z from 'zod/mini';
import { idSchema, instant, numberOrText, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { reminderMessages } from './messages.ts';
import { comingAnswers, lateChoices, linkStates } from './rules.ts';

/** `late` and without minutes means about a quarter of an hour. `cant` gives the place back. */
export const answerBody = z.object({
  answer: z.enum(comingAnswers, problem(reminderMessages, 'answer')),
  minutes: z._default(
    z.pipe(
      numberOrText(problem(reminderMessages, 'minutes')),
      z.literal([...lateChoices], problem(reminderMessages, 'minutes')),
    ),
    lateChoices[0],
  ),
  /** For the organiser, with `cant`. */
  word: z._default(text(limits.cannotComeWord.max), ''),
});

/** What a person who comes has said. */
export const givenAnswerSchema = z.object({
  answer: z.enum(['coming', 'late']),
  /** About how late; null when in time. */
  minutes: z.nullable(z.number()),
  answeredAt: instant,
});
export type GivenAnswer = z.output<typeof givenAnswerSchema>;

/** What the link of a reminder shows: only what its mail said, and no more of the person than the first name. */
export const linkViewSchema = z.object({
  state: z.enum(linkStates),
  firstName: z.string(),
  event: z.object({
    id: idSchema,
    title: z.string(),
    location: z.string(),
    startTime: instant,
    endTime: instant,
    timeZone: z.string(),
  }),
  roleName: z.nullable(z.string()),
  /** The answer that the link stands for. */
  chosen: z.enum(comingAnswers),
  given: z.nullable(givenAnswerSchema),
});
export type LinkView = z.output<typeof linkViewSchema>;

/** An own place that one is asked about just now. */
export const askedPlaceSchema = z.object({
  participationId: idSchema,
  event: linkViewSchema.shape.event,
  roleName: z.nullable(z.string()),
  given: z.nullable(givenAnswerSchema),
});
export type AskedPlace = z.output<typeof askedPlaceSchema>;

/** How many of those who hold a place have said what. */
export const answerCountsSchema = z.object({
  coming: z.number(),
  late: z.number(),
  unanswered: z.number(),
});
export type AnswerCounts = z.output<typeof answerCountsSchema>;
