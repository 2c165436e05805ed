import type { RequestOf } from '@saath/contract/endpoint';
import { confirmGuestAsk } from '@saath/contract/places/guest-ask/endpoints';
import { guestAskErrors, guestAskMessages } from '@saath/contract/places/guest-ask/messages';
import type { GuestLink } from '@saath/contract/places/guest-ask/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { CallError } from '../../../lib/call-error.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Carried, leadsBack, searchOf } from '../../accounts/carried/carried.ts';
import { CarriedEvent, WayOn } from '../../accounts/carried/event.tsx';
import { AnswerFields } from '../questions/answer-fields.tsx';
import { useAnswering } from '../questions/answering.ts';

type ConfirmProps = { token: string; view: GuestLink; carried: Carried };

/** What was asked for, and the one button that asks: opening the link did nothing (WI-05). */
export function ConfirmGuestAsk({ token, view, carried }: ConfirmProps) {
  const [done, setDone] = useState('');
  const asking = useCall(confirmGuestAsk, {
    request: (body: RequestOf<typeof confirmGuestAsk>['body']) => ({ params: { token }, body }),
    touches: [],
    failed: null,
  });
  const answering = useAnswering(carried, carried.roleId);
  const form = useContractForm(confirmGuestAsk, {
    body: answering.said,
    check: answering.problems,
    failed: spoken(guestAskMessages, 'failed'),
    saysFailure: 'in the form',
    leaves: true,
    send: asking.mutateAsync,
    onSuccess: ({ message, isSignedIn }) => {
      if (!isSignedIn) return setDone(message);
      toast.afterLoad(message);
      leaveFor(paths.event(view.eventId));
    },
  });
  const { error } = asking;
  const isUsed =
    view.state === 'used' || (error instanceof CallError && error.code === 'guest_ask.link_used');
  if (done) return <Sent message={done} carried={carried} />;
  if (isUsed) return <Used carried={carried} />;
  const mayAsk = leadsBack(carried) || carried.standing === 'full';
  if (!mayAsk) return <WayOn carried={carried} />;
  const isRoleGone = view.roleId !== null && carried.roleId === null;
  return (
    <Form form={form} className="flex flex-col gap-4">
      <p>{m.hello_first_name_one_press_left({ name: view.firstName })}</p>
      {carried.standing === 'full' ? (
        <Notice tone="info" title={carried.event?.title ?? ''}>
          {m.it_is_full_by_now_you_can_wait()}
        </Notice>
      ) : (
        <CarriedEvent carried={carried} />
      )}
      {isRoleGone && <Notice tone="info">{m.that_role_is_gone_any_other_is_asked()}</Notice>}
      <AnswerFields answering={answering} form={form} />
      <SubmitButton busyText={m.sending()}>
        {carried.standing === 'full' ? m.ask_for_the_wait_list() : m.ask_for_this_place()}
      </SubmitButton>
    </Form>
  );
}

/** The account has a password: it is asked for, and nobody is signed in by it. */
function Sent({ message, carried }: { message: string; carried: Carried }) {
  return (
    <>
      <Notice tone="success">{message}</Notice>
      <ButtonLink to={paths.login(searchOf(carried))}>{m.log_in()}</ButtonLink>
    </>
  );
}

function Used({ carried }: { carried: Carried }) {
  return (
    <>
      <Notice tone="info">{refusalText(guestAskErrors, 'guest_ask.link_used')}</Notice>
      <p>{m.a_later_mail_leads_to_your_places()}</p>
      <ButtonLink to={paths.login(searchOf(carried))}>{m.open_my_places()}</ButtonLink>
      <ButtonLink to={paths.event(carried.eventId)} variant="secondary">
        {m.see_the_event()}
      </ButtonLink>
    </>
  );
}
