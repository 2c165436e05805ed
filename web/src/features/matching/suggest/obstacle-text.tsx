import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { told } from '@saath/contract/texts';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** What stands in somebody's way, with the event that it is about. */
export function ObstacleText({ obstacle }: { obstacle: WhyNot['obstacles'][number] }) {
  const { text, wording, event } = obstacle;
  return (
    <>
      {told({ message: text, wording })}
      {event && (
        <>
          {': '}
          <Link className="underline" to={paths.adminEvent(event.id)}>
            <bdi>{event.title}</bdi>
          </Link>
        </>
      )}
    </>
  );
}
