/** SQL of bringing in many people at once. */

import { personKey } from '@saath/contract/accounts/names/rules';
import type { Language } from '@saath/contract/language';
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type KnownPerson = Pick<
  Selectable<Tables['appUser']>,
  | 'id'
  | 'emailKey'
  | 'role'
  | 'name'
  | 'contactNumber'
  | 'experienceYears'
  | 'description'
  | 'skills'
  | 'interests'
  | 'leavingAt'
>;

/** @param keys addresses in one spelling */
export async function peopleByEmail(db: Database, keys: readonly string[]): Promise<KnownPerson[]> {
  return await db
    .selectFrom('appUser')
    .select([
      'id',
      'emailKey',
      'role',
      'name',
      'contactNumber',
      'experienceYears',
      'description',
      'skills',
      'interests',
      'leavingAt',
    ])
    .where('emailKey', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

type Values = Partial<
  Pick<
    KnownPerson,
    'name' | 'contactNumber' | 'experienceYears' | 'description' | 'skills' | 'interests'
  >
>;

export type NewPerson = Values & {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
};

/** One value goes in, whatever the number of people: the statement stays the same. */
const asJson = (people: readonly Values[]) =>
  JSON.stringify(
    people.map((person) =>
      person.name === undefined ? person : { ...person, nameKey: personKey(person.name) },
    ),
  );

const columns = sql`
  id uuid, "email" text, "emailKey" text, "name" text, "nameKey" text, "contactNumber" text,
  "experienceYears" double precision, "description" text, "skills" text[], "interests" text[]
`;

/**
 * Adds volunteers who have not activated their accounts yet.
 *
 * @returns how many; fewer than given when somebody else took an address in the meantime
 */
export async function insertPeople(
  tx: Tx,
  given: {
    people: readonly NewPerson[];
    passwordHash: string;
    language: Language;
    at: Date;
  },
): Promise<number> {
  const { people, passwordHash, language, at } = given;
  const { numAffectedRows = 0n } = await sql`
    insert into app_user (
      id, email, email_key, name, name_key, role, password_hash, contact_number, experience_years, description, skills,
      interests, language, created_at, updated_at
    )
    select
      id, "email", "emailKey", "name", "nameKey", 'Volunteer', ${passwordHash}, coalesce("contactNumber", ''),
      coalesce("experienceYears", 0), coalesce("description", ''), coalesce("skills", '{}'), coalesce("interests", '{}'),
      ${language}, ${at}, ${at}
    from jsonb_to_recordset(${asJson(people)}::jsonb) as given (${columns})
    on conflict (email_key) do nothing
  `.execute(tx);
  return Number(numAffectedRows);
}

/** Changes what is given of each person. */
export async function updatePeople(
  tx: Tx,
  { people, at }: { people: readonly (Values & { readonly id: string })[]; at: Date },
): Promise<void> {
  await sql`
    update app_user set
      name = coalesce(given."name", app_user.name),
      name_key = coalesce(given."nameKey", app_user.name_key),
      contact_number = coalesce(given."contactNumber", app_user.contact_number),
      experience_years = coalesce(given."experienceYears", app_user.experience_years),
      description = coalesce(given."description", app_user.description),
      skills = coalesce(given."skills", app_user.skills),
      interests = coalesce(given."interests", app_user.interests),
      updated_at = ${at}
    from jsonb_to_recordset(${asJson(people)}::jsonb) as given (${columns})
    where app_user.id = given.id
  `.execute(tx);
}
