/** The office adds up months, compares kept numbers with their rows, and clears away what is old. */
import type { Jobs } from '../../platform/jobs.ts';
import type { Job } from '../../platform/start-jobs.ts';
import { dropOldEntries } from './audit-log/service.ts';
import { settleDueMonths, settleMissingMonths, settleMonths } from './figures/jobs.ts';
import type { FigureBook } from './figures/service.ts';
import { watchBackups } from './health/jobs.ts';
import type { HealthBook } from './health/service.ts';
import { dropOldInvitations } from './invitations/service.ts';
import { keepNumbers } from './kept-numbers/jobs.ts';
import { dropFarewells } from './people-care/jobs.ts';
import { dropOldSecurityEvents } from './security-log/service.ts';

export function jobs(ports: FigureBook & HealthBook & { readonly jobs: Jobs }): Job[] {
  return [
    { atStart: async () => await settleMissingMonths(ports) },
    { name: 'due-months', cron: '*/5 * * * *', run: async () => await settleDueMonths(ports) },
    { name: 'month-figures', cron: '41 2 * * *', run: async () => await settleMonths(ports) },
    { name: 'backup-watch', cron: '37 * * * *', run: async () => await watchBackups(ports) },
    { name: 'kept-numbers', cron: '53 3 * * *', run: async () => await keepNumbers(ports) },
    { sweep: async () => await dropOldInvitations(ports) },
    { sweep: async () => await dropOldEntries(ports) },
    { sweep: async () => await dropOldSecurityEvents(ports) },
    { sweep: async () => await dropFarewells(ports) },
  ];
}
