import { updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { skillMessages } from '@saath/contract/accounts/accounts/messages';
import { newSkillSchema } from '@saath/contract/accounts/accounts/schema';
import { useEffect, useRef, useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { failureText, isUnanswered } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Plus, X } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { ownUserQuery, useChangeSkills } from '../account/queries.ts';
import { useSkillSuggestions } from './skill-suggestions.ts';

/** The first thing that is wrong with a skill to add, in the words of specification §5. */
function problemOf(skill: string, skills: readonly string[]): string | undefined {
  const message = newSkillSchema.safeParse(skill).error?.issues[0]?.message;
  if (message) return message;
  const isKnown = skills.some((each) => each.toLowerCase() === skill.trim().toLowerCase());
  return isKnown ? spoken(skillMessages, 'duplicate') : undefined;
}

/** One's own skills: add one, take one away (PF-04). */
export function SkillsManager() {
  const user = useQuery(ownUserQuery);
  const [isAdding, setAdding] = useState(false);
  const [wasAdding, setWasAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAdding(false);
    setWasAdding(true);
  };
  return (
    <Card className="flex flex-col gap-5 p-5">
      <QueryState query={user}>
        {({ skills }) => (
          <>
            {skills.length === 0 ? (
              <p className="text-ink-soft">
                {m.no_skills_yet()}. {m.with_skills_we_can_show_you_which()}
              </p>
            ) : (
              <SkillList skills={skills} onLastGone={() => add.current?.focus()} />
            )}
            {isAdding ? (
              <AddSkill skills={skills} onDone={close} />
            ) : (
              <div>
                {/* The form that had the focus is gone. */}
                <Button
                  ref={add}
                  variant="secondary"
                  autoFocus={wasAdding}
                  onClick={() => setAdding(true)}
                >
                  {m.add_skill()}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}

type SkillListProps = {
  skills: readonly string[];
  /** The list has gone with its last skill, and the focus with it. */
  onLastGone: () => void;
};

function SkillList({ skills, onLastGone }: SkillListProps) {
  const change = useChangeSkills();
  const { isPending } = change;
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<{ skill: string; index: number }>();
  // The button that had the focus is gone: on to the next one, once it can be pressed, or to the list's end.
  useEffect(() => {
    if (!removed || isPending || skills.includes(removed.skill)) return;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[Math.min(removed.index, buttons.length - 1)] ?? list.current)?.focus();
    setRemoved(undefined);
  }, [removed, isPending, skills]);
  const remove = async (skill: string, index: number) => {
    try {
      await change.mutateAsync({ skills: skills.filter((each) => each !== skill) });
      toast.success(m.skill_removed_successfully());
      if (skills.length === 1) onLastGone();
      else setRemoved({ skill, index });
    } catch (error) {
      const what = isUnanswered(error) ? m.error_removing_skill() : m.failed_to_remove_skill();
      toast.error(failureText(error, what));
    }
  };
  return (
    <ul ref={list} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {skills.map((skill, index) => (
        <li
          key={skill}
          className="flex max-w-full items-center rounded-full bg-primary-soft ps-4 font-semibold"
        >
          <bdi className="truncate">{tagName(skill)}</bdi>
          <button
            type="button"
            aria-label={m.remove_skill({ skill: tagName(skill) })}
            disabled={isPending}
            onClick={() => void remove(skill, index)}
            className="grid size-11 flex-none place-items-center rounded-full hover:text-danger"
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type AddSkillProps = { skills: readonly string[]; onDone: () => void };

function AddSkill({ skills, onDone }: AddSkillProps) {
  const [typed, setTyped] = useState('');
  const suggestions = useSkillSuggestions(typed);
  const change = useChangeSkills();
  const form = useContractForm(updateProfile, {
    body: ({ skill = '' }) => ({ skills: [...skills, skill.trim()] }),
    check: ({ skill = '' }) => ({ skills: undefined, skill: problemOf(skill, skills) }),
    send: change.mutateAsync,
    failed: (error) => (isUnanswered(error) ? m.error_adding_skill() : m.failed_to_add_skill()),
    saysFailure: 'toast',
    onFailure: (error) => {
      const skill = isUnanswered(error)
        ? m.an_error_occurred_please_try_again()
        : m.failed_to_add_skill_please_try_again();
      form.setProblems({ skill });
    },
    onSuccess: () => {
      toast.success(m.skill_added_successfully());
      onDone();
    },
  });
  return (
    <Form form={form} className="flex max-w-md flex-col gap-3">
      <TextField
        label={m.skill()}
        autoFocus
        autoComplete="off"
        list="known-skills"
        onChange={(change) => setTyped(change.target.value)}
        {...form.field('skill')}
      />
      <datalist id="known-skills">
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={m.adding()}>
          <Plus aria-hidden size={18} />
          {m.add()}
        </SubmitButton>
        <Button variant="secondary" disabled={form.isBusy} onClick={onDone}>
          {m.cancel()}
        </Button>
      </div>
    </Form>
  );
}
