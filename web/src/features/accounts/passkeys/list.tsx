import type { Passkey } from '@saath/contract/accounts/passkeys/schema';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Removable } from '../../../ui/removable.tsx';
import { AddPasskey } from './add.tsx';
import { knowsPasskeys } from './device.ts';
import { passkeysQuery, useRemovePasskey } from './queries.ts';
import { RenamePasskey } from './rename.tsx';

/** The passkeys of one's own account: add, name, remove (EC-05). */
export function Passkeys({ hasNoPassword }: { hasNoPassword: boolean }) {
  const query = useQuery(passkeysQuery);
  const remove = useRemovePasskey();
  const [isAble, setAble] = useState(false);
  useEffect(() => setAble(knowsPasskeys()), []);
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <Removable
      entries={query.data}
      title={(passkey) => m.remove_the_passkey_name({ name: nameOf(passkey) })}
      description={m.it_does_not_log_you_in_then()}
      confirmText={m.remove()}
      busyText={m.removing()}
      removal={remove}
      className="flex flex-col gap-4"
    >
      {(ask) => (
        <>
          <p className="text-ink-soft">
            {isAble ? m.with_a_passkey_you_log_in_without() : m.this_browser_knows_no_passkeys()}
          </p>
          <QueryState query={query}>
            {(passkeys) =>
              passkeys.length > 0 && (
                <ul className="divide-y divide-line">
                  {passkeys.map((passkey) => (
                    <Entry
                      key={passkey.id}
                      passkey={passkey}
                      now={now}
                      onRemove={() => ask(passkey)}
                    />
                  ))}
                </ul>
              )
            }
          </QueryState>
          {isAble && <AddPasskey hasNoPassword={hasNoPassword} />}
        </>
      )}
    </Removable>
  );
}

const nameOf = ({ name }: Passkey) => name || m.unknown_device();

type EntryProps = { passkey: Passkey; now: string; onRemove: () => void };

function Entry({ passkey, now, onRemove }: EntryProps) {
  const [isNaming, setNaming] = useState(false);
  const { usedAt } = passkey;
  const name = nameOf(passkey);
  if (isNaming)
    return (
      <li className="py-3">
        <RenamePasskey passkey={passkey} onDone={() => setNaming(false)} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {usedAt ? m.last_used_ago({ ago: formatAgo(usedAt, now) }) : m.never_used()}
        </p>
      </div>
      <Button variant="quiet" size="small" onClick={() => setNaming(true)}>
        {m.rename()}
        <About>{name}</About>
      </Button>
      <Button variant="quiet" size="small" onClick={onRemove}>
        {m.remove()}
        <About>{name}</About>
      </Button>
    </li>
  );
}
