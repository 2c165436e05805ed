import type { Event } from '@saath/contract/events/events/schema';
import { isComing, mayFollow } from '@saath/contract/places/joining/rules';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { RotateCcw, UserMinus } from '../../../ui/icons.ts';
import { QueuePerson } from './person.tsx';
import { QueueRequest } from './request.tsx';

type QueueAnsweredProps = {
  entry: QueueEntry;
  roles: Event['role'];
  now: string;
  mayOverride: boolean;
  /** The event is over: nothing can be changed any more. */
  isOver: boolean;
  /** Stands among others than its state says, because it was answered just now. */
  isMoving?: boolean;
  onDecline: (entry: QueueEntry) => void;
};

/** On a phone the words of a button begin where the name above it does. */
const underName = 'max-sm:ms-11';

/** Somebody who has an answer, in brief: a confirmed person can be taken off, a declined one reconsidered. */
export function QueueAnswered({
  entry,
  roles,
  now,
  mayOverride,
  isOver,
  isMoving = false,
  onDecline,
}: QueueAnsweredProps) {
  const [isReconsidered, setIsReconsidered] = useState(false);
  const { state, person } = entry;
  const mayReturn = state === 'declined' && mayFollow(state, 'confirmed', 'organiser');
  const name = <About>{person.name}</About>;
  if (isReconsidered && mayReturn && !isOver)
    return <QueueRequest {...{ entry, roles, now, mayOverride, onDecline }} />;

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-60">
        {/* Those who have a place stand under that heading; the others differ. */}
        <QueuePerson entry={entry} now={now} showsState={isMoving || !isComing(state)} isBrief />
      </div>
      {!isOver && !isMoving && isComing(state) && (
        <Button variant="quiet" size="small" className={underName} onClick={() => onDecline(entry)}>
          <UserMinus aria-hidden size={16} />
          {m.take_off()}
          {name}
        </Button>
      )}
      {!isOver && !isMoving && mayReturn && (
        <Button
          variant="quiet"
          size="small"
          className={underName}
          onClick={() => setIsReconsidered(true)}
        >
          <RotateCcw aria-hidden size={16} />
          {m.reconsider()}
          {name}
        </Button>
      )}
    </div>
  );
}
