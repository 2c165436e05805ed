import type { Identity } from '@saath/contract/accounts/providers/schema';
import { Link } from 'react-router';
import { useQuery } from '../../../calls/query.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Removable } from '../../../ui/removable.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { ConnectProvider } from './connect.tsx';
import { identitiesQuery, useRemoveIdentity } from './queries.ts';

type IdentitiesProps = {
  /** The provider that is in use, as people know it. */
  name: string;
  hasNoPassword: boolean;
};

/** The accounts at the provider that open one's own, and the way to connect one or to remove it (EC-05). */
export function Identities({ name, hasNoPassword }: IdentitiesProps) {
  const query = useQuery(identitiesQuery);
  const remove = useRemoveIdentity();
  return (
    <Removable
      entries={query.data}
      title={({ provider }) => m.remove_the_connection_with_name({ name: provider })}
      description={m.it_does_not_open_your_account_then()}
      confirmText={m.remove()}
      busyText={m.removing()}
      removal={remove}
      className="flex flex-col gap-4"
    >
      {(ask) => (
        <>
          <QueryState query={query}>
            {(identities) => (
              <>
                {identities.length > 0 && (
                  <ul className="divide-y divide-line">
                    {identities.map((identity) => (
                      <Entry key={identity.id} identity={identity} onRemove={() => ask(identity)} />
                    ))}
                  </ul>
                )}
                {!identities.some(({ isInUse }) => isInUse) && (
                  <ConnectProvider name={name} hasNoPassword={hasNoPassword} />
                )}
              </>
            )}
          </QueryState>
          {hasNoPassword && (
            <p className="text-ink-soft">
              {m.you_log_in_without_a_password()}{' '}
              <Link to={paths.forgotPassword} className="text-primary underline">
                {m.choose_a_password_as_well()}
              </Link>
            </p>
          )}
        </>
      )}
    </Removable>
  );
}

function Entry({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const { timeZone } = useSite();
  const { provider, email, addedAt, isInUse } = identity;
  const since = m.connected_since_date({ date: formatDate(addedAt, timeZone) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">
          <bdi>{provider}</bdi>
        </p>
        <p className="break-words text-ink-soft text-sm">
          {email && (
            <>
              <bdi>{email}</bdi> ·{' '}
            </>
          )}
          {isInUse ? since : m.not_in_use_any_more()}
        </p>
      </div>
      <Button variant="quiet" size="small" onClick={onRemove}>
        {m.remove()}
        <About>{provider}</About>
      </Button>
    </li>
  );
}
