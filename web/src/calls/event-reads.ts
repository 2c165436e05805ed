/** What an organiser's screens read about events; for calls after which much of it is otherwise. */
import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { eventHours } from '@saath/contract/afterwards/hours/endpoints';
import { getOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { eventRatings } from '@saath/contract/afterwards/ratings/endpoints';
import { eventsOfToday, readDay } from '@saath/contract/day/check-in/endpoints';
import { onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import {
  countEventParts,
  countEventsByStatus,
  getEvent,
  listEvents,
  searchEvents,
} from '@saath/contract/events/events/endpoints';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import {
  eventOutlook,
  listedOutlooks,
  shortEvents,
} from '@saath/contract/matching/outlook/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import {
  countRecipients,
  listAnnouncements,
} from '@saath/contract/messages/announcements/endpoints';
import { listEventThreads, readThread } from '@saath/contract/messages/threads/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { getOverview } from '@saath/contract/office/figures/endpoints';
import { eventAppeals } from '@saath/contract/office/lending/endpoints';
import {
  listPeople,
  peopleFigures,
  personPlaces,
  personProfile,
  previewRemoval,
} from '@saath/contract/office/people/endpoints';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { eventBoard } from '@saath/contract/places/board/endpoints';
import { archivedEvents, eventDeletion } from '@saath/contract/places/event-archive/endpoints';
import { eventQueue, eventRoster, waitingRequests } from '@saath/contract/places/joining/endpoints';
import { eventAnswers, personAnswers } from '@saath/contract/places/questions/endpoints';
import { answerCounts } from '@saath/contract/places/reminders/endpoints';
import { whyNot } from '@saath/contract/places/why-not/endpoints';

/** Who asks for a place, who has one, and what follows from it for the event. */
export const queueReads: readonly Endpoint[] = [
  ...[eventQueue, waitingRequests, listWaiting, eventRoster, answerCounts, nextBest],
  ...[eventAnswers, personAnswers, eventOutlook, listedOutlooks, shortEvents, countRecipients],
  eventAppeals,
];

/** Whatever shows where people stand, the events in which they do included. */
export const placeReads: readonly Endpoint[] = [
  ...queueReads,
  ...[getEvent, listEvents, eventBoard, eventDeletion, suggestVolunteers, searchVolunteers, whyNot],
  ...[
    readDay,
    onSiteContacts,
    eventsOfToday,
    listEventThreads,
    readThread,
    eventHours,
    eventRatings,
  ],
  ...[listPeople, peopleFigures, personProfile, personPlaces, previewRemoval],
  ...[getOverview, readAuditLog],
];

/** The events as such: their texts, times, pictures and roles. */
export const eventListReads: readonly Endpoint[] = [
  ...[
    getEvent,
    listEvents,
    countEventsByStatus,
    countEventParts,
    searchEvents,
    archivedEvents,
    eventDeletion,
  ],
];

/** Whatever shows an event or somebody in it. A plan that is being looked at stays as it is. */
export const eventReads: readonly Endpoint[] = [
  ...new Set([...eventListReads, ...placeReads, getOutcome, listAnnouncements]),
];
