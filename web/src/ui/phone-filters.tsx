import { type ReactNode, useId, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { SlidersHorizontal } from './icons.ts';

type PhoneFiltersProps = {
  /** How many of the fields narrow the list down. */
  count: number;
  children: ReactNode;
};

/**
 * Fields that narrow a list down, in the grid or row around them. A phone's screen has room for either these or what they
 * found: there they stand in two columns behind a button that says how many are set.
 */
export function PhoneFilters({ count, children }: PhoneFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const onPhone = isOpen
    ? 'max-sm:col-span-full max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:items-end max-sm:gap-3'
    : 'max-sm:hidden';
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        className="justify-self-start sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={16} />
        {count > 0 ? m.filters_count({ count }) : m.filters()}
      </Button>
      <div id={id} className={`sm:contents ${onPhone}`}>
        {children}
      </div>
    </>
  );
}
