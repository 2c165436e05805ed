import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { announcementMessages } from '@saath/contract/messages/announcements/messages';
import { announcedGroups } from '@saath/contract/messages/announcements/rules';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useMessageKey } from '../../../lib/message-key.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastFirst } from '../../../ui/toast-first.ts';
import { recipientsQuery, type Segment, useSendAnnouncement } from './queries.ts';
import { SegmentFields, useSettled } from './segment-fields.tsx';

type Draft = { readonly segment: Segment; readonly subject: string; readonly text: string };

/** To those with a place; once the event has begun some of them are here already. */
function blank(status: Event['status']): Draft {
  const hasBegun = status === 'ONGOING' || status === 'COMPLETED';
  const { confirmed, came } = announcedGroups;
  const states = hasBegun ? [...confirmed, ...came] : confirmed;
  return { segment: { states, roleId: '' }, subject: '', text: '' };
}

type Problems = Partial<Record<'states' | 'subject' | 'text', string>>;

function problemsOf({ segment, subject, text }: Draft): Problems {
  return {
    ...(segment.states.length === 0 ? { states: announcementMessages.states } : {}),
    ...(subject.trim() ? {} : { subject: announcementMessages.subject }),
    ...(text.trim() ? {} : { text: announcementMessages.text }),
  };
}

/** Writes to the people of an event, after saying to how many (HR-04, NT-04). */
export function AnnouncementForm({ event }: { event: Pick<Event, 'id' | 'role' | 'status'> }) {
  const [draft, setDraft] = useState(() => blank(event.status));
  const [problems, setProblems] = useState<Problems>({});
  const [isAsked, setAsked] = useState(false);
  const titleId = useId();
  const keyOf = useMessageKey();
  const send = useSendAnnouncement(event.id);
  const segment = useSettled(draft.segment);
  const reached = useQuery(recipientsQuery({ eventId: event.id, segment }));
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setProblems({});
  };

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    toastFirst(found);
    if (Object.keys(found).length === 0) setAsked(true);
  };
  const confirm = () =>
    send.mutate(
      { ...draft, key: keyOf(draft) },
      {
        onSuccess: () => setDraft({ ...blank(event.status), segment: draft.segment }),
        onSettled: () => setAsked(false),
      },
    );

  return (
    <form aria-labelledby={titleId} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <h3 id={titleId} className="font-sans font-semibold text-base">
        {m.write_to_the_people_of_this_event()}
      </h3>
      <SegmentFields
        event={event}
        segment={draft.segment}
        onChange={(segment) => change({ segment })}
      />
      {problems.states && (
        <p role="alert" className="text-danger">
          {spoken(problems.states)}
        </p>
      )}
      <TextField
        label={m.subject()}
        dir="auto"
        maxLength={limits.announcement.subject}
        value={draft.subject}
        error={problems.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        label={m.message()}
        hint={m.plain_text_as_it_stands()}
        dir="auto"
        rows={8}
        maxLength={limits.announcement.text}
        value={draft.text}
        error={problems.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div>
        <Button type="submit" isBusy={send.isPending} disabled={reached.data?.recipients === 0}>
          <Send aria-hidden size={18} className="rtl:-scale-x-100" />
          {m.send_message()}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={
          reached.data
            ? m.send_to_count_people({ count: reached.data.recipients })
            : m.send_message()
        }
        description={m.it_reaches_them_at_once_and_cannot()}
        confirmText={m.send()}
        busyText={m.sending()}
        tone="primary"
        isBusy={send.isPending}
        onConfirm={confirm}
      />
    </form>
  );
}
