import { useIsReady } from '../lib/is-ready.ts';
import { ownZone, showsAnotherTime, zoneName } from '../lib/zone-name.ts';

type ZoneNameProps = {
  /** In which the times before it are told. */
  timeZone: string;
  /** The moment they speak of. */
  at: string;
};

/**
 * " Pakistan Time" after times of day, for readers whose own clock shows another one at that moment. The page as it
 * comes from the server is the same for everybody, so the browser adds it.
 */
export function ZoneName({ timeZone, at }: ZoneNameProps) {
  const isReady = useIsReady();
  if (!isReady || !showsAnotherTime(timeZone, ownZone(), at)) return null;
  return (
    <>
      {' '}
      <bdi className="whitespace-nowrap">{zoneName(timeZone, at)}</bdi>
    </>
  );
}
