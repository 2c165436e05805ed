import {
  getOrganisation,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import { useQuery } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { kindsQuery } from '../../events/eligibility/queries.ts';
import { organisationQuery } from '../../foundation/organisation/queries.ts';

const usual = [30, 90, 365] as const;

/** How long what people show stays after its check; nothing before there is anything to show (PR-02). */
export function HowLong() {
  const { data: settings } = useQuery(organisationQuery);
  const { data: kinds = [] } = useQuery(kindsQuery);
  const save = useCall(saveOrganisation, {
    request: (evidenceDays: number) => ({
      body: { version: settings?.version ?? 0, evidenceDays },
    }),
    touches: [getOrganisation],
    touchesWhenRefused: true,
    failed: m.evidence_days_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
  if (!settings || kinds.length === 0) return null;
  const { evidenceDays } = settings;
  const days = [...new Set([...usual, evidenceDays])].filter((each) => each > 0);
  return (
    <div className="sm:max-w-96">
      <SelectField
        label={m.pictures_and_pdfs_after_the_check()}
        hint={m.evidence_days_hint()}
        value={String(evidenceDays)}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate(Number(target.value))}
        options={[
          { value: '0', label: m.delete_them_at_once() },
          ...days
            .toSorted((one, other) => one - other)
            .map((count) => ({ value: String(count), label: m.keep_them_count_days({ count }) })),
        ]}
      />
    </div>
  );
}
