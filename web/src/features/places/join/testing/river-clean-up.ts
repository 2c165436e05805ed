/** An event with a full and a free role, and somebody who might join it. */
import { abilities } from '@saath/contract/abilities';
import type { Event } from '@saath/contract/events/events/schema';
import { idOf } from '../../../../testing/people-and-events.ts';

const role = {
  description: '',
  skills: [],
  minVolunteers: null,
  shifts: [],
  volunteers: [],
  event_id: idOf('event'),
};
export const event: Event = {
  id: idOf('event'),
  title: 'River clean-up',
  description: 'Bring gloves.',
  location: 'Lahore',
  point: null,
  type: 'environment',
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-05T08:00:00.000Z',
  timeZone: 'Asia/Karachi',
  status: 'UPCOMING',
  mode: 'approve',
  travelMinutes: 0,
  images: [],
  role: [
    { ...role, id: idOf('usher'), role_name: 'Usher', maxVolunteers: 2, filled: 2 },
    { ...role, id: idOf('aider'), role_name: 'First aider', maxVolunteers: 1, filled: 0 },
  ],
  volunteers: [],
  can: [...abilities],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

export const volunteer = {
  id: idOf('aisha'),
  name: 'Aisha',
  role: 'Volunteer',
  profileImage: null,
} as const;
