import type { AuditKind } from '@saath/contract/office/audit-log/rules';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/numbers.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

type Slot = 'actor' | 'person' | 'event' | 'subject';
type Text = (slots: Record<Slot, string>) => string;

/** What an entry says; who, whom and where are put in by the sentence. */
const texts: Readonly<Record<AuditKind, (entry: AuditEntry) => Text>> = {
  'event.created': () => m.actor_created_the_event_event,
  'event.changed': () => m.actor_changed_the_event_event,
  'event.published': () => m.actor_published_the_event_event,
  'event.unpublished': () => m.actor_took_the_event_event_off_the_calendar,
  'event.cancelled': () => m.actor_cancelled_the_event_event,
  'event.copied': () => m.actor_copied_the_event_event,
  'event.times_corrected': () => m.actor_corrected_the_times_of_event,
  'event.archived': () => m.actor_put_the_event_event_away,
  'event.restored': () => m.actor_brought_the_event_event_back,
  'event.deleted': () => m.actor_deleted_the_event_event,
  'event.outcome': () => m.actor_told_what_event_achieved,
  'event.kiosk_closed': () => m.actor_closed_a_kiosk_of_event,
  'event.helper_added': () => m.actor_let_person_help_at_the_door_of_event,
  'event.helper_removed': () => m.actor_ended_that_person_helps_at_the_door_of_event,
  'event.lead_added': () => m.actor_let_person_lead_event,
  'event.lead_removed': () => m.actor_ended_that_person_leads_event,
  'event.role_lead_added': () => m.actor_let_person_lead_a_role_of_event,
  'event.role_lead_removed': () => m.actor_ended_that_person_leads_a_role_of_event,
  'event.viewer_added': () => m.actor_let_person_look_at_event,
  'event.viewer_removed': () => m.actor_ended_that_person_looks_at_event,
  'event.given_to_branch': () => m.actor_gave_event_to_branch,
  'event.taken_from_branch': () => m.actor_took_event_from_branch,
  'event.help_asked': () => m.actor_asked_branch_for_help,
  'event.help_no_longer_asked': () => m.actor_asks_branch_no_longer,
  'event.help_passed_on': () => m.actor_passed_on_that_help_is_sought,
  'event.help_declined': () => m.actor_declined_to_help,
  'event.filled': (entry) => withCount(entry, m.actor_filled_places_of_event),
  'event.fill_undone': (entry) => withCount(entry, m.actor_took_back_places_of_event),
  'role.added': () => m.actor_added_the_role_subject_to_event,
  'role.deleted': () => m.actor_deleted_the_role_subject_of_event,
  'role.shifts': () => m.actor_set_the_shifts_of_role,
  'images.added': (entry) => withCount(entry, m.actor_added_pictures_to_event),
  'images.deleted': (entry) => withCount(entry, m.actor_deleted_pictures_of_event),
  'announcement.sent': (entry) => withCount(entry, m.actor_sent_an_announcement_about_event),
  'announcement.retried': (entry) => withCount(entry, m.actor_tried_failed_mails_again),
  'message.sent': () => m.actor_wrote_to_person_about_event,
  'roster.exported': () => m.actor_exported_the_roster_of_event,
  'question.added': () => m.actor_asks_a_question_at_event,
  'question.changed': () => m.actor_changed_a_question_at_event,
  'question.removed': () => m.actor_removed_a_question_of_event,
  'answers.exported': () => m.actor_exported_the_answers_of_event,
  'answers.deleted': (entry) => withCount(entry, m.actor_deleted_sensitive_answers_of_event),
  'person.removed': () => m.actor_removed_the_account_of_person,
  'person.promoted': () => m.actor_made_person_an_admin,
  'person.demoted': () => m.actor_made_person_a_volunteer_again,
  'person.signed_out': () => m.actor_logged_person_out,
  'person.rated': () => m.actor_rated_the_help_of_person_at_event,
  'person.hours_corrected': () => m.actor_corrected_the_hours_of_person_at_event,
  'person.hours_declined': () => m.actor_declined_the_hours_of_person_at_event,
  'person.walked_in': () => m.actor_let_person_in_at_event,
  'person.clash_allowed': () => m.actor_gave_person_a_place_at_event_despite_another_one,
  'person.eligibility_allowed': () =>
    m.actor_gave_person_a_place_at_event_though_something_is_missing,
  'person.shift_added': () => m.actor_gave_person_one_more_shift_at_event,
  'person.shift_taken_back': () => m.actor_took_back_a_shift_of_person_at_event,
  'person.paper_given': () => m.actor_gave_person_a_paper_by_a_training_at_event,
  'person.paper_taken_back': () => m.actor_took_back_a_paper_of_a_training_of_person_at_event,
  'person.paper_verified': () => m.actor_verified_a_paper_of_person,
  'person.paper_refused': () => m.actor_refused_a_paper_of_person,
  'qualification.added': () => m.actor_added_a_qualification,
  'qualification.removed': () => m.actor_removed_a_qualification,
  'agreement.written': () => m.actor_wrote_an_agreement,
  'agreement.changed': () => m.actor_changed_an_agreement,
  'agreement.removed': () => m.actor_removed_an_agreement,
  'person.answered_by_mail': () => m.actor_answered_the_request_of_person_for_event_from_a_mail,
  'branch.made': () => m.actor_made_branch,
  'branch.closed': () => m.actor_closed_branch,
  'branch.page_changed': () => m.actor_changed_page_of_branch,
  'branch.logo': ({ details: { count = 0 } }) =>
    count > 0 ? m.actor_changed_logo_of_branch : m.actor_removed_logo_of_branch,
  'branch.letterhead_changed': () => m.actor_changed_letterhead_of_branch,
  'branch.address_changed': () => m.actor_changed_address_of_branch,
  'branch.organiser_added': () => m.actor_let_person_run_branch,
  'branch.organiser_removed': () => m.actor_ended_that_person_runs_branch,
  'branch.viewer_added': () => m.actor_let_person_look_at_branch,
  'branch.viewer_removed': () => m.actor_ended_that_person_looks_at_branch,
  'organiser.approved': () => m.actor_approved_the_wish_of_person_to_organise,
  'organiser.declined': () => m.actor_declined_the_wish_of_person_to_organise,
  'admin.invited': () => m.actor_invited_somebody_to_be_an_admin,
  'admin.joined': () => m.actor_joined_as_an_admin,
  'invitation.withdrawn': () => m.actor_withdrew_an_invitation,
  'letter.sent': (entry) => withCount(entry, m.actor_wrote_to_people_they_found),
  'story.asked': () => m.actor_asked_person_to_publish,
  'story.answered': () => m.person_answered_about_publishing,
  'story.published': () => m.actor_published_words_of_person,
  'story.unpublished': () => m.actor_took_words_of_person_off,
  'people.imported': (entry) => withCount(entry, m.actor_imported_people),
  'people.exported': () => m.actor_exported_people,
  'hours.exported': () => m.actor_exported_hours,
  'jobs.retried': () => m.actor_had_failed_work_tried_again,
  'jobs.started': () => m.actor_started_background_work,
  'numbers.put_right': () => m.actor_put_a_kept_number_right,
  'numbers.strange': () => m.actor_found_a_history_that_cannot_be,
  'matching.learned': () => m.actor_had_matching_learn,
  'matching.left_out': (entry) => withCount(entry, m.actor_left_outcomes_out),
  'matching.settings': () => m.actor_changed_matching_settings,
  'organisation.changed': () => m.actor_changed_the_organisations_settings,
  'organisation.logo': ({ details: { count = 0 } }) =>
    count > 0 ? m.actor_changed_the_logo : m.actor_removed_the_logo,
  'matching.switched': ({ details: { count: version = 0 } }) =>
    version === 0
      ? m.actor_set_matching_back
      : ({ actor }) =>
          m.actor_switched_matching_to_version({ actor, number: formatNumber(version) }),
  'participation.requested': (entry) => {
    if (isOwn(entry)) return m.person_asked_to_take_part_in_event;
    return entry.from === null
      ? m.actor_asked_for_person_to_take_part_in_event
      : m.actor_put_the_request_of_person_back;
  },
  'participation.waitlisted': (entry) => {
    if (entry.from === 'waitlisted') return m.actor_moved_person_on_the_wait_list_of_event;
    // Anyone who asks where all places are taken is put there by nobody.
    return isOwn(entry) || entry.actor === null
      ? m.person_joined_the_wait_list_of_event
      : m.actor_put_person_on_the_wait_list_of_event;
  },
  'participation.confirmed': placeGiven,
  'participation.declined': ({ from }) =>
    from === 'confirmed'
      ? m.actor_took_person_off_event
      : m.actor_declined_the_request_of_person_for_event,
  'participation.withdrawn': placeGivenBack,
  'participation.offered': ({ actor }) =>
    actor === null
      ? m.person_was_offered_a_place_at_event
      : m.actor_offered_person_a_place_at_event,
  'participation.expired': () => m.offer_to_person_for_event_ran_out,
  'participation.checked_in': (entry) =>
    corrected(entry, 'checked_in') ??
    (isOwn(entry) ? m.person_checked_in_at_event : m.actor_checked_person_in_at_event),
  'participation.completed': (entry) =>
    corrected(entry, 'completed') ?? m.actor_recorded_that_person_completed_event,
  'participation.left_early': (entry) =>
    corrected(entry, 'left_early') ?? m.actor_recorded_that_person_left_event_early,
  'participation.no_show': () => m.actor_recorded_that_person_missed_event,
  'participation.excused': () => m.actor_excused_person_at_event,
};

/** The state stayed and its times changed. */
function corrected({ from }: AuditEntry, state: ParticipationState): Text | undefined {
  return from === state ? m.actor_corrected_the_times_of_person_at_event : undefined;
}

function placeGiven(entry: AuditEntry): Text {
  // Without an actor the event gave it by itself.
  const isGivenAtOnce = entry.actor === null && entry.from !== 'waitlisted';
  if (isOwn(entry) || isGivenAtOnce) return m.person_took_a_place_at_event;
  return entry.from === 'waitlisted'
    ? m.actor_gave_person_a_place_from_the_wait_list
    : m.actor_gave_person_a_place_at_event;
}

function placeGivenBack(entry: AuditEntry): Text {
  if (!isOwn(entry)) return m.actor_ended_the_participation_of_person_in_event;
  return entry.from === 'confirmed'
    ? m.person_gave_the_place_at_event_back
    : m.person_took_the_request_for_event_back;
}

/** The person did it, not an organiser. */
function isOwn({ actor, person }: AuditEntry): boolean {
  return actor !== null && actor.id === person?.id;
}

type Counted = (slots: { actor: string; event: string; count: number }) => string;

function withCount({ details }: AuditEntry, text: Counted): Text {
  return ({ actor, event }) => text({ actor, event, count: details.count ?? 1 });
}

type AuditSentenceProps = {
  entry: AuditEntry;
  /** Where the name of who did it leads; nowhere when left out. */
  actorHref?: ((id: string) => string) | undefined;
};

/** "Omar gave Aisha a place at the event River clean-up". */
export function AuditSentence({ entry, actorHref }: AuditSentenceProps) {
  const { action, actor, person, event, details } = entry;
  const parts: Record<Slot, ReactNode> = {
    actor: actor ? (
      <Named name={nameOf(actor)} to={actorHref?.(actor.id)} />
    ) : (
      <Named name={m.the_system_itself()} />
    ),
    person: (
      <Named name={person ? nameOf(person) : m.somebody()} to={personHref(entry, actorHref)} />
    ),
    event: (
      <Named
        name={event?.title ?? m.a_deleted_event()}
        to={event && !event.isGone ? paths.adminEvent(event.id) : undefined}
      />
    ),
    subject: <Named name={details.subject ?? ''} />,
  };
  return <Sentence text={texts[action](entry)} parts={parts} />;
}

/** Anyone who has left is called the same by everybody. */
function nameOf({ name, isGone }: { name: string; isGone: boolean }): string {
  return isGone ? m.former_volunteer() : name;
}

/** Anyone who did something themselves is both: the name leads where that of who did it does. */
function personHref(
  entry: AuditEntry,
  actorHref: AuditSentenceProps['actorHref'],
): string | undefined {
  const { person } = entry;
  if (!person || person.isGone) return undefined;
  return isOwn(entry) && actorHref
    ? actorHref(person.id)
    : paths.adminPeople({ person: person.id });
}

function Named({ name, to }: { name: string; to?: string | undefined }) {
  const shown = <bdi className="font-semibold break-words">{name}</bdi>;
  if (!to) return shown;
  return (
    <Link to={to} className="underline decoration-line underline-offset-4 hover:decoration-current">
      {shown}
    </Link>
  );
}
