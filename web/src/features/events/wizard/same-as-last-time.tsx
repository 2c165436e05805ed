import { Copy } from 'lucide-react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { eventPageQuery } from '../admin-list/queries.ts';
import { type BranchChoice, branchOf } from './branch.ts';
import { sameAs } from './proposals.ts';
import type { Wizard } from './state.ts';

/** Takes place, roles and branch from the event that was made last; nothing while there is none, or once there are roles. */
export function SameAsLastTime({ wizard, choice }: { wizard: Wizard; choice: BranchChoice }) {
  const { data } = useQuery(eventPageQuery({ page: 1, q: '', status: undefined }));
  const [last] = data?.events ?? [];
  if (!last || wizard.values.roles.length > 0 || wizard.values.location !== '') return null;
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() => {
          // A branch that was chosen, or with which the way here began, stays.
          const branchId = branchOf(choice, wizard.values.branchId) ?? last.branch?.id ?? '';
          wizard.change({ ...sameAs(last), branchId });
          toast.success(m.place_and_roles_are_taken_over());
        }}
      >
        <Copy aria-hidden size={18} />
        <span className="min-w-0 break-words">
          <Sentence text={m.same_as_event} parts={{ event: <bdi>{last.title}</bdi> }} />
        </span>
      </Button>
    </div>
  );
}
