/** What the pages behind the links of mails have in common: they work without JavaScript and without logging in. */
import type { LinkView } from '@saath/contract/places/reminders/schema';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HeartHandshake } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { WhenAndWhere } from '../../events/card/when-and-where.tsx';

export function AnswerPage({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex max-w-xl flex-col gap-5 px-5 py-8 sm:py-12">{children}</div>;
}

type BrokenLinkProps = {
  /** Why, in the reader's language. */
  problem: string;
  /** What else helps them. */
  hint?: string;
};

export function BrokenLink({ problem, hint }: BrokenLinkProps) {
  return (
    <>
      <h1 className="text-3xl">{m.this_link_does_not_work()}</h1>
      <Card>
        <div className="flex flex-col gap-4">
          <p>{problem}</p>
          {hint && <p className="text-ink-soft">{hint}</p>}
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.login()}>{m.log_in()}</ButtonLink>
            <ButtonLink to={paths.events()} variant="secondary">
              {m.see_events()}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </>
  );
}

/** A state in which there is nothing to answer. */
export function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-pretty">{children}</p>
    </div>
  );
}

/** Why what was sent was refused; where nothing can be answered any more, that it changed nothing. */
export function Unsent({ problem, isOpen }: { problem: string; isOpen: boolean }) {
  if (problem === '') return null;
  if (isOpen) return <Notice tone="danger">{problem}</Notice>;
  return <Notice tone="info">{m.your_answer_came_too_late_and_changed_nothing()}</Notice>;
}

export function Greeting({ name }: { name: string }) {
  return (
    <p>
      <Sentence text={m.greeting_first_name} parts={{ name: <bdi>{name}</bdi> }} />
    </p>
  );
}

type SubjectProps = {
  event: LinkView['event'];
  roleName: string | null;
  /** Stands below it. */
  children?: ReactNode;
};

/** What the mail was about. */
export function Subject({ event, roleName, children }: SubjectProps) {
  return (
    <Card className="flex flex-col gap-2 p-5">
      <p className="own-words font-display text-xl font-semibold">
        <bdi>{event.title}</bdi>
      </p>
      <WhenAndWhere event={event} size={18} />
      {roleName && (
        <p className="flex gap-2">
          <HeartHandshake aria-hidden size={18} className="h-[1lh] flex-none text-primary" />
          <bdi className="min-w-0">{roleName}</bdi>
        </p>
      )}
      {children}
    </Card>
  );
}

type AnswerButtonProps = {
  value: string;
  variant: 'primary' | 'secondary';
  children: ReactNode;
};

/** Sends its form with this answer. */
export function AnswerButton({ value, variant, children }: AnswerButtonProps) {
  return (
    <Button
      type="submit"
      name="answer"
      value={value}
      variant={variant}
      className="max-sm:self-stretch"
    >
      {children}
    </Button>
  );
}
