/** What the installation does in the background. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';

const count = z.number();

/** One kind of background work. */
export const jobSchema = z.object({
  name: z.string(),
  /** By the clock in UTC, as cron writes it; null for work that is caused by decisions. */
  cron: z.nullable(z.string()),
  nextRunAt: z.nullable(instant),
  lastEndedAt: z.nullable(instant),
  lastFailedAt: z.nullable(instant),
  waiting: count,
  active: count,
  /** Given up after every try. */
  failed: count,
});
export type Job = z.output<typeof jobSchema>;

/** Work that was given up. */
export const failedJobSchema = z.object({
  id: idSchema,
  queue: z.string(),
  /** Of a mail its kind and address; empty for other work. */
  subject: z.string(),
  failedAt: instant,
  attempts: count,
  /** The kind of failure, such as `ECONNREFUSED`. */
  reason: z.string(),
});
export type FailedJob = z.output<typeof failedJobSchema>;

/** Mails that could not be sent yet and are tried again. */
export const mailsInTroubleSchema = z.object({
  waiting: count,
  oldestAt: z.nullable(instant),
  reason: z.nullable(z.string()),
});
