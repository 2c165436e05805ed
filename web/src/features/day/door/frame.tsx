import type { DoorEvent } from '@saath/contract/day/door/schema';
import type { ReactNode } from 'react';
import { TimeSpan } from '../../../ui/time-span.tsx';

type DoorFrameProps = { event?: DoorEvent; children: ReactNode };

/** A page for the door: the event and one thing to do, for thumbs and for people in a hurry. */
export function DoorFrame({ event, children }: DoorFrameProps) {
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-8 px-5 py-10 text-center"
    >
      {event && (
        <header className="flex flex-col gap-2">
          <h1 className="own-words text-3xl break-words">
            <bdi>{event.title}</bdi>
          </h1>
          <p>
            <TimeSpan of={event} />
          </p>
          <p className="text-ink-soft">
            <bdi className="break-words">{event.location}</bdi>
          </p>
        </header>
      )}
      {children}
    </main>
  );
}
