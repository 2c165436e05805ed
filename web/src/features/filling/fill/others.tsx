import type {
  FillCandidate,
  FillPart,
  FillPlaced,
  FillPlan,
} from '@saath/contract/filling/fill/schema';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Reasons } from '../../matching/suggest/reasons.tsx';
import { costText } from './words.ts';

type FillOthersProps = {
  plan: FillPlan;
  part: FillPart;
  person: FillPlaced;
  open: boolean;
  onClose: () => void;
  onChoose: (by: FillCandidate) => void;
};

/** The next best for a place, and what each of them costs the plan. */
export function FillOthers({ plan, part, person, open, onClose, onChoose }: FillOthersProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={m.somebody_else_than_name({ name: person.name })}
      description={m.the_next_best_who_are_free_then()}
    >
      {part.others.length === 0 && <p>{m.nobody_else_fits_and_is_free()}</p>}
      <ul className="divide-y divide-line">
        {part.others.map((other) => (
          <li key={other.userId} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
            <Avatar name={other.name} src={other.profileImage?.url ?? null} size={40} />
            <div className="min-w-0 flex-1 basis-48">
              <bdi className="block break-words font-semibold">{other.name}</bdi>
              <p className="mb-1.5 text-ink-soft text-sm">{costText(plan, person, other)}</p>
              <Reasons reasons={other.reasons} about={other.name} />
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={m.take_name_instead({ name: other.name })}
              onClick={() => onChoose(other)}
            >
              {m.take_instead()}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
