import { useQuery } from '../../calls/query.ts';
import { availabilityQuery } from '../../features/accounts/account/queries.ts';
import { AccountSettings } from '../../features/accounts/account-care/account-settings.tsx';
import { DaysOff } from '../../features/accounts/availability/days-off.tsx';
import { AvailabilityEditor } from '../../features/accounts/availability/editor.tsx';
import { ContactChoiceCard } from '../../features/accounts/contact-choice/card.tsx';
import { EmergencyContactCard } from '../../features/accounts/emergency-contact/card.tsx';
import { ProfileCard } from '../../features/accounts/profile/card.tsx';
import { RatingBadge } from '../../features/afterwards/ratings/badge.tsx';
import { MatchingUseCard } from '../../features/matching/suggest/matching-use.tsx';
import { LendingCard } from '../../features/office/lending/choice-card.tsx';
import { OrganiserWish } from '../../features/office/organisers/wish.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { PapersCard } from '../../features/places/papers/card.tsx';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.profile_title);

export default function ProfilePage() {
  const availability = useQuery(availabilityQuery);
  return (
    <>
      <PageTitle title={m.profile()} />
      <div className="mt-6 flex max-w-3xl flex-col gap-6">
        <ProfileCard badges={<RatingBadge />} />
        <Card as="section" className="flex flex-col gap-4 p-6">
          <h2 className="text-2xl">{m.free_times()}</h2>
          <QueryState query={availability}>
            {(weekly) => <AvailabilityEditor weekly={weekly} />}
          </QueryState>
        </Card>
        <Card as="section" className="flex flex-col gap-4 p-6">
          <h2 className="text-2xl">{m.days_off()}</h2>
          <DaysOff />
        </Card>
        <EmergencyContactCard />
        <ContactChoiceCard />
        <PapersCard />
        <MatchingUseCard />
        <LendingCard />
        <Card as="section" className="flex flex-col gap-4 p-6">
          <h2 className="text-2xl">{m.organising()}</h2>
          <OrganiserWish />
        </Card>
        <AccountSettings />
      </div>
    </>
  );
}
