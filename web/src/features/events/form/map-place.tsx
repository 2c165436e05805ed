import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { readMapPoint, writeMapPoint } from '@saath/contract/foundation/towns/rules';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { query, useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { MapPin } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { TownName } from '../../foundation/towns/town-name.tsx';
import { WhichTown } from '../../foundation/towns/which-town.tsx';

type MapPlaceProps = {
  /** The words of the place, once they have been typed to their end. */
  place: string;
  /** As pasted or chosen; empty = by the words. */
  mapPoint: string;
  problem: string | undefined;
  onChange: (mapPoint: string) => void;
};

/** Where the place is on the map: by its words, by choice of a town, or by a point that somebody pastes (MT-11). */
export function MapPlace({ place, mapPoint, problem, onChange }: MapPlaceProps) {
  const [isExact, setExact] = useState(false);
  const isTyped = isExact || Boolean(problem);
  const isAsked = !isTyped && mapPoint === '' && place.trim() !== '';
  const found = useQuery(
    query(findTowns, { query: { place: place.trim() } }, { enabled: isAsked, staleTime: Infinity }),
  );
  const towns = (isAsked && found.data?.towns) || [];
  if (place.trim() === '' && mapPoint === '' && !isTyped) return null;
  if (isTyped)
    return (
      <TextField
        label={m.point_on_the_map()}
        name="mapPoint"
        dir="ltr"
        autoComplete="off"
        maxLength={limits.mapPoint.max}
        value={mapPoint}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setExact(mapPoint !== '' && !readMapPoint(mapPoint))}
        hint={m.paste_two_numbers_or_a_link_from_a_map()}
        error={problem}
      />
    );
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm"
      aria-live="polite"
    >
      {towns.length > 1 ? (
        <WhichTown towns={towns} onChoose={({ point }) => onChange(writeMapPoint(point))} />
      ) : (
        <p className="flex items-center gap-1.5">
          <MapPin aria-hidden size={16} />
          <span>
            <OnTheMap mapPoint={mapPoint} town={towns[0]} />
          </span>
        </p>
      )}
      <Button variant="quiet" size="small" onClick={() => setExact(true)}>
        {m.set_the_exact_point()}
      </Button>
    </div>
  );
}

function OnTheMap({ mapPoint, town }: { mapPoint: string; town: Town | undefined }) {
  const point = readMapPoint(mapPoint);
  if (point)
    return (
      <>
        {m.on_the_map()} <bdi>{writeMapPoint(point)}</bdi>
      </>
    );
  if (!town) return m.not_on_the_map_yet();
  return (
    <>
      {m.on_the_map()} <TownName town={town} />
    </>
  );
}
