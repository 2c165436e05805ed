import type { RequestOf } from '@saath/contract/endpoint';
import { sendLetter } from '@saath/contract/office/letters/endpoints';
import type { LetterReach } from '@saath/contract/office/letters/schema';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { formatDate } from '../../../lib/format.ts';
import { useMessageKey } from '../../../lib/message-key.ts';
import { useQuestion } from '../../../lib/use-question.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { ConfirmSend, MessageFields } from '../../messages/announcements/message-form.tsx';
import { LeftOut } from './left-out.tsx';
import { nextEventsQuery } from './queries.ts';

type Draft = { readonly subject: string; readonly text: string; readonly eventId: string };
export const emptyDraft: Draft = { subject: '', text: '', eventId: '' };

type LetterFormProps = {
  filter: RequestOf<typeof sendLetter>['body']['filter'];
  reach: LetterReach;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSent: () => void;
};

/** Subject, words and the event that they lead to; before it goes out one sees it once more, with who gets it. */
export function LetterForm({ filter, reach, draft, onDraft, onSent }: LetterFormProps) {
  const question = useQuestion();
  const keyOf = useMessageKey();
  const { data: events = [] } = useQuery(nextEventsQuery(true));
  const change = (part: Partial<Draft>) => onDraft({ ...draft, ...part });
  const form = useContractForm(sendLetter, {
    body: () => ({
      ...{ filter, subject: draft.subject, text: draft.text },
      ...{ eventId: draft.eventId || null, key: keyOf({ filter, draft }) },
    }),
    confirm: question.ask,
    failed: m.your_message_was_not_sent(),
    saysFailure: 'toast',
    onFailure: question.close,
    onSuccess: ({ message }) => {
      toast.success(message);
      question.close();
      onSent();
    },
  });
  const event = events.find(({ id }) => id === draft.eventId);
  return (
    <Form form={form} aria-label={m.write_to_these_people()} className="flex flex-col gap-4">
      <MessageFields form={form} words={draft} onChange={change} />
      {events.length > 0 && (
        <SelectField
          label={m.about_an_event()}
          hint={m.the_message_leads_to_it()}
          value={draft.eventId}
          {...form.field('eventId')}
          onChange={({ target }) => change({ eventId: target.value })}
          options={[
            { value: '', label: m.about_no_event() },
            ...events.map(({ id, title, startTime, timeZone }) => ({
              value: id,
              label: m.event_on_day({ title, day: formatDate(startTime, timeZone) }),
            })),
          ]}
        />
      )}
      <div>
        <SubmitButton disabled={reach.recipients === 0}>{m.look_before_sending()}</SubmitButton>
      </div>
      <ConfirmSend
        question={question}
        title={m.send_to_count_people({ count: reach.recipients })}
        isBusy={form.isBusy}
      >
        <div className="flex flex-col gap-4">
          <Preview {...draft} eventTitle={event?.title} />
          <LeftOut {...reach} />
        </div>
      </ConfirmSend>
    </Form>
  );
}

function Preview({
  subject,
  text,
  eventTitle,
}: Omit<Draft, 'eventId'> & { eventTitle: string | undefined }) {
  return (
    <figure className="rounded-card border border-line bg-page p-4">
      <figcaption className="font-semibold break-words">
        <bdi>{subject}</bdi>
      </figcaption>
      <p dir="auto" className="mt-2 max-h-60 overflow-y-auto break-words whitespace-pre-line">
        {text}
      </p>
      {eventTitle && (
        <p className="mt-3 text-ink-soft text-sm">
          {m.leads_to_event()} <bdi className="font-semibold">{eventTitle}</bdi>
        </p>
      )}
    </figure>
  );
}
