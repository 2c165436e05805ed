/** Texts of events, to the letter of specification §5 and §8 where it gives them. */
import type { ErrorEntry } from '../../error-entry.ts';

export const eventErrors = {
  'events.not_found': { status: 404, message: 'Event not Found!' },
  'events.changed_meanwhile': {
    status: 412,
    message: 'Someone else changed this event in the meantime. Reload it to see their version.',
  },
  'events.unknown_role': {
    status: 400,
    message: 'A role in the list does not belong to this event.',
  },
  'events.clash': {
    status: 409,
    message: 'At the new time, someone on this event would hold two roles that overlap.',
  },
  'events.not_pending': { status: 409, message: 'This event is published already.' },
  'events.start_over': {
    status: 409,
    message: 'This event would have begun already. Give it a later time first.',
  },
  'events.no_roles': {
    status: 409,
    message: 'Add a role first, so that people have something to join.',
  },
  'events.not_upcoming': {
    status: 409,
    message: 'Only a published event that has not begun can be unpublished.',
  },
  'events.has_people': {
    status: 409,
    message: 'People hold a place, wait or asked. Cancel the event instead, so that they are told.',
  },
  'events.delete_instead': {
    status: 409,
    message: 'This event is not published, so nobody has to be told. Delete it instead.',
  },
  'events.times_recorded': {
    status: 409,
    message: 'People have hours at this event. Please say why you are correcting its times.',
  },
  'events.start_fixed': {
    status: 409,
    message: 'The event has begun and people hold places in it, so its start stays as it is.',
  },
  'events.over': { status: 409, message: 'This event is over. It can no longer be cancelled.' },
  'events.cancelled': {
    status: 409,
    message: 'This event was cancelled. Copy it to hold it at another time.',
  },
  'events.not_published': {
    status: 409,
    message: 'Publish this event first: nobody but organisers can see it yet.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const eventFormMessages = {
  $: 'event_form',
  mode: 'Please choose how places are given.',
  travel: 'Please enter how many minutes the way takes, at most 240.',
  required: 'Please fill all required fields',
  title: 'Event title is required',
  startTime: 'Start time is required',
  endTime: 'End time is required',
  location: 'Location is required',
  description: 'Description is required',
  startPast: 'Start time must be greater than the current time.',
  endPast: 'End time must be greater than the current time.',
  endBeforeStart: 'End time must be after start time.',
  tooShort: 'End time must be at least 1 hour after start time.',
  tooLong: 'An event can last at most 31 days.',
  tooFar: 'An event can begin at most five years from now.',
  oneRole: 'Please add at least one role.',
  created: 'Event created successfully!',
  notCreated: 'Error in Creating Event',
  createFailed: 'Error creating event',
} as const;

export const eventEditorMessages = {
  $: 'event_editor',
  required: 'Please fill in all required fields',
  dates: 'Please enter valid start and end dates',
  endBeforeStart: 'End time must be after start time',
  staysBegun: 'The event has begun and people were recorded, so its start must stay in the past.',
  staysOver: 'The event is over and people have hours in it, so its end must stay in the past.',
  correctionReason: 'Please say why in 3 to 500 characters.',
  placesFixed: 'The event is over, so the numbers of people in its roles stay as they are.',
  timesOfOneRecorded:
    'One person has hours at this event: {hours} now, {after} with the new times.',
  timesRecorded:
    '{people} people have hours at this event: {hours} now, {after} with the new times.',
  updated: 'Event details updated successfully!',
  updateFailed: 'Failed to update event details',
  saveFailed: 'Failed to save changes',
} as const;

/** Publishing, taking back, cancelling and copying. */
export const eventLifeMessages = {
  $: 'event_life',
  published: 'The event is published. Everybody can see it now.',
  unpublished: 'The event is unpublished. Only organisers can see it now.',
  cancelled: 'The event is cancelled, and everyone affected is told.',
  copied: 'The event is copied. Nobody but organisers can see the copy until you publish it.',
  reason: 'Please give a reason: it is sent to everybody concerned.',
  saved: 'The event is saved. Nobody but organisers can see it until you publish it.',
  hasPerson:
    'One person holds a place, waits or asked. Cancel the event instead, so that the person is told.',
  hasPeople:
    '{people} people hold a place, wait or asked. Cancel the event instead, so that they are told.',
} as const;

export const eventListMessages = {
  $: 'event_list',
  deleted: 'Event Deleted Successfully!',
} as const;
