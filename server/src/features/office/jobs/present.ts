/** Background work as the API shows it. */
import type { FailedJob, Job } from '@saath/contract/office/jobs/schema';
import type { FailedJob as FailedRow } from '../../../platform/job-overview.ts';
import type { JobView } from './service.ts';

export function presentJob({ nextRunAt, lastEndedAt, lastFailedAt, ...rest }: JobView): Job {
  return {
    ...rest,
    nextRunAt: nextRunAt?.toISOString() ?? null,
    lastEndedAt: lastEndedAt?.toISOString() ?? null,
    lastFailedAt: lastFailedAt?.toISOString() ?? null,
  };
}

export function presentFailed({ failedAt, ...rest }: FailedRow): FailedJob {
  return { ...rest, failedAt: failedAt.toISOString() };
}
