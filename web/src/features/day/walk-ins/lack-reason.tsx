import type { DayEvent } from '@saath/contract/day/check-in/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { reasonAsked } from '../../places/answer/asked-reason.ts';

type LackReason = {
  /** Whether somebody was refused for what is missing, and this organiser may let them in all the same. */
  readonly isAsked: boolean;
  /** What was typed; empty while nothing is asked. */
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Whether somebody was just refused for what is missing, also where nobody here may let them in. */
  readonly isRefused: boolean;
  /** A role with a free place that they were not refused for; undefined where nothing is missing, or there is none. */
  readonly otherRole: DayEvent['roles'][number] | undefined;
  /** Hears of each refusal. */
  readonly follow: (error: Error, roleId: string) => void;
};

/**
 * The reason for which somebody is let in without what a role asks for (EL-02). Helpers are not asked for one.
 *
 * @param about who is let in and to what: the question is over when it changes
 */
export function useLackReason(
  { can, roles }: Pick<DayEvent, 'can' | 'roles'>,
  { who, roleId }: { who: string; roleId: string },
): LackReason {
  const [typed, setReason] = useState('');
  const [refused, setRefused] = useState<{ who: string; roleIds: readonly string[] }>();
  const roleIds = refused?.who === who ? refused.roleIds : [];
  const isRefused = roleIds.at(-1) === roleId;
  const isAsked = isRefused && can.includes('day.correct');
  return {
    ...{ isAsked, isRefused, reason: isAsked ? typed.trim() : '', setReason },
    otherRole: isRefused
      ? roles.find(({ id, filled, places }) => filled < places && !roleIds.includes(id))
      : undefined,
    follow: (error, asked) => {
      if (reasonAsked(error) !== 'eligibilityReason') return;
      setRefused({ who, roleIds: [...roleIds.filter((id) => id !== asked), asked] });
    },
  };
}

/** Part of the form that lets somebody in; nothing before it is asked. */
export function LackReasonField({ lack: { isAsked, setReason } }: { lack: LackReason }) {
  if (!isAsked) return null;
  return (
    // Focused, it stops above the buttons, which lie on the form's end.
    <div className="[&_input]:scroll-mb-52">
      <TextField
        label={m.why_all_the_same()}
        hint={m.the_reason_is_kept_with_the_place()}
        autoComplete="off"
        autoFocus
        required
        maxLength={limits.clashReason.max}
        onChange={({ target }) => setReason(target.value)}
      />
    </div>
  );
}

type EnterButtonsProps = {
  lack: LackReason;
  /** Checks the same person in to another role, in one press. */
  onOtherRole: (roleId: string) => void;
  isBusy: boolean;
};

/**
 * What ends the form that lets somebody in. The buttons stay in sight while it scrolls behind them, at the very edge: what is
 * sticky otherwise stops before the room around the form, and lies on its last field.
 */
export function EnterButtons({ lack, onOtherRole, isBusy }: EnterButtonsProps) {
  const { isAsked, isRefused, reason, otherRole } = lack;
  // Who may let nobody in all the same has the other role as the way on.
  const isStuck = isRefused && !isAsked && otherRole !== undefined;
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 bg-surface px-5 py-4 sm:-mx-6 sm:px-6">
      <Button
        type="submit"
        variant={isStuck ? 'secondary' : 'primary'}
        className="order-last max-sm:flex-auto"
        isBusy={isBusy}
        disabled={isAsked && !reason}
      >
        {isAsked ? m.check_in_all_the_same() : m.check_in_person()}
      </Button>
      {otherRole && (
        <Button
          variant={isStuck ? 'primary' : 'secondary'}
          className={`max-sm:flex-auto ${isStuck ? 'order-last' : ''}`}
          disabled={isBusy}
          onClick={() => onOtherRole(otherRole.id)}
        >
          <span>
            <Sentence text={m.check_in_as_role} parts={{ role: <bdi>{otherRole.name}</bdi> }} />
          </span>
        </Button>
      )}
    </div>
  );
}
