import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';

type ZoneFieldProps = {
  name: string;
  error: string | undefined;
  /** Empty: the server's. */
  value: string;
  server: string;
  onChange: (zone: string) => void;
};

const plain = (zone: string) => zone.replaceAll('_', ' ');

/** All zones that the browser knows; the server refuses one that it does not know itself. */
export function ZoneField({ value, server, onChange, ...field }: ZoneFieldProps) {
  const zones = new Set([...(value ? [value] : []), ...Intl.supportedValuesOf('timeZone')]);
  return (
    <SelectField
      label={m.time_zone()}
      hint={m.time_zone_hint()}
      value={value}
      options={[
        { value: '', label: m.as_the_server_says({ value: plain(server) }) },
        ...[...zones].map((zone) => ({ value: zone, label: plain(zone) })),
      ]}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
}
