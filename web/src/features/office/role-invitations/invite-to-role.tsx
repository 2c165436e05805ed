import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { UserPlus } from '../../../ui/icons.ts';
import { FillDone, type Saved } from '../../filling/fill/done.tsx';
import { type Beside, filterOf, type PeopleView } from '../people/people-address.ts';
import { peoplePageQuery } from '../people/people-queries.ts';
import { ChooseRole } from './choose-role.tsx';
import { Invitation } from './invitation.tsx';

type InviteToRoleProps = { view: PeopleView; beside: Beside };

/** "Invite to a role": there once the list is narrowed down. What went out can be taken back as long as this page stays. */
export function InviteToRole({ view, beside }: InviteToRoleProps) {
  const [isOpen, setOpen] = useState(false);
  const [eventId, setEventId] = useState('');
  const [chosenRole, setRole] = useState('');
  const [sent, setSent] = useState<Saved>();
  // The list's own answer: nobody is counted twice before somebody wants to invite.
  const { data: list } = useQuery(peoplePageQuery(view, beside));
  const isNarrowed = Object.keys(filterOf(view)).length > 0;
  if (!isNarrowed || !list || list.total === 0) return null;
  const again = () => {
    setSent(undefined);
    setRole('');
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden size={18} />
        {m.invite_to_a_role()}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={
          list.hasMore
            ? m.invite_to_a_role()
            : m.invite_these_count_to_a_role({ count: list.total })
        }
      >
        <InvitationSteps
          isAsked={isOpen}
          view={view}
          chosen={{ eventId, roleId: chosenRole }}
          onChoose={(next) => {
            setEventId(next.eventId);
            setRole(next.roleId);
          }}
          sent={sent}
          onSent={setSent}
          onAgain={again}
        />
      </Drawer>
    </>
  );
}

type InvitationStepsProps = {
  isAsked: boolean;
  view: PeopleView;
  chosen: { eventId: string; roleId: string };
  onChoose: (chosen: { eventId: string; roleId: string }) => void;
  sent: Saved | undefined;
  onSent: (saved: Saved) => void;
  onAgain: () => void;
};

/** Which role, then whom, then what went out. */
function InvitationSteps(props: InvitationStepsProps) {
  const { isAsked, view, chosen, onChoose, sent, onSent, onAgain } = props;
  if (sent)
    return (
      <FillDone
        saved={sent}
        eventIds={[chosen.eventId]}
        words={{
          again: m.invite_to_another_role(),
          undone: m.the_invitations_are_taken_back(),
        }}
        onAgain={onAgain}
      />
    );
  return (
    <ChooseRole isAsked={isAsked} chosen={chosen} onChange={onChoose}>
      {(roleId) => (
        <Invitation
          key={`${roleId} ${JSON.stringify(filterOf(view))}`}
          {...{ roleId, view, onSent }}
        />
      )}
    </ChooseRole>
  );
}
