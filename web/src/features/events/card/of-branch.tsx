import type { Event } from '@saath/contract/events/events/schema';
import { Link } from 'react-router';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Network } from '../../../ui/icons.ts';

/** The branch whose event it is, with the way to its page; nothing of an event of the organisation itself (OR-08). */
export function OfBranch({ branch }: Pick<Event, 'branch'>) {
  if (!branch) return null;
  return (
    <p className="flex gap-2">
      <Network aria-hidden size={20} className="h-[1lh] flex-none text-primary" />
      <span className="min-w-0">
        <span className="sr-only">{m.branch()}: </span>
        <Link to={toolPaths.branch(branch.slug)} className="font-semibold text-primary break-words">
          <bdi>{branch.name}</bdi>
        </Link>
      </span>
    </p>
  );
}
