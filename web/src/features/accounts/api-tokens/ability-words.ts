import type { Ability } from '@saath/contract/abilities';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

/** What a token may do, in words. */
export const abilityWords: Readonly<Record<Ability, Text>> = {
  'events.read': m.ability_events_read,
  'events.write': m.ability_events_write,
  'events.delete': m.ability_events_delete,
  'places.read': m.ability_places_read,
  'places.write': m.ability_places_write,
  'places.give': m.ability_places_give,
  'people.read': m.ability_people_read,
  'people.lacks': m.ability_people_lacks,
  'people.write': m.ability_people_write,
  'day.read': m.ability_day_read,
  'day.record': m.ability_day_record,
  'day.correct': m.ability_day_correct,
  'hours.read': m.ability_hours_read,
  'hours.write': m.ability_hours_write,
  'messages.write': m.ability_messages_write,
};
