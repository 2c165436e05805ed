import { zoneName } from '../lib/zone-name.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'zone-name': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

type ZoneNameProps = {
  /** In which the times before it are told. */
  timeZone: string;
  /** The moment they speak of. */
  at: string;
};

/**
 * " Pakistan Time" after times of day, for readers whose own clock shows another one at that moment. The page as it
 * comes from the server is the same for everybody and names the zone; `hideOwnZone` takes it away before it is drawn.
 */
export function ZoneName({ timeZone, at }: ZoneNameProps) {
  return (
    <zone-name
      // Another moment is another element: the browser looks at each once.
      key={timeZone + at}
      data-zone={timeZone}
      data-at={at}
      suppressHydrationWarning
    >
      {' '}
      <bdi className="whitespace-nowrap" suppressHydrationWarning>
        {zoneName(timeZone, at)}
      </bdi>
    </zone-name>
  );
}
