import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { Clash } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { ShiftField } from '../../events/shifts/shift-field.tsx';
import { partsOf, useDoableRoles, useLack, useNearestRole } from '../papers/own-papers.ts';
import { WhatIsMissing } from '../papers/what-is-missing.tsx';
import { AnswerFields } from '../questions/answer-fields.tsx';
import { useAnswering } from '../questions/answering.ts';
import { isFull, isFullIn, isRuledOut, modeText } from './may-join.ts';
import { type Asking, useAsk } from './use-ask.ts';

type JoinFormProps = Asking & {
  /** How an earlier request ended. */
  before: ParticipationState | undefined;
  /** An own place that leaves no time for the event. */
  clash: Clash | null;
  /** The role that a link named: its own button is the main one. */
  chosen: string | undefined;
};

const ANY = '';

/** Asks for a place, in one role or any, with a word to the organiser. */
export function JoinForm({ before, clash, chosen, ...asking }: JoinFormProps) {
  const { event } = asking;
  const [roleId, setRoleId] = useState(chosen ?? ANY);
  const [shiftId, setShiftId] = useState(ANY);
  const role = event.role.find(({ id }) => id === roleId);
  const nearest = useNearestRole(event);
  // Whoever would do any, and lacks something for each, reads what leads to one of them.
  const lackedFor = role ?? nearest;
  const parts = partsOf(event, lackedFor, shiftId);
  const lack = useLack(parts, lackedFor);
  const { mode, waits } = useOutcome(event, { role, shiftId, lacks: lack !== undefined });
  const answering = useAnswering(event, roleId || null);
  const form = useAsk(asking, { roleId, shiftId, answering });
  return (
    <Form form={form} className="flex flex-col gap-4">
      {before && <p className="text-ink-soft">{endedText(before)}</p>}
      <p className="text-ink-soft">
        {waits ? waitText(event, role !== undefined) : leadText({ ...event, mode })}
      </p>
      <RoleField
        roles={event.role}
        value={roleId}
        onChange={(id) => {
          setRoleId(id);
          setShiftId(ANY);
        }}
      />
      <ShiftZone event={event}>
        <ShiftField
          shifts={role?.shifts ?? []}
          value={shiftId}
          onChange={setShiftId}
          anyLabel={m.any_shift()}
        />
      </ShiftZone>
      <TextArea
        label={m.a_word_to_the_organiser_optional()}
        rows={3}
        maxLength={limits.joinNote.max}
        {...form.field('note')}
      />
      <AnswerFields answering={answering} form={form} />
      <WhatIsMissing
        parts={parts}
        role={lackedFor}
        isAsking
        isOfMany={!role && event.role.length > 1}
      />
      <SubmitButton
        variant={chosen ? 'secondary' : 'primary'}
        disabled={isRuledOut(event, clash, event.role) || lack?.mayAsk === false}
        busyText={m.sending()}
      >
        {mode === 'instant' ? instantText(waits) : m.request_to_join()}
      </SubmitButton>
    </Form>
  );
}

type RoleFieldProps = {
  roles: Asking['event']['role'];
  value: string;
  onChange: (id: string) => void;
};

function RoleField({ roles, value, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label={m.role()}
      value={value}
      onChange={(change) => onChange(change.target.value)}
      options={[
        { value: ANY, label: m.any_role_that_fits() },
        ...roles.map((role) => ({
          value: role.id,
          label: isFull(role) ? m.rolename_full({ roleName: role.role_name }) : role.role_name,
        })),
      ]}
    />
  );
}

function endedText(before: ParticipationState): string {
  return before === 'expired' ? m.your_offer_ran_out() : m.you_withdrew_you_can_ask_again();
}

type Wish = { role: Event['role'][number] | undefined; shiftId: string; lacks: boolean };

/** What asking comes to: who lacks something is answered by an organiser, also where places are given at once. */
function useOutcome(event: Event, { role, shiftId, lacks }: Wish) {
  const doable = useDoableRoles(event);
  const mode = lacks ? 'approve' : event.mode;
  const wished = role ? [role] : doable;
  return { mode, waits: mode === 'instant' && wished.every((each) => isFullIn(each, shiftId)) };
}

const leadText = ({ mode, role }: Pick<Event, 'mode' | 'role'>) =>
  role.every(isFull) ? m.it_is_full_by_now() : modeText(mode);

/** Why one gets on the wait list. */
function waitText({ role }: Event, isNamed: boolean): string {
  if (role.every(isFull)) return m.it_is_full_by_now();
  return isNamed ? m.what_you_chose_is_full() : m.the_roles_you_can_do_are_full();
}

/** What pressing the button comes to where places are given at once, as far as it can be known. */
const instantText = (waits: boolean) => (waits ? m.join_the_wait_list() : m.take_a_place());
