import type { EventRole } from '@saath/contract/events/roles/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Drawer } from '../../../ui/drawer.tsx';
import { SkillField } from '../../accounts/profile/skill-field.tsx';
import { FillDone, type Saved } from '../../filling/fill/done.tsx';
import { viewOf } from '../people/people-address.ts';
import { Invitation } from './invitation.tsx';

type InvitePeopleProps = {
  /** Closed without one. */
  role: Pick<EventRole, 'id' | 'event_id' | 'role_name'> | undefined;
  onClose: () => void;
};

/** Who of all whom the organiser knows is asked for one role: those who fit best, or have the skills that are named. */
export function InvitePeople({ role, onClose }: InvitePeopleProps) {
  return (
    <Drawer
      open={role !== undefined}
      onClose={onClose}
      title={m.invite_people_to_role({ role: role?.role_name ?? '' })}
    >
      {role && <Steps key={role.id} eventId={role.event_id} roleId={role.id} />}
    </Drawer>
  );
}

/** Whom, then what went out. */
function Steps({ eventId, roleId }: { eventId: string; roleId: string }) {
  const [skills, setSkills] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<Saved>();
  if (sent)
    return (
      <FillDone
        saved={sent}
        eventIds={[eventId]}
        words={{ again: m.invite_more_people(), undone: m.the_invitations_are_taken_back() }}
        onAgain={() => setSent(undefined)}
      />
    );
  const sought = skills.join();
  const view = viewOf(new URLSearchParams({ skills: sought }));
  return (
    <div className="flex flex-col gap-5">
      <SkillField
        label={m.skills()}
        hint={m.only_people_with_these_skills()}
        value={skills}
        nameOf={tagName}
        onChange={(chosen) => setSkills(chosen.slice(0, limits.skillsSought))}
      />
      <Invitation key={sought} {...{ roleId, view, onSent: setSent }} />
    </div>
  );
}
