import type { EventRole } from '@saath/contract/events/roles/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { ShiftField } from '../../events/shifts/shift-field.tsx';
import { partsOf, useLack } from '../papers/own-papers.ts';
import { WhatIsMissing } from '../papers/what-is-missing.tsx';
import { AnswerFields } from '../questions/answer-fields.tsx';
import { useAnswering } from '../questions/answering.ts';
import { askText } from './may-join.ts';
import { type Asking, useAsk } from './use-ask.ts';

type AskForRoleProps = Asking & {
  role: EventRole;
  isMain: boolean;
  /** An own place at that time rules it out. */
  isRuledOut: boolean;
};

/** One press asks for the role; with shifts one of them can be chosen before, and questions are asked in between. */
export function AskForRole({ role, isMain, isRuledOut, ...asking }: AskForRoleProps) {
  const { event } = asking;
  const [shiftId, setShiftId] = useState('');
  const parts = partsOf(event, role, shiftId);
  const lack = useLack(parts, role);
  const answering = useAnswering(event, role.id);
  const form = useAsk(asking, { roleId: role.id, shiftId, answering });
  const [isAnswering, setAnswering] = useState(false);
  const asksFirst = answering.questions.length > 0 && !isAnswering;
  const look = {
    variant: isMain ? 'primary' : 'secondary',
    disabled: isRuledOut || lack?.mayAsk === false,
  } as const;
  const text = (
    <>
      {lack ? m.ask_for_this_role() : askText(event.mode, role, shiftId)}
      <About>{role.role_name}</About>
    </>
  );
  return (
    <Form form={form} className="flex flex-col gap-3">
      <ShiftZone event={event}>
        <ShiftField
          shifts={role.shifts}
          value={shiftId}
          onChange={setShiftId}
          anyLabel={m.any_shift()}
        />
      </ShiftZone>
      <WhatIsMissing parts={parts} role={role} isAsking />
      {!asksFirst && <AnswerFields answering={answering} form={form} />}
      {asksFirst ? (
        <Button {...look} onClick={() => setAnswering(true)}>
          {text}
        </Button>
      ) : (
        <SubmitButton {...look} busyText={m.sending()}>
          {text}
        </SubmitButton>
      )}
    </Form>
  );
}
