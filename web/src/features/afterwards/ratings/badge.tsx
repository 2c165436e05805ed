import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { myRatingQuery } from './queries.ts';

/** What organisers think of the person's help, on average (PF-03); nothing until it is known. */
export function RatingBadge() {
  const { data } = useQuery(myRatingQuery);
  if (data === undefined) return null;
  return (
    <Chip tone="joy">
      {data === null ? m.rating_new() : m.rating_average({ average: data.toFixed(1) })}
    </Chip>
  );
}
