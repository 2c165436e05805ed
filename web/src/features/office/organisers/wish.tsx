import { limits } from '@saath/contract/limits';
import { askToOrganise } from '@saath/contract/office/organisers/endpoints';
import type { OwnOrganiserRequest } from '@saath/contract/office/organisers/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { CircleCheck, CircleX, Hourglass } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSite } from '../../foundation/organisation/site.ts';
import { ownOrganiserRequestQuery, useAskToOrganise } from './queries.ts';

/** How far one's own wish to organise has come, and the way to ask, or to ask again after a decline (AU-11). */
export function OrganiserWish() {
  const query = useQuery(ownOrganiserRequestQuery);
  return (
    <QueryState query={query}>
      {(request) => (
        <>
          {request && <Wish request={request} />}
          {(!request || request.state === 'declined') && <AskForm isAgain={request !== null} />}
        </>
      )}
    </QueryState>
  );
}

const looks = {
  asked: { tone: 'joy', Icon: Hourglass, text: m.waiting_for_an_answer },
  approved: { tone: 'primary', Icon: CircleCheck, text: m.approved },
  declined: { tone: 'danger', Icon: CircleX, text: m.not_this_time },
} as const;

function Wish({ request }: { request: OwnOrganiserRequest }) {
  const { timeZone } = useSite();
  const { state, text, answer, askedAt } = request;
  const { tone, Icon, text: name } = looks[state];
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
          {name()}
        </Chip>
        <span className="text-ink-soft text-sm">
          {m.asked_on_date({ date: formatDate(askedAt, timeZone) })}
        </span>
      </p>
      <Words who={m.your_words()} text={text} />
      {answer && <Words who={m.the_organisers_write()} text={answer} />}
      {state === 'asked' && <p className="text-ink-soft">{m.an_admin_answers_and_you_get_a()}</p>}
      {state === 'approved' && (
        // A whole new page: the open one still shows a volunteer.
        <a href={paths.adminDashboard} className="font-semibold text-primary underline">
          {m.open_the_admin_portal()}
        </a>
      )}
    </div>
  );
}

function Words({ who, text }: { who: string; text: string }) {
  return (
    <div className="w-full">
      <p className="text-ink-soft text-sm">{who}</p>
      <p className="mt-1 border-line border-s-4 ps-3 break-words whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}

function AskForm({ isAgain }: { isAgain: boolean }) {
  const [text, setText] = useState('');
  const asking = useAskToOrganise();
  const form = useContractForm(askToOrganise, {
    body: () => ({ text }),
    send: async (body) => await asking.mutateAsync(body.text),
    failed: m.your_request_could_not_be_sent(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => toast.success(message),
  });
  return (
    <Form form={form} className="flex flex-col items-start gap-4">
      <p className="text-ink-soft">
        {isAgain ? m.you_can_ask_again_at_any_time() : m.organisers_publish_events_and_choose()}
      </p>
      <div className="w-full">
        <TextArea
          label={m.why_do_you_want_to_organise()}
          rows={3}
          maxLength={limits.organiserText.max}
          value={text}
          onChange={(change) => setText(change.target.value)}
          {...form.field('text')}
        />
      </div>
      <SubmitButton busyText={m.sending()}>
        {isAgain ? m.ask_again() : m.ask_to_organise()}
      </SubmitButton>
    </Form>
  );
}
