import { participationStates } from '../../places/joining/rules.ts';

/**
 * What the audit log can say. Steps of a participation are not among these: they are kept with the participation and
 * the log shows both.
 */
export const auditActions = [
  'event.created',
  'event.changed',
  'event.times_corrected',
  'event.published',
  'event.unpublished',
  'event.cancelled',
  'event.copied',
  'event.deleted',
  'event.archived',
  'event.restored',
  'event.outcome',
  'event.kiosk_closed',
  'event.helper_added',
  'event.helper_removed',
  'event.lead_added',
  'event.lead_removed',
  'event.role_lead_added',
  'event.role_lead_removed',
  'event.viewer_added',
  'event.viewer_removed',
  'event.given_to_branch',
  'event.taken_from_branch',
  'event.help_asked',
  'event.help_no_longer_asked',
  'event.help_passed_on',
  'event.help_declined',
  'event.filled',
  'event.fill_undone',
  'role.added',
  'role.deleted',
  'role.shifts',
  'images.added',
  'images.deleted',
  'announcement.sent',
  'announcement.retried',
  'message.sent',
  'roster.exported',
  'question.added',
  'question.changed',
  'question.removed',
  'answers.exported',
  'answers.deleted',
  'person.removed',
  'person.promoted',
  'person.demoted',
  'person.signed_out',
  'person.rated',
  'person.hours_corrected',
  'person.hours_declined',
  'person.walked_in',
  'person.clash_allowed',
  'person.eligibility_allowed',
  'person.shift_added',
  'person.shift_taken_back',
  'person.paper_given',
  'person.paper_taken_back',
  'person.paper_verified',
  'person.paper_refused',
  'person.answered_by_mail',
  'qualification.added',
  'qualification.removed',
  'agreement.written',
  'agreement.changed',
  'agreement.removed',
  'branch.made',
  'branch.closed',
  'branch.page_changed',
  'branch.logo',
  'branch.letterhead_changed',
  'branch.address_changed',
  'branch.organiser_added',
  'branch.organiser_removed',
  'branch.viewer_added',
  'branch.viewer_removed',
  'organiser.approved',
  'organiser.declined',
  'admin.invited',
  'admin.joined',
  'invitation.withdrawn',
  'letter.sent',
  'story.asked',
  'story.answered',
  'story.published',
  'story.unpublished',
  'people.imported',
  'people.exported',
  'hours.exported',
  'jobs.retried',
  'jobs.started',
  'numbers.put_right',
  'numbers.strange',
  'organisation.changed',
  'organisation.logo',
  'matching.learned',
  'matching.left_out',
  'matching.settings',
  'matching.switched',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Kinds of changes by which the log can be narrowed down. */
export const auditGroups = ['events', 'participations', 'people', 'lists'] as const;
export type AuditGroup = (typeof auditGroups)[number];

type Subject<Action extends string> = Action extends `${infer Before}.${string}` ? Before : never;

const groupOfSubject: Readonly<Record<Subject<AuditAction>, AuditGroup>> = {
  event: 'events',
  role: 'events',
  images: 'events',
  announcement: 'events',
  message: 'events',
  person: 'people',
  qualification: 'people',
  agreement: 'people',
  branch: 'people',
  organiser: 'people',
  admin: 'people',
  invitation: 'people',
  letter: 'people',
  story: 'people',
  roster: 'lists',
  question: 'events',
  answers: 'lists',
  people: 'lists',
  hours: 'lists',
  jobs: 'lists',
  numbers: 'lists',
  organisation: 'lists',
  matching: 'lists',
};

/** The actions of a kind; none for 'participations', which are steps. */
export function actionsIn(group: AuditGroup): AuditAction[] {
  return auditActions.filter((action) => {
    const [subject] = action.split('.') as [Subject<AuditAction>];
    return groupOfSubject[subject] === group;
  });
}

/** What an entry of the log can be: a change that was written down, or a step of a participation. */
export const auditKinds = [
  ...auditActions,
  ...participationStates.map((state) => `participation.${state}` as const),
] as const;
export type AuditKind = (typeof auditKinds)[number];
