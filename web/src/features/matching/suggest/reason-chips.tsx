import type { Reason } from '@saath/contract/matching/suggest/schema';
import { told } from '@saath/contract/texts';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { Check, TriangleAlert } from '../../../ui/icons.ts';

type ReasonChipsProps = {
  reasons: readonly Reason[];
  /** Stands behind the last. */
  more?: ReactNode;
};

/** Why somebody fits, and after that what speaks against it. */
export function ReasonChips({ reasons, more }: ReasonChipsProps) {
  if (reasons.length === 0) return null;
  const ordered = [
    ...reasons.filter(({ tone }) => tone === 'for'),
    ...reasons.filter(({ tone }) => tone !== 'for'),
  ];
  return (
    <ul aria-label={m.why()} className="flex flex-wrap items-center gap-1.5">
      {ordered.map(({ text, wording, tone }) => (
        <li key={text}>
          <Chip
            tone={tone === 'for' ? 'primary' : 'neutral'}
            icon={
              tone === 'for' ? (
                <Check aria-hidden size={14} />
              ) : (
                <TriangleAlert aria-label={m.caution()} size={14} />
              )
            }
          >
            {told({ message: text, wording })}
          </Chip>
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
}
