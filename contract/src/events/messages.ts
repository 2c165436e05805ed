/** Texts of events, to the letter of specification §5 and §8 where it gives them. */
import type { ErrorEntry } from '../error-entry.ts';

export const eventErrors = {
  'events.not_found': { status: 404, message: 'Event not Found!' },
  'events.changed_meanwhile': {
    status: 412,
    message: 'Someone else changed this event in the meantime. Reload it to see their version.',
  },
  'events.start_past': {
    status: 400,
    message: 'Start time must be greater than the current time.',
  },
  'events.end_past': { status: 400, message: 'End time must be greater than the current time.' },
  'events.unknown_role': {
    status: 400,
    message: 'A role in the list does not belong to this event.',
  },
  'events.clash': {
    status: 409,
    message: 'At the new time, someone on this event would hold two roles that overlap.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const eventFormMessages = {
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
  oneRole: 'Please add at least one role.',
  created: 'Event created successfully!',
  notCreated: 'Error in Creating Event',
  createFailed: 'Error creating event',
} as const;

export const eventEditorMessages = {
  required: 'Please fill in all required fields',
  dates: 'Please enter valid start and end dates',
  endBeforeStart: 'End time must be after start time',
  updated: 'Event details updated successfully!',
  updateFailed: 'Failed to update event details',
  saveFailed: 'Failed to save changes',
  deleted: 'Deletion SuccessFull!',
  deleteFailed: 'Deeltion Failed!',
} as const;

export const eventListMessages = {
  deleted: 'Event Deleted Successfully!',
  deleteFailed: 'Error During The deletion of Event!',
  deleteQuestion: 'Are you sure you want to delete this?',
  noMorePages: 'No More Pages',
  loading: 'Loading events...',
  noUpcoming: 'No upcoming events available.',
  noDate: 'Date TBD',
  noTime: 'Time TBD',
  noLocation: 'Location TBD',
  noTitle: 'Untitled Event',
  noDescription: 'No description provided.',
} as const;
