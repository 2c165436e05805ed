import { login } from '@saath/contract/accounts/accounts/endpoints';
import { demoAccounts, publishedPassword } from '@saath/contract/office/demo/rules';
import { useCall } from '../../../calls/use-call.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

/** On the demo one is in by a press, as an organiser or as a volunteer (EC-08). Public pages keep no cache of calls. */
export function TryDemo() {
  return (
    <QueryProvider>
      <Ways />
    </QueryProvider>
  );
}

function Ways() {
  const entering = useCall(login, {
    request: (role: keyof typeof demoAccounts) => ({
      body: { email: demoAccounts[role], password: publishedPassword },
    }),
    touches: [],
    failed: m.login_failed_try_again(),
    onSuccess: ({ user }) => leaveFor(paths.dashboardOf(user.role)),
  });
  const button = (role: keyof typeof demoAccounts, label: string) => (
    <Button
      variant="secondary"
      className="flex-1"
      isBusy={entering.variables === role && (entering.isPending || entering.isSuccess)}
      onClick={() => entering.mutate(role)}
    >
      {label}
    </Button>
  );
  return (
    <section aria-label={m.demo()} className="flex flex-col gap-3 rounded-field bg-joy-soft p-4">
      <p className="text-on-joy">{m.try_it_with_made_up_people()}</p>
      <div className="flex gap-3 max-sm:flex-col">
        {button('Admin', m.as_an_organiser())}
        {button('Volunteer', m.as_a_volunteer())}
      </div>
    </section>
  );
}
