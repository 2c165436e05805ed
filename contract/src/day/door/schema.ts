/** What the code at the door opens. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';

/** The code as its address carries it; the server alone can tell whether it is one. */
export const doorCode = z.string().check(z.regex(/^[\w.-]{1,250}$/));

/**
 * How the visitor stands: `place` may check in; `here` has; `gone` was here and left; `asked` waits for an answer;
 * `ask` has no place and may ask for one; `speak`: only an organiser can help.
 */
export const doorStandings = ['guest', 'place', 'here', 'gone', 'asked', 'ask', 'speak'] as const;
export type DoorStanding = (typeof doorStandings)[number];

export const doorEventSchema = z.object({
  id: idSchema,
  title: z.string(),
  location: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
});
export type DoorEvent = z.output<typeof doorEventSchema>;
