/** SQL of finding people: by name and standing, by what they can do, when they are free, and what they did. */
import { dayPartTimes } from '@saath/contract/accounts/accounts/rules';
import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import { type PersonStatus, recentDays } from '@saath/contract/office/people/rules';
import type { PeopleFilter as Asked } from '@saath/contract/office/people/schema';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { holds, holdsInRow } from '../../../platform/text-search.ts';

/** What people can do, when they are free, what they did; at least one of these is given. */
type Seeking = Omit<Asked, 'q' | 'role' | 'status'> & { readonly now: Date };

/** Everybody whose account is not gone, narrowed down. */
export type PeopleFilter = {
  /** A part of the name as `personKey` writes it; empty for every name. */
  readonly key: string;
  readonly role: AccountRole | undefined;
  readonly status: PersonStatus | undefined;
  readonly seeking?: Seeking | undefined;
  /** Whether so many people are meant that a page of them is found soon by looking at one after the other. */
  readonly isWide: boolean;
};

export type People = SelectQueryBuilder<Tables, 'appUser', Record<never, never>>;

/** Those of a filter, in no order. */
export function presentPeople(db: Database, filter: PeopleFilter): People {
  const { key, role, status, seeking, isWide } = filter;
  let query = db.selectFrom('appUser').where('leftAt', 'is', null);
  // By name: a value that comes later could be any role, and no index of volunteers would do.
  if (role) query = query.where('role', '=', sql.lit(role));
  if (status) query = query.where('leavingAt', status === 'leaving' ? 'is not' : 'is', null);
  if (status === 'active') query = query.where('activatedAt', 'is not', null);
  if (status === 'waiting') query = query.where('activatedAt', 'is', null);
  for (const condition of seeking ? conditionsOf(seeking) : []) query = query.where(condition);
  if (!key) return query;
  return query.where((isWide ? holdsInRow : holds)('app_user.name_key', key));
}

type Condition = RawBuilder<boolean>;

function conditionsOf({ skills, match, day, part, ...past }: Seeking): Condition[] {
  const found = [...pastConditions(past)];
  if (skills) found.push(hasSkills(skills, match));
  if (day !== undefined || part !== undefined) found.push(isFree({ day, part }));
  return found;
}

/** The index finds them by each skill, and puts the answers together. */
function hasSkills(skills: readonly string[], match: Asked['match']): Condition {
  const each = skills.map((skill) => sql`skill_tags(app_user.skills) && ${keysOf(skill)}`);
  return sql`(${sql.join(each, match === 'all' ? sql` and ` : sql` or `)})`;
}

/** A skill as it is, as a word of a longer one ("Driving" of "Truck driving"), and written as one word or several. */
function keysOf(skill: string) {
  return sql`(select array['s:' || words, 'p:' || words, 'j:' || words, 's:' || joined] from (select
    array_to_string(loose_words(${skill}), ' ') as words,
    array_to_string(loose_words(translate(${skill}, ' -', '')), ' ') as joined) as key)`;
}

/** As the profile shows it: the part lies wholly within a free time. */
function isFree({ day, part }: Pick<Asked, 'day' | 'part'>): Condition {
  const parts = part ? [dayPartTimes[part]] : Object.values(dayPartTimes);
  const covered = parts.map(
    ({ from, to }) => sql`(free.from_minute <= ${from} and free.to_minute >= ${to})`,
  );
  return sql`exists (select from user_availability free where free.user_id = app_user.id
    and (${sql.join(covered, sql` or `)})
    ${day === undefined ? sql`` : sql`and free.weekday = ${day}`})`;
}

const DAY = 86_400_000;

function pastConditions({
  past,
  hours,
  event,
  now,
}: Omit<Seeking, 'skills' | 'match'>): Condition[] {
  const over = sql`from hours_ledger where hours_ledger.user_id = app_user.id and hours_ledger.over_at <= ${now}`;
  const since = (days: number) =>
    sql`${over} and hours_ledger.over_at > ${new Date(now.getTime() - days * DAY)}`;
  const found: Condition[] = [];
  if (past === 'came') found.push(sql`exists (select ${over})`);
  if (past === 'never') found.push(sql`not exists (select ${over})`);
  if (past === 'lately') found.push(sql`exists (select ${since(recentDays.lately)})`);
  if (past === 'long_ago')
    found.push(
      sql`exists (select ${over})`,
      sql`not exists (select ${since(recentDays.long_ago)})`,
    );
  if (hours) found.push(sql`(select sum(minutes) ${over}) >= ${hours * 60}`);
  if (event) found.push(sql`exists (select ${over} and hours_ledger.event_id = ${event})`);
  return found;
}
