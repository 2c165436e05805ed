/** What a town is called where several may be meant. */
import type { Town } from '@saath/contract/foundation/towns/schema';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { Sentence } from '../../../ui/sentence.tsx';

/** 'Lahore, Pakistan', or 'Springfield near Peoria, United States' where the country has several. */
export function TownName({ town: { name, near, country } }: { town: Town }) {
  const land = new Intl.DisplayNames([getLocale()], { type: 'region' }).of(country) ?? country;
  const own = { name: <bdi>{name}</bdi> };
  // One element: in a row of a button or a line with a sign, each part would stand by itself.
  return (
    <span>
      {near ? (
        <Sentence
          text={(slots) => m.town_near_in({ ...slots, land })}
          parts={{ ...own, near: <bdi>{near}</bdi> }}
        />
      ) : (
        <Sentence text={(slots) => m.town_in({ ...slots, land })} parts={own} />
      )}
    </span>
  );
}
