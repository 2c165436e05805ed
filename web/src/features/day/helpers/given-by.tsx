import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

type GivenByProps = {
  /** Their name; empty where nobody knows any more. */
  by: string;
  at: string;
  now: string;
};

/** Who gave a right, and how long ago. */
export function GivenBy({ by, at, now }: GivenByProps) {
  const time = formatAgo(at, now);
  if (!by) return m.given_time_ago({ time });
  return <Sentence text={m.given_by_name_at_time} parts={{ name: <bdi>{by}</bdi>, time }} />;
}
