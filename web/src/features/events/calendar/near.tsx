import { HERE, radii } from '@saath/contract/events/events/rules';
import { writeMapPoint } from '@saath/contract/foundation/towns/rules';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TownName } from '../../foundation/towns/town-name.tsx';
import { type CalendarView, calendarAddress } from './address.ts';

type NearFieldsProps = { view: CalendarView; isVolunteer: boolean };

/** Around a town, nearest first; in any town whose words are on an event, for addresses that were kept. */
export function NearFields({ view, isVolunteer }: NearFieldsProps) {
  const { filters } = view;
  const isHere = filters.near === HERE;
  return (
    <>
      {filters.place && <input type="hidden" name="place" value={filters.place} />}
      {isHere && <input type="hidden" name="near" value={HERE} />}
      <div>
        <TextField
          label={m.near()}
          // What is not touched stays: where one lives has no words here.
          {...(isHere ? { disabled: true } : { name: 'near' })}
          defaultValue={isHere ? m.where_you_live() : (filters.near ?? '')}
          placeholder={m.a_town()}
          maxLength={100}
        />
        {isVolunteer && !isHere && (
          <Link
            to={calendarAddress({ ...view, filters: { ...filters, near: HERE } })}
            preventScrollReset
            className="inline-flex min-h-11 items-center underline"
          >
            {m.near_where_i_live()}
          </Link>
        )}
      </div>
      <SelectField
        label={m.within()}
        name="within"
        defaultValue={filters.within ?? ''}
        options={[
          { value: '', label: m.any_distance() },
          ...radii.map((km) => ({ value: km, label: m.km({ km }) })),
        ]}
      />
    </>
  );
}

type WhichPlaceProps = { view: CalendarView; towns: readonly Town[] };

/** What 'near' means is asked where it may mean several towns, and said where nobody knows it. */
export function WhichPlace({ view, towns }: WhichPlaceProps) {
  const { filters } = view;
  if (towns.length === 0)
    return (
      <Notice tone="info">
        {filters.near === HERE ? (
          <>
            {m.say_where_you_live_first()}{' '}
            <Link to={paths.profile} className="font-semibold underline">
              {m.to_my_profile()}
            </Link>
          </>
        ) : (
          m.no_town_of_that_name_all_events_shown()
        )}
      </Notice>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <p className="font-semibold">{m.which_one_is_it()}</p>
      {towns.map((town) => (
        <Link
          key={writeMapPoint(town.point)}
          to={calendarAddress({
            ...view,
            filters: { ...filters, near: writeMapPoint(town.point) },
          })}
          preventScrollReset
          className="flex min-h-11 items-center rounded-full border border-edge bg-surface px-4"
        >
          <span>
            <TownName town={town} />
          </span>
        </Link>
      ))}
    </div>
  );
}
