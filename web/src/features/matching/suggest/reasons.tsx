import type { Reason } from '@saath/contract/matching/suggest/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ReasonChips } from './reason-chips.tsx';
import { shownReasons } from './shown-reasons.ts';

type ReasonsProps = {
  reasons: readonly Reason[];
  /** Whom or what they are about, for those who hear the button only. */
  about: string;
};

/** The strongest reasons; what is not to be overlooked is among them; 'Why?' shows them all. */
export function Reasons({ reasons, about }: ReasonsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = shownReasons(reasons);
  if (reasons.length === 0) return null;
  const more = shown.length < reasons.length && (
    <button
      type="button"
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      // On a phone it reaches over the rows beside it: the finger has its 44 px, the rows stay together.
      className="-my-2 min-h-11 rounded-field px-2 font-semibold text-primary text-sm underline-offset-4 hover:underline md:my-0 md:min-h-7"
    >
      {isWhole ? m.show_less() : m.why_question()}
      <About>{about}</About>
    </button>
  );
  return <ReasonChips reasons={isWhole ? reasons : shown} more={more} />;
}
