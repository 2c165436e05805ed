/** States written into statements: as parameters, the planner could not use the indexes on them. */
import { comingStates, holdingStates } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';

/** Who comes, or came. */
export const coming = comingStates.map((state) => sql.lit(state));

/** The same inside `sql` templates: `state in (${comingList})`. */
export const comingList = sql.join(coming);

/** For whom a place is kept or taken. */
export const holdingList = sql.join(holdingStates.map((state) => sql.lit(state)));
