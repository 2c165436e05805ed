import { limits } from '@saath/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type EventValues, isEventType, type Problems, typeOptions } from './values.ts';

type FieldProps<Field extends keyof EventValues> = {
  values: Pick<EventValues, Field>;
  problems: Problems<Field>;
  onChange: (field: Field, text: string) => void;
};

export function EventTitleField({ values, problems, onChange }: FieldProps<'title'>) {
  return (
    <TextField
      label={m.event_title()}
      name="title"
      required
      autoComplete="off"
      maxLength={limits.eventTitle.max}
      value={values.title}
      onChange={(event) => onChange('title', event.target.value)}
      error={problems.title}
    />
  );
}

type LocationProps = FieldProps<'location'> & { onLeave: () => void };

export function EventLocationField({ values, problems, onChange, onLeave }: LocationProps) {
  return (
    <TextField
      label={m.location()}
      name="location"
      required
      autoComplete="off"
      maxLength={limits.eventLocation.max}
      value={values.location}
      onChange={(event) => onChange('location', event.target.value)}
      onBlur={onLeave}
      error={problems.location}
    />
  );
}

export function EventDescriptionField({ values, problems, onChange }: FieldProps<'description'>) {
  return (
    <TextArea
      label={m.description()}
      name="description"
      required
      rows={7}
      maxLength={limits.eventDescription.max}
      value={values.description}
      onChange={(event) => onChange('description', event.target.value)}
      error={problems.description}
    />
  );
}

type EventTypeFieldProps = {
  value: EventValues['type'];
  onChange: (type: EventValues['type']) => void;
};

export function EventTypeField({ value, onChange }: EventTypeFieldProps) {
  return (
    <SelectField
      label={m.kind_of_event()}
      name="type"
      options={typeOptions()}
      value={value}
      onChange={(event) => {
        if (isEventType(event.target.value)) onChange(event.target.value);
      }}
    />
  );
}
