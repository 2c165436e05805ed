import type { Thread, ThreadMessage } from '@saath/contract/messages/threads/schema';
import { useLayoutEffect, useRef } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { daysOf } from './days.ts';

type ThreadLogProps = {
  thread: Thread;
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  label: string;
};

/** The messages of a thread by days, one's own side at the end of the line; it opens at the newest. */
export function ThreadLog({ thread, messages, label }: ThreadLogProps) {
  const { timeZone } = thread.event;
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.number;
  useLayoutEffect(() => {
    const element = box.current;
    if (element && newest) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex max-h-[55vh] flex-col gap-4 overflow-y-auto rounded-card border border-line bg-paper p-3 sm:p-4"
    >
      {daysOf(messages, timeZone).map(({ day, messages: ofDay }) => (
        <div key={day} className="flex flex-col gap-2">
          <p className="self-center rounded-full bg-neutral-soft px-3 text-ink-soft text-sm">
            {day}
          </p>
          <ol className="flex flex-col gap-2">
            {ofDay.map((message) => (
              <Message key={message.number} thread={thread} message={message} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Message({ thread, message }: { thread: Thread; message: ThreadMessage }) {
  const { side, seenByOthers, event } = thread;
  const { number, isFromOrganisers, text, sentAt } = message;
  const isOurs = isFromOrganisers === (side === 'organisers');
  const look = isOurs
    ? 'self-end bg-primary-soft text-primary-strong rounded-ee-sm'
    : 'self-start bg-surface border border-line rounded-es-sm';
  return (
    <li className={`max-w-[85%] min-w-0 rounded-card px-3.5 py-2 sm:max-w-[75%] ${look}`}>
      <bdi className="block font-semibold text-sm">{authorOf(message, thread)}</bdi>
      {text ? (
        <p dir="auto" className="break-words whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p className="italic">{m.the_words_are_deleted()}</p>
      )}
      <p className="mt-0.5 text-end text-xs opacity-80">
        <time dateTime={sentAt} className="tabular-nums">
          {formatTime(sentAt, event.timeZone)}
        </time>
        {isOurs && number === seenByOthers && <> · {m.seen()}</>}
      </p>
    </li>
  );
}

function authorOf({ isFromOrganisers, author }: ThreadMessage, { side }: Thread): string {
  if (side === 'participant') return isFromOrganisers ? m.organisers_side() : m.you_side();
  return author ?? m.somebody_who_left();
}
