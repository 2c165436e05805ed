import type { ReactNode } from 'react';
import { CircleDashed, Hourglass } from '../../../ui/icons.ts';

type MissingItemProps = {
  /** There is nothing to do but wait. */
  isWaiting?: boolean;
  /** What can be done about it: beside the words where there is room, below them elsewhere. */
  wayOn?: ReactNode;
  children: ReactNode;
};

/** One thing that a role asks for and a person lacks. */
export function MissingItem({ isWaiting = false, wayOn, children }: MissingItemProps) {
  const Icon = isWaiting ? Hourglass : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-y-2">
      <div className="flex flex-1 basis-52 items-start gap-2">
        <Icon aria-hidden size={18} className="h-[1lh] flex-none" />
        <div className="min-w-0 break-words">{children}</div>
      </div>
      {wayOn && <div className="ms-6.5 flex flex-wrap gap-2 empty:hidden">{wayOn}</div>}
    </li>
  );
}
