import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { availabilityQuery, ownUserQuery } from '../../features/accounts/account-queries.ts';
import { AvailabilityEditor } from '../../features/accounts/availability-editor.tsx';
import { ProfileForm } from '../../features/accounts/profile-form.tsx';
import { ProfileView } from '../../features/accounts/profile-view.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import type { Route } from './+types/profile-page';

export const meta: Route.MetaFunction = () => [{ title: 'Profile · Saath' }];

export default function ProfilePage() {
  const user = useQuery(ownUserQuery);
  const availability = useQuery(availabilityQuery);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageTitle title="Profile" />
      <div className="mt-6 flex max-w-3xl flex-col gap-6">
        <Card as="section" className="flex flex-col gap-6 p-6">
          <QueryState query={user}>
            {(own) => (
              <>
                <header className="flex flex-wrap items-center gap-4">
                  <Avatar name={own.name} src={own.profileImage?.url ?? null} size={72} />
                  <div className="min-w-0 flex-1 basis-44">
                    <h2 className="text-2xl">
                      <bdi>{own.name}</bdi>
                    </h2>
                    <p className="break-words text-ink-soft">{own.email}</p>
                  </div>
                  {!isEditing && (
                    <Button variant="secondary" onClick={() => setEditing(true)}>
                      Edit
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
        <Card as="section" className="flex flex-col gap-4 p-6">
          <h2 className="text-2xl">Free times</h2>
          <QueryState query={availability}>
            {(weekly) => <AvailabilityEditor weekly={weekly} />}
          </QueryState>
        </Card>
      </div>
    </>
  );
}
