import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { writeMapPoint } from '@saath/contract/foundation/towns/rules';
import type { MatchingUse } from '@saath/contract/matching/choices/schema';
import { query, useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { WhichTown } from '../../foundation/towns/which-town.tsx';

type HomeOnMapProps = {
  use: Pick<MatchingUse, 'area' | 'point'>;
  onChoose: (mapPoint: string) => void;
};

/** Whether distances are known, and which town is meant where several have the name. Silent while no area is told. */
export function HomeOnMap({ use: { area, point }, onChoose }: HomeOnMapProps) {
  const isAsked = area !== '' && point === null;
  const found = useQuery(
    query(findTowns, { query: { place: area } }, { enabled: isAsked, staleTime: Infinity }),
  );
  const towns = (isAsked && found.data?.towns) || [];
  if (area === '') return null;
  if (point)
    return <p className="text-ink-soft text-sm">{m.distances_are_told_to_a_kilometre()}</p>;
  if (towns.length > 0)
    return <WhichTown towns={towns} onChoose={(town) => onChoose(writeMapPoint(town.point))} />;
  return found.data ? <p className="text-ink-soft text-sm">{m.not_a_town_we_know()}</p> : null;
}
