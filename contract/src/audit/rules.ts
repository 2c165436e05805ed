/**
 * What the audit log can say. Steps of a participation are not among these: they are kept with the participation and
 * the log shows both.
 */
export const auditActions = [
  'event.created',
  'event.changed',
  'event.published',
  'event.unpublished',
  'event.cancelled',
  'event.copied',
  'event.deleted',
  'event.outcome',
  'role.added',
  'role.deleted',
  'images.added',
  'images.deleted',
  'announcement.sent',
  'roster.exported',
  'person.removed',
  'person.promoted',
  'person.demoted',
  'person.rated',
  'organiser.approved',
  'organiser.declined',
  'admin.invited',
  'admin.joined',
  'invitation.withdrawn',
  'people.imported',
  'people.exported',
  'hours.exported',
] as const;
export type AuditAction = (typeof auditActions)[number];
