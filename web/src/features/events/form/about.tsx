import { EventPlacesFields } from './places.tsx';
import { EventDescriptionField, EventLocationField, EventTypeField } from './texts.tsx';
import type { EventValues, Problems } from './values.ts';

type Name = 'location' | 'type' | 'mode' | 'travelMinutes' | 'description';

type EventAboutFieldsProps = {
  values: Pick<EventValues, Name>;
  problems: Problems<Name>;
  onChange: (changed: Partial<Pick<EventValues, Name>>) => void;
};

/** Where it is, what kind, how places are given, and what it is about. */
export function EventAboutFields({ values, problems, onChange }: EventAboutFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <EventLocationField
          values={values}
          problems={problems}
          onChange={(_, location) => onChange({ location })}
        />
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
