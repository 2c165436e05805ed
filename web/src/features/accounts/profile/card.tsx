import { type ReactNode, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ownUserQuery } from '../account/queries.ts';
import { AvailabilityBadge } from '../availability/badge.tsx';
import { ProfileForm } from './form.tsx';
import { ProfileView } from './view.tsx';

type ProfileCardProps = {
  /** What later rooms say of a volunteer, below the name. */
  badges?: ReactNode;
};

/** One's own profile: to read, and after Edit to change. */
export function ProfileCard({ badges }: ProfileCardProps) {
  const user = useQuery(ownUserQuery);
  const [isEditing, setEditing] = useState(false);
  return (
    <Card as="section" className="flex flex-col gap-6 p-6">
      <QueryState query={user} loadingText={m.loading_profile()}>
        {(own) => (
          <>
            <header className="flex flex-wrap items-center gap-4">
              <Avatar name={own.name} src={own.profileImage?.url ?? null} size={72} />
              <div className="min-w-0 flex-1 basis-44">
                <h2 className="text-2xl">
                  <bdi>{own.name}</bdi>
                </h2>
                <p className="break-words text-ink-soft">
                  <Address email={own.email} />
                </p>
                {own.role === 'Volunteer' && (
                  <p className="mt-2 flex flex-wrap gap-2">
                    {badges}
                    <AvailabilityBadge />
                  </p>
                )}
              </div>
              {!isEditing && (
                <Button variant="secondary" onClick={() => setEditing(true)}>
                  {m.edit()}
                </Button>
              )}
            </header>
            {isEditing ? (
              <ProfileForm user={own} onDone={() => setEditing(false)} />
            ) : (
              <ProfileView user={own} />
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}

/** Breaks at the sign in its middle, rather than within a word. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
