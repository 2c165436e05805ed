/** A volunteer, coming events and requests, as the API tells them. */
import { abilities } from '@saath/contract/abilities';
import type { User } from '@saath/contract/accounts/accounts/schema';
import type { Event } from '@saath/contract/events/events/schema';
import type { SuggestedEvent } from '@saath/contract/matching/suggest/schema';
import type { MyParticipation } from '@saath/contract/places/joining/schema';

/** A UUID that ends in the number; of a name always the same one. */
export const idOf = (of: number | string) =>
  `00000000-0000-4000-8000-${String(typeof of === 'number' ? of : numberOf(of)).padStart(12, '0')}`;

const numberOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e11, 0);

const dawn = '2026-11-01T04:00:00.000Z';

export const aisha: User = {
  id: idOf(1),
  name: 'Aisha Khan',
  email: 'aisha@gmail.com',
  role: 'Volunteer',
  profileImage: null,
  contactNumber: '03001234567',
  experienceYears: 3,
  description: 'I like to help at events.',
  skills: ['Cooking', 'First aid'],
  interests: ['Outdoor'],
  createdAt: dawn,
  updatedAt: dawn,
  _count: { roles: 7 },
};

/** An event as its organiser has it, with neither roles nor people. */
export const beachCleanUp: Event = {
  id: idOf('beach'),
  title: 'Beach clean-up',
  description: 'We clean the beach.',
  location: 'Clifton',
  point: null,
  type: 'environment',
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-05T07:00:00.000Z',
  timeZone: 'Asia/Karachi',
  mode: 'approve',
  travelMinutes: 0,
  status: 'UPCOMING',
  images: [],
  role: [],
  volunteers: [],
  can: [...abilities],
  createdAt: dawn,
  updatedAt: '2026-11-01T00:00:00.000Z',
};

/** Coming events with different titles. */
export function comingEvent(count: number, title: string): SuggestedEvent {
  return {
    id: idOf(count),
    title,
    description: 'Bring a friend.',
    location: 'Lahore',
    type: 'community',
    startTime: '2026-12-05T04:00:00.000Z',
    endTime: '2026-12-05T08:00:00.000Z',
    timeZone: 'Asia/Karachi',
    status: 'UPCOMING',
    image: null,
    skills: ['Cooking'],
    places: { total: 5, free: 2 },
    bestRole: null,
    score: 0.8,
    reasons: [{ text: 'You know Cooking', tone: 'for' }],
  };
}

export function requestFor(
  { bestRole: _role, score: _score, reasons: _reasons, ...event }: SuggestedEvent,
  state: MyParticipation['state'],
): MyParticipation {
  return {
    id: idOf(900 + Number(event.id.slice(-3))),
    eventId: event.id,
    userId: aisha.id,
    roleId: null,
    roleName: null,
    shift: null,
    state,
    position: null,
    note: '',
    answer: '',
    requestedAt: dawn,
    decidedAt: null,
    offeredUntil: null,
    event,
  };
}
