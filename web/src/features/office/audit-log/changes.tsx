import { eventModes } from '@saath/contract/events/events/rules';
import type { AuditDetails, ChangedField } from '@saath/contract/office/audit-log/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { formatMoment } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { ArrowRight } from '../../../ui/icons.ts';
import { modeName } from '../../events/form/places.tsx';
import { typeName } from '../../events/type-name.ts';

type Change = NonNullable<AuditDetails['changes']>[number];

/** What the fields are called on the screens where they are changed. */
const fieldNames: Readonly<Record<ChangedField, Text>> = {
  title: m.title,
  type: m.interest,
  startTime: m.starts,
  endTime: m.ends,
  location: m.location,
  mapPoint: m.point_on_the_map,
  travelMinutes: m.way_in_minutes,
  description: m.description,
  mode: m.how_places_are_given,
  role_name: m.role_name,
  maxVolunteers: m.places,
  minVolunteers: m.minimum_field,
  skills: m.skills,
  qualifications: m.one_of_these_qualifications,
  minAge: m.minimum_age,
  agreements: m.agreements,
  filled: m.places_taken_field,
  kept: m.kept_number_field,
  peopleHelped: m.people_helped,
  stars: m.stars_field,
  added: m.people_added_field,
  changed: m.people_changed_field,
  leftOut: m.people_left_out,
  fairTurn: m.fair_turn,
  switchesItself: m.switch_better_versions_on,
  name: m.name,
  about: m.short_description,
  contactEmail: m.e_mail,
  address: m.address_of_the_page,
  senderName: m.name_of_the_sender,
  replyTo: m.address_for_answers,
  colour: m.colour,
  place: m.town,
  timeZone: m.time_zone,
  languages: m.languages_offered,
  defaultLanguage: m.first_language,
  emailDomains: m.addresses_that_may_sign_up,
  phoneRegion: m.phone_numbers_accepted,
  guardian: m.guardian_agrees_below_age,
  crew: m.in_each_team,
  crewAdults: m.adults_beside_anyone_under_18,
  crewBeginners: m.people_who_help_for_the_first_time,
  gives: m.what_it_gives,
  givesMonths: m.valid_for_how_many_months,
  countsHours: m.time_counts_as_help,
  guestAsking: m.asking_without_an_account,
  organiserPasskeys: m.organisers_confirm_with_a_passkey,
  evidenceDays: m.days_evidence_is_kept,
  dayHours: m.most_hours_a_day,
  weekHours: m.most_hours_a_week,
  restHours: m.hours_of_rest,
  severalShifts: m.more_than_one_shift_each,
  shifts: m.shifts,
  hours: m.hours,
};

/** Also asked about what another version of the product wrote. */
const nameOf: ReadonlyMap<string, Text> = new Map(Object.entries(fieldNames));

/** What is on or off; the log keeps `yes` or `no`. */
const switches: ReadonlySet<string> = new Set([
  'switchesItself',
  'severalShifts',
  'organiserPasskeys',
  'countsHours',
]);

/** Each changed field with its value before and after. */
export function AuditChanges({
  changes,
  timeZone,
}: {
  changes: readonly Change[];
  timeZone: string;
}) {
  return (
    <dl className="mt-2 flex flex-col gap-2 border-line border-s-2 ps-3 text-sm">
      {changes.map((change) => (
        <div key={change.field}>
          <dt className="text-ink-soft">{fieldName(change.field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="sr-only">{m.before_value()}</span>
            <span className="min-w-0 max-w-full text-ink-soft">
              <Value of={change} value={change.before} timeZone={timeZone} />
            </span>
            <ArrowRight aria-hidden size={14} className="flex-none rtl:-scale-x-100" />
            <span className="sr-only">{m.after_value()}</span>
            <span className="min-w-0 max-w-full">
              <Value of={change} value={change.after} timeZone={timeZone} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A role's field is written `<role>.<field>`. */
function fieldName(field: string): string {
  const dot = field.lastIndexOf('.');
  const last = ownName(field);
  const name = nameOf.get(last)?.() ?? last;
  return dot < 0 ? name : m.field_of_subject({ field: name, subject: field.slice(0, dot) });
}

const ownName = (field: string) => field.slice(field.lastIndexOf('.') + 1);

type ValueProps = { of: Change; value: Change['before']; timeZone: string };

function Value({ of: { field }, value, timeZone }: ValueProps) {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="italic">{m.nothing_value()}</span>;
  if (Array.isArray(value))
    return (
      <span className="inline-flex flex-wrap gap-1">
        {value.map((each) => (
          <Chip key={each}>
            <bdi>{each}</bdi>
          </Chip>
        ))}
      </span>
    );
  if (typeof value === 'number') return <span className="tabular-nums">{formatNumber(value)}</span>;
  if (field === 'startTime' || field === 'endTime')
    return (
      <time dateTime={value} className="tabular-nums">
        {formatMoment(value, timeZone)}
      </time>
    );
  if (field === 'type') return typeName(value);
  const mode = eventModes.find((each) => field === 'mode' && each === value);
  if (mode) return modeName(mode);
  if (switches.has(ownName(field))) return value === 'yes' ? m.yes_answer() : m.no_answer();
  return <bdi className="line-clamp-6 break-words whitespace-pre-line">{value}</bdi>;
}
