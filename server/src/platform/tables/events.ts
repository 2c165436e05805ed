/** Events, their roles and shifts. */
import type { EventMode, EventType } from '@saath/contract/events/events/rules';
import type { Generated } from 'kysely';

type Event = {
  id: string;
  title: string;
  titleKey: string;
  description: string;
  location: string;
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  type: EventType;
  timeZone: string;
  startTime: Date;
  endTime: Date;
  publishedAt: Date | null;
  cancelledAt: Date | null;
  cancelReason: Generated<string>;
  mode: Generated<EventMode>;
  /** How long the way to or from another place takes. */
  travelMinutes: Generated<number>;
  peopleHelped: Generated<number | null>;
  editedAt: Generated<Date | null>;
  /** When time or place was changed last. */
  movedAt: Generated<Date | null>;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Put away by an organiser; null of every row that `event` shows. See migration 0038. */
  archivedAt: Generated<Date | null>;
  archivedBy: Generated<string | null>;
};

type EventRole = {
  eventId: string;
  id: string;
  position: number;
  name: string;
  nameKey: string;
  description: string;
  skills: string[];
  maxVolunteers: number;
  /** With fewer people the role is short of help; null = no such number. */
  minVolunteers: Generated<number | null>;
  filled: Generated<number>;
  createdAt: Date;
};

/** Part of the event's time in which a role is done; see migration 0025. */
type Shift = {
  eventId: string;
  roleId: string;
  id: string;
  position: number;
  startsAt: Date;
  endsAt: Date;
  minPeople: number;
  maxPeople: number;
  place: Generated<string>;
  filled: Generated<number>;
};

export type EventsTables = {
  /** Those that are there; see migration 0038. */
  event: Event;
  /** Those that were put away too: where their hours and names are kept. */
  everyEvent: Event;
  eventRole: EventRole;
  shift: Shift;
};
