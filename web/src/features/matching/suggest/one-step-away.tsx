import type { SkillStep } from '@saath/contract/matching/suggest/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../calls/query.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { paths } from '../../../lib/paths.ts';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Footprints } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { ownUserQuery, useChangeSkills } from '../../accounts/account/queries.ts';

/** The few skills that would open roles for which the volunteer has time (MT-05). Nothing when there are none. */
export function OneStepAway({ steps }: { steps: readonly SkillStep[] }) {
  const { data: user } = useQuery(ownUserQuery);
  const change = useChangeSkills();
  const [added, setAdded] = useState<string>();
  if (!user || (steps.length === 0 && added === undefined)) return null;

  const save = async (skills: readonly string[], next: string | undefined, done: string) => {
    try {
      await change.mutateAsync({ skills: [...skills] });
      setAdded(next);
      toast.success(done);
    } catch (error) {
      toast.error(failureText(error, m.failed_to_add_skill()));
    }
  };
  const add = (skill: string) =>
    void save(
      [...user.skills, skill],
      skill,
      m.skill_is_on_your_profile_now({ skill: tagName(skill) }),
    );
  const undo = (skill: string) =>
    void save(
      user.skills.filter((each) => each !== skill),
      undefined,
      m.skill_is_off_your_profile({ skill }),
    );
  return (
    <Card as="section" className="flex flex-col gap-3 p-5">
      <h2 className="flex items-center gap-2 text-xl">
        <Footprints aria-hidden size={20} className="flex-none text-primary" />
        {m.one_step_away()}
      </h2>
      {steps.length > 0 && (
        <p className="text-ink-soft text-sm">{m.if_you_have_a_skill_say_so()}</p>
      )}
      {added !== undefined && (
        <Added skill={added} isBusy={change.isPending} onUndo={() => undo(added)} />
      )}
      {steps.length > 0 && (
        <ul className="divide-y divide-line">
          {steps.map((step) => (
            <StepLine
              key={step.skill}
              step={step}
              isBusy={change.isPending}
              onAdd={() => add(step.skill)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type AddedProps = { skill: string; isBusy: boolean; onUndo: () => void };

/** What was said last, and the way back. */
function Added({ skill, isBusy, onUndo }: AddedProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-field bg-primary-soft px-4 py-2">
      <p className="min-w-0 flex-1">
        <Sentence
          text={m.skill_is_on_your_profile_now}
          parts={{ skill: <bdi className="font-semibold">{skill}</bdi> }}
        />
      </p>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={onUndo}>
        {m.undo()}
      </Button>
    </div>
  );
}

type StepLineProps = { step: SkillStep; isBusy: boolean; onAdd: () => void };

function StepLine({ step: { skill, roles, named }, isBusy, onAdd }: StepLineProps) {
  const more = roles - named.length;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p>
          <Sentence
            text={(slots) => m.skill_would_open_count_roles({ ...slots, count: roles })}
            parts={{ skill: <bdi className="font-semibold">{tagName(skill)}</bdi> }}
          />
        </p>
        <ul className="text-ink-soft text-sm">
          {named.map(({ event, role }) => (
            <li key={role.id}>
              <Sentence
                text={m.role_at_event}
                parts={{
                  role: <bdi>{role.name}</bdi>,
                  event: (
                    <Link className="underline hover:text-primary" to={paths.event(event.id)}>
                      <bdi>{event.title}</bdi>
                    </Link>
                  ),
                }}
              />
            </li>
          ))}
          {more > 0 && <li>{m.and_count_more({ count: formatNumber(more) })}</li>}
        </ul>
      </div>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={onAdd}>
        {m.i_have_this_skill()}
        <About>{tagName(skill)}</About>
      </Button>
    </li>
  );
}
