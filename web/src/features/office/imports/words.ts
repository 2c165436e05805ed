import type { ImportAction, ImportField } from '@saath/contract/office/imports/rules';
import type { ImportCounts } from '@saath/contract/office/imports/schema';
import { formatList, formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

export const fieldNames: Readonly<Record<ImportField, Text>> = {
  name: m.name,
  email: m.email,
  contactNumber: m.phone,
  experienceYears: m.experience_years,
  skills: m.skills,
  interests: m.interests,
  description: m.about,
};

/** "120 new" */
export const countNames: Readonly<Record<ImportAction, (inputs: { count: string }) => string>> = {
  create: m.count_new,
  update: m.count_changed,
  skip: m.count_skipped,
  error: m.count_with_errors,
};

/** What the button does: "Add 120 people and change 14". */
export function importText({ create, update }: ImportCounts): string {
  if (update === 0) return m.add_count_people({ count: create });
  if (create === 0) return m.change_count_people({ count: update });
  return m.add_count_people_and_change_others({ count: create, others: formatNumber(update) });
}

/** What was done: "120 people added and 14 people changed". */
export function importedText({ create, update }: ImportCounts): string {
  return formatList([
    ...(create > 0 ? [m.count_people_added({ count: create })] : []),
    ...(update > 0 ? [m.count_people_changed({ count: update })] : []),
  ]);
}
