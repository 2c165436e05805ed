/** The figures of the whole installation (AD-01). */
import * as z from 'zod/mini';

const count = z.number();

/** Now, and thirty days ago. */
const compared = z.object({ now: count, before: count });

const monthFigureSchema = z.object({
  /** `2026-12`, in the zone of the installation. */
  month: z.string(),
  /** Places given in the month that are still held, whatever became of the event. */
  joined: count,
  /** Hours of help at the events that ended in the month; quarters at the finest. */
  hours: count,
  /** Places of these events, and how many of them were taken. */
  places: count,
  filled: count,
});
export type MonthFigure = z.output<typeof monthFigureSchema>;

/** What was measured in the last ninety days. */
const keyMetricsSchema = z.object({
  /** Answers to requests, of the latest thousand. */
  answers: count,
  /** Their average time in hours; null without any. */
  answerHours: z.nullable(z.number()),
  /** Events that ended, their places, places taken and hours of help. */
  events: count,
  places: count,
  filled: count,
  hours: count,
});
export type KeyMetrics = z.output<typeof keyMetricsSchema>;

export const overviewSchema = z.object({
  upcoming: compared,
  activeVolunteers: compared,
  completed: compared,
  /** The last twelve months with the current one, oldest first, with zeros. */
  months: z.array(monthFigureSchema),
  metrics: keyMetricsSchema,
});
export type Overview = z.output<typeof overviewSchema>;
