import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type PlaceRefusalProps = {
  error: Error | null;
  isBusy: boolean;
  /** Tries again with one place more; left out for who may not add places. */
  onRaise: (() => void) | undefined;
};

/** Why somebody could not be let in; a full role can have one place more. */
export function PlaceRefusal({ error, isBusy, onRaise }: PlaceRefusalProps) {
  if (!error || !isPlaceRefusal(error)) return null;
  const isFull = error instanceof CallError && error.code === 'check_in.full';
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="danger">{failureText(error, m.the_walk_in_could_not_be_added())}</Notice>
      {isFull && onRaise && (
        <Button variant="secondary" isBusy={isBusy} onClick={onRaise}>
          {m.raise_the_places_by_one()}
        </Button>
      )}
    </div>
  );
}

/** Whether it is about the place, not about what was typed. */
export const isPlaceRefusal = (error: Error) =>
  !(error instanceof CallError) || Object.keys(error.fields).length === 0;
