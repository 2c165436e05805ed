/**
 * An installation of a given size, planted by the database itself. Ids are counted, so that tables can refer to each
 * other without being read. Triggers and foreign keys are off while planting; the tallies and tags are made afterwards.
 */

export type Size = {
  readonly volunteers: number;
  readonly events: number;
  /** Participations of each event. */
  readonly people: number;
};

const ROLES = 4;

const id = (kind: number, number: string) =>
  `('00000000-0000-700${kind}-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;
/** The same ids as the requests write them. */
const uuid = (kind: number, number: number) =>
  `00000000-0000-700${kind}-8000-${number.toString(16).padStart(12, '0')}`;
export const userUuid = (number: number) => uuid(1, number);
export const eventUuid = (number: number) => uuid(2, number);
export const roleUuid = (event: number, role: number) => uuid(3, event * ROLES + role);

const userId = (number: string) => id(1, number);
const eventId = (number: string) => id(2, number);
const roleId = (event: string, role: string) => id(3, `${event}::bigint * ${ROLES} + ${role}`);

/** One of the words, by a number. */
const pick = (words: readonly string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + (${number})::bigint % ${words.length}]`;

const firstNames = 'Aisha Bilal Chanda Danish Esha Faisal Gul Hamza Iqra Junaid Kiran Laila'.split(
  ' ',
);
const lastNames =
  'Ahmed Baig Chaudhry Dar Farooq Gilani Hussain Iqbal Javed Khan Lodhi Malik Niazi'.split(' ');
const skills = [
  'First aid',
  'Nursing',
  'Driving',
  'Cooking',
  'Teaching',
  'Translation',
  'Photography',
  'Logistics',
  'Stewarding',
  'Fundraising',
  'Carpentry',
  'Gardening',
  'Web development',
  'Crowd control',
  'Child care',
  'Public speaking',
];
const titles = ['River clean-up', 'Food drive', 'Health camp', 'Book fair', 'Tree planting', 'Run'];

/** Nine in ten events are over; the others start within sixty days. */
const start = (number: string, events: number) =>
  `date_trunc('hour', now()) - interval '2 hours' + (case when ${number} % 10 = 0
     then interval '1 day' + (${number} * 60.0 / ${events}) * interval '1 day'
     else -(${number} * 1000.0 / ${events}) * interval '1 day' - interval '5 hours' end)`;

/**
 * How to take away the indexes that no constraint needs, and how to make them again: a million places are in an index in
 * seconds when it is sorted once, and in an hour when each is put in its place.
 */
export const spareIndexes = `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;

/** The statements that plant, in their order, while there are no triggers. */
export function seedStatements({ volunteers, events, people }: Size): string[] {
  return [
    `insert into app_user (id, email, email_key, name, name_key, role, password_hash, contact_number, experience_years,
       description, skills, interests, activated_at, created_at, updated_at)
     select ${userId('n')}, 'v' || n || '@example.org', 'v' || n || '@example.org', full_name, lower(full_name), 'Volunteer', 'none',
       '03001234567', n % 20, 'Likes to help.', array[${pick(skills, 'n')}, ${pick(skills, 'n / 7 + 3')}],
       array['Outdoor'], case when n % 20 = 0 then null else moment end, moment, moment
     from (select n, ${pick(firstNames, 'n')} || ' ' || ${pick(lastNames, 'n / 12')} || ' ' || to_hex(n) as full_name,
         now() - (${volunteers} - n) * interval '1000 days' / ${volunteers} as moment
       from generate_series(1, ${volunteers}) n) each`,
    `insert into user_availability (user_id, weekday, from_minute, to_minute)
     select ${userId('n')}, day, 480, 1200 from generate_series(1, ${volunteers}) n, unnest(array[5, 6]) day`,
    `insert into event (id, title, title_key, description, location, type, time_zone, start_time, end_time, published_at,
       cancelled_at, created_at, updated_at)
     select ${eventId('n')}, title, lower(title), 'We meet at the gate.', 'Lahore', 'community', 'Asia/Karachi', moment,
       moment + interval '4 hours', case when n % 50 = 1 then null else moment - interval '30 days' end,
       case when n % 50 = 2 then moment - interval '2 days' end, moment - interval '40 days', moment - interval '40 days'
     from (select n, ${pick(titles, 'n')} || ' ' || n as title, ${start('n', events)} as moment
       from generate_series(1, ${events}) n) each`,
    `insert into event_role (event_id, id, position, name, name_key, description, skills, max_volunteers, filled, created_at)
     select ${eventId('n')}, ${roleId('n', 'r')}, r + 1, ${pick(skills, 'n + r')}, lower(${pick(skills, 'n + r')}), 'Helps.',
       array[${pick(skills, 'n + r')}, ${pick(skills, 'n / 3 + r * 5')}], ${people}, 0, now() - interval '40 days'
     from generate_series(1, ${events}) n, generate_series(0, ${ROLES - 1}) r`,
    `insert into participation (event_id, user_id, id, role_id, state, source, waiting_since, requested_at, decided_at,
       start_time, end_time)
     select e.id, ${userId(`1 + (n * 7919 + k * 104729) % ${volunteers}`)}, gen_random_uuid(), ${roleId('n', `k % ${ROLES}`)},
       state, 'request', case when state = 'waitlisted' then e.start_time - interval '9 days' end,
       least(e.start_time - interval '10 days', now() - interval '3 days') - k * interval '1 minute',
       case when state <> 'requested' then e.start_time - interval '9 days' end, e.start_time, e.end_time
     from (select n, k, (array['confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'requested', 'waitlisted', 'declined', 'withdrawn'])[1 + k % 10] as state
       from generate_series(1, ${events}) n, generate_series(1, ${people}) k) each
     join event e on e.id = ${eventId('n')}
     on conflict do nothing`,
    `insert into participation_change (event_id, user_id, id, from_state, to_state, at)
     select event_id, user_id, gen_random_uuid(), null, 'requested', requested_at from participation`,
    // Whoever takes over such an installation finds its people thanked.
    `insert into recap (event_id, user_id, kind, told_at)
     select event_id, user_id, 'thanks', end_time from participation
     where state = 'confirmed' and end_time between now() - interval '8 days' and now()`,
    `insert into audit_entry (id, at, action, event_id, details)
     select gen_random_uuid(), created_at, 'event.created', id, '{}' from event`,
    `update event_role r set filled = found.people from (
       select role_id, count(*) as people from participation where state = 'confirmed' group by role_id
     ) found where found.role_id = r.id`,
    `update tally set count = found.count from (
       select counted, count(*) from (
         select unnest(people_tallies(role, activated_at, leaving_at, left_at)) as counted from app_user
         union all select event_tally(published_at, cancelled_at) from event
       ) each group by counted
     ) found where found.counted = tally.name`,
    `insert into volunteer_tag (key, experience, user_id)
     select tag, experience_share(experience_years), id from app_user, unnest(volunteer_tags(skills, interests)) as tag
     where role = 'Volunteer' and activated_at is not null`,
  ];
}
