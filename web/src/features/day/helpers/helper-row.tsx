import type { Helper } from '@saath/contract/day/helpers/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { GivenBy } from './given-by.tsx';
import { lastDayText } from './last-day.tsx';
import { helperRow, Who } from './who.tsx';

type HelperRowProps = {
  helper: Pick<Helper, 'name' | 'profileImage' | 'givenBy' | 'givenAt' | 'until'>;
  /** What they may do, in words. */
  right: ReactNode;
  /** When the list was read. */
  now: string;
  /** Who loses what by the button, for who does not see the row. */
  about: string;
  isRemoving: boolean;
  onRemove: () => void;
};

/** Somebody with a right: which one, since when and until when, and the way to take it away. */
export function HelperRow({ helper, right, now, about, isRemoving, onRemove }: HelperRowProps) {
  const { timeZone } = useSite();
  const { givenBy, givenAt, until } = helper;
  const last = lastDayText(until, timeZone);
  const parts = { right, given: <GivenBy by={givenBy} at={givenAt} now={now} /> };
  const note = (
    <>
      <Sentence text={m.right_given} parts={parts} />
      {last && ` · ${last}`}
    </>
  );
  return (
    <li className={helperRow}>
      <Who person={helper} note={note} />
      <Button variant="secondary" size="small" isBusy={isRemoving} onClick={onRemove}>
        {m.remove()}
        <About>{about}</About>
      </Button>
    </li>
  );
}
