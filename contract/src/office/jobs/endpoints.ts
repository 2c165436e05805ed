/** Calls by which Admins see what the installation does in the background, and try again what failed. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idSchema, messageReply } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { jobMessages } from './messages.ts';
import { failedJobSchema, jobSchema, mailsInTroubleSchema } from './schema.ts';

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary:
    'All background work: how much waits, when it ran and runs again, and the newest fifty that were given up.',
  access: 'admin',
  errors: [],
  reply: z.object({
    jobs: z.array(jobSchema),
    failed: z.array(failedJobSchema),
    mails: mailsInTroubleSchema,
  }),
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/retry',
  summary: 'Try given-up work of one kind again: what is named, or the newest fifty.',
  access: 'admin',
  errors: [],
  body: z.object({
    queue: z
      .string(problem(jobMessages, 'queue'))
      .check(z.maxLength(100, problem(jobMessages, 'queue'))),
    id: z.optional(idSchema),
  }),
  reply: messageReply,
});

export const runJob = endpoint({
  method: 'POST',
  path: '/api/jobs/run',
  summary:
    'Do work of the clock now instead of at its next time. Where it waits or is under way already, nothing is added.',
  access: 'admin',
  errors: ['jobs.not_by_the_clock'],
  body: z.object({
    queue: z
      .string(problem(jobMessages, 'queue'))
      .check(z.maxLength(100, problem(jobMessages, 'queue'))),
  }),
  reply: messageReply,
});
