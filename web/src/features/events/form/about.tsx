import { useState } from 'react';
import { MapPlace } from './map-place.tsx';
import { EventPlacesFields } from './places.tsx';
import { EventDescriptionField, EventLocationField, EventTypeField } from './texts.tsx';
import type { EventValues, Problems } from './values.ts';

type Name = 'location' | 'mapPoint' | 'type' | 'mode' | 'travelMinutes' | 'description';

type EventAboutFieldsProps = {
  values: Pick<EventValues, Name>;
  problems: Problems<Name>;
  onChange: (changed: Partial<Pick<EventValues, Name>>) => void;
};

/** Where it is, what kind, how places are given, and what it is about. */
export function EventAboutFields({ values, problems, onChange }: EventAboutFieldsProps) {
  // Towns are looked up when the words have been typed to their end.
  const [place, setPlace] = useState(values.location);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <div className="flex flex-col gap-2">
          <EventLocationField
            values={values}
            problems={problems}
            // A point belongs to the words it was found by.
            onChange={(_, location) => onChange({ location, mapPoint: '' })}
            onLeave={() => setPlace(values.location)}
          />
          <MapPlace
            place={place}
            mapPoint={values.mapPoint}
            problem={problems.mapPoint}
            onChange={(mapPoint) => onChange({ mapPoint })}
          />
        </div>
        <EventTypeField value={values.type} onChange={(type) => onChange({ type })} />
      </div>
      <EventPlacesFields values={values} problems={problems} onChange={onChange} />
      <EventDescriptionField
        values={values}
        problems={problems}
        onChange={(_, description) => onChange({ description })}
      />
    </>
  );
}
