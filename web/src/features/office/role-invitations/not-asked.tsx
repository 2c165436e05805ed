import type { NotInvited } from '@saath/contract/office/role-invitations/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { ObstacleText } from '../../matching/suggest/obstacle-text.tsx';

/** Longer lists are folded away, so that those who are asked stay in sight. */
const FEW = 6;

/** Who of the people found is not asked, each with the reason beside the name. */
export function NotAsked({ title, count, people }: NotInvited & { title: string }) {
  if (count === 0) return null;
  return (
    <details open={count <= FEW} className="rounded-card border border-line px-4">
      <FoldSummary className="font-semibold">
        {title}{' '}
        <span className="font-normal text-ink-soft tabular-nums">{formatNumber(count)}</span>
      </FoldSummary>
      <ul className="divide-y divide-line pb-2">
        {people.map(({ userId, name, profileImage, why }) => (
          <li key={userId} className="flex items-start gap-3 py-2.5">
            <Avatar name={name} src={profileImage?.url ?? null} size={32} />
            <div className="min-w-0 flex-1">
              <p className="break-words">
                <bdi>{name}</bdi>
              </p>
              {why.map((obstacle) => (
                <p
                  key={`${obstacle.text} ${obstacle.event?.id}`}
                  className="break-words text-ink-soft text-sm"
                >
                  <ObstacleText obstacle={obstacle} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="pb-3 text-ink-soft text-sm">
          {m.and_count_more_people({ count: formatNumber(count - people.length) })}
        </p>
      )}
    </details>
  );
}
