/** The plan of an import as the API shows it. */

import { limits } from '@saath/contract/limits';
import type { ImportPreview, ImportRow } from '@saath/contract/office/imports/schema';
import { clip, countsOf, type PlannedRow } from './policy.ts';

/** Every row with errors, the first of each other kind. */
export function presentPlan(
  rows: readonly PlannedRow[],
  { ignored, digest }: { ignored: string[]; digest: string },
): ImportPreview {
  const seen = { create: 0, update: 0, skip: 0, error: 0 };
  const shown = rows.filter(({ action }) => {
    seen[action] += 1;
    return action === 'error' || seen[action] <= limits.importShown;
  });
  return { counts: countsOf(rows), rows: shown.map(presentRow), ignored, digest };
}

function presentRow({ row, action, name, email, changes, messages }: PlannedRow): ImportRow {
  return {
    row,
    action,
    name: clip(name),
    email: clip(email),
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: before === null ? null : clipValue(before),
      after: clipValue(after),
    })),
    messages,
  };
}

function clipValue<Value extends string | number | string[]>(value: Value) {
  return typeof value === 'string' ? clip(value) : value;
}
