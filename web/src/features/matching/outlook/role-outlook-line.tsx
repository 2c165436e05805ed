import type { RoleOutlook } from '@saath/contract/matching/outlook/schema';
import { shiftInWords } from '../../events/shifts/shift-time.tsx';
import { OutlookChip } from './chip.tsx';
import { chanceInWords } from './words.ts';

type RoleOutlookLineProps = {
  outlook: RoleOutlook;
  /** Of the event: when the shift is that decides. */
  timeZone: string;
  hasDate: boolean;
};

/** One role with its chance, and the shift that decides where it has several. */
export function RoleOutlookLine({ outlook, timeZone, hasDate }: RoleOutlookLineProps) {
  const { roleName, shift } = outlook;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OutlookChip outlook={outlook} />
      <span className="min-w-0 break-words">
        <bdi className="font-semibold">{roleName}</bdi>
        {shift && (
          <>
            {' · '}
            <bdi className="tabular-nums">{shiftInWords(shift, { timeZone, hasDate })}</bdi>
          </>
        )}
      </span>
      <span className="text-ink-soft tabular-nums">{chanceInWords(outlook)}</span>
    </p>
  );
}
