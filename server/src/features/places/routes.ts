/** The calls by which people ask for places, get them, wait for them and give them back. */
import type { Route } from '../../http/route.ts';
import type { Sources } from '../matching/candidate-search/service.ts';
import { answerRoutes } from './answer/routes.ts';
import { answerListRoutes } from './answer-lists/routes.ts';
import { boardRoutes } from './board/routes.ts';
import { eventArchiveRoutes } from './event-archive/routes.ts';
import { eventLifeRoutes } from './event-life/routes.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import type { Evidence } from './evidence/service.ts';
import { furtherShiftRoutes } from './further-shifts/routes.ts';
import { guardianRoutes } from './guardians/routes.ts';
import { guestAskRoutes } from './guest-ask/routes.ts';
import { mailAnswerRoutes } from './mail-answers/routes.ts';
import { paperRoutes } from './papers/routes.ts';
import type { Ports } from './ports.ts';
import { questionRoutes } from './questions/routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { shiftPlanRoutes } from './shift-plans/routes.ts';
import { signatureRoutes } from './signatures/routes.ts';
import { timeLimitRoutes } from './time-limits/routes.ts';
import { waitListRoutes } from './wait-list/routes.ts';
import { whyNotRoutes } from './why-not/routes.ts';

export function routes({ files, log, candidates, ...ports }: Ports & Sources & Evidence): Route[] {
  return [
    ...answerRoutes(ports),
    ...answerListRoutes(ports),
    ...boardRoutes(ports),
    ...eventArchiveRoutes({ ports, files }),
    ...eventLifeRoutes({ ports, files }),
    ...furtherShiftRoutes(ports),
    ...guardianRoutes(ports),
    ...guestAskRoutes(ports),
    ...mailAnswerRoutes(ports),
    ...evidenceRoutes({ ...ports, files, log }),
    ...paperRoutes({ ...ports, files, log }),
    ...questionRoutes(ports),
    ...reminderRoutes(ports),
    ...shiftPlanRoutes(ports),
    ...signatureRoutes(ports),
    ...timeLimitRoutes(ports),
    ...waitListRoutes(ports),
    ...whyNotRoutes({ ...ports, candidates }),
  ];
}
