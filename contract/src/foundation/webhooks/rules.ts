/** What a webhook can be told of (RG-04), and which steps of a participation and entries of the log that is. Pure values. */
import type { AuditAction } from '../../office/audit-log/rules.ts';
import type { ParticipationState } from '../../places/joining/rules.ts';

/** What can be chosen, in the order of the screen. */
export const webhookKinds = [
  'event.published',
  'event.changed',
  'event.cancelled',
  'event.removed',
  'participation.requested',
  'participation.waiting',
  'participation.confirmed',
  'participation.ended',
  'participation.checked_in',
  'participation.missed',
  'hours.written',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** `webhook.test` goes to every address when it is added or switched on, whatever was chosen. */
export const messageKinds = [...webhookKinds, 'webhook.test'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Every step is told of; `waiting`: on the wait list, or offered a place. */
export const kindOfState: Readonly<Record<ParticipationState, WebhookKind>> = {
  requested: 'participation.requested',
  waitlisted: 'participation.waiting',
  offered: 'participation.waiting',
  confirmed: 'participation.confirmed',
  declined: 'participation.ended',
  withdrawn: 'participation.ended',
  expired: 'participation.ended',
  checked_in: 'participation.checked_in',
  completed: 'hours.written',
  left_early: 'hours.written',
  no_show: 'participation.missed',
  excused: 'participation.missed',
};

/** Changes of events; `hours.written` is of one person. */
export const kindOfAction: Readonly<Partial<Record<AuditAction, WebhookKind>>> = {
  'event.published': 'event.published',
  'event.restored': 'event.published',
  'event.changed': 'event.changed',
  'event.times_corrected': 'event.changed',
  'role.added': 'event.changed',
  'role.deleted': 'event.changed',
  'role.shifts': 'event.changed',
  'event.cancelled': 'event.cancelled',
  'event.unpublished': 'event.removed',
  'event.deleted': 'event.removed',
  'event.archived': 'event.removed',
  'person.hours_corrected': 'hours.written',
};

/** Every secret begins with it (Standard Webhooks). */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** What stood in the way of a call, where no answer came that could be read. */
export const callProblems = [
  'private_address',
  'unknown_host',
  'too_slow',
  'certificate',
  'unreachable',
] as const;
export type CallProblem = (typeof callProblems)[number];

/** `password`: of whoever answers for it; somebody else may have been in. */
export const offReasons = ['failing', 'password'] as const;
export type OffReason = (typeof offReasons)[number];
