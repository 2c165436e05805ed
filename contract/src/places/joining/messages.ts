/** Texts of joining. The server sends them; the screens show them as they are. */
import type { ErrorEntry } from '../../error-entry.ts';
import type { ParticipationState } from './rules.ts';

export const joiningErrors = {
  'joining.not_open': { status: 409, message: 'Only upcoming events can be joined.' },
  'joining.already_requested': {
    status: 409,
    message: 'You have already asked to join this event.',
  },
  'joining.declined': {
    status: 409,
    message: 'The organiser has answered your request for this event already.',
  },
  'joining.not_active': {
    status: 409,
    message: 'This person has no active volunteer account.',
  },
  'joining.already_assigned': {
    status: 409,
    message: 'Volunteer is already assigned to a role in this event.',
  },
  'joining.full': { status: 409, message: 'This role is full.' },
  'joining.overlap': {
    status: 409,
    message: 'This person already holds a role at that time.',
  },
  'joining.event_over': { status: 409, message: 'This event is over.' },
  'joining.time_over': {
    status: 409,
    message: 'Their time at this event is over. Say on the list of the day whether they came.',
  },
  'joining.not_found': { status: 404, message: 'This request was not found.' },
  'joining.not_possible': {
    status: 409,
    message: 'This request has been answered in the meantime. Reload to see how.',
  },
  'joining.not_eligible': {
    status: 409,
    message: 'Something that this role asks for is missing.',
  },
  'joining.own_overlap': {
    status: 409,
    message: 'You already hold a role at that time.',
  },
  'joining.offer_over': {
    status: 409,
    message: 'This place is no longer kept for you.',
  },
  'joining.not_waiting': {
    status: 409,
    message: 'This person is not on the wait list any more.',
  },
  'joining.role_needed': { status: 400, message: 'Please choose a role to give.' },
  'joining.list_changed': {
    status: 409,
    message: 'The list has changed in the meantime. Please load it again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const joiningMessages = {
  $: 'join',
  sent: 'Join request sent successfully!',
  withdrawn: 'You have withdrawn. Thank you for telling the organiser.',
  approved: 'Place given.',
  declined: 'Request declined.',
  waitlisted: 'Put on the wait list.',
  offered: 'Place offered.',
  /** Asked for although another place is at that time: the organiser decides. */
  sentDespite:
    'Join request sent successfully! You already hold a role at that time, in "{title}".',
  sentDespiteTooFar:
    'Join request sent successfully! You already hold a role in "{title}", about {duration} away, too close in time.',
  ownTooFar:
    'You already hold a role in "{title}", about {duration} away: too far to get from one to the other in time.',
  ownOverlap: 'You already hold a role at that time, in "{title}".',
  /** In an event that gives its places at once. */
  placed: "You're in!",
  queued: 'All places are taken. You are on the wait list.',
  taken: 'The place is yours. See you there!',
  passed: 'You have passed the place on. Thank you for telling us.',
  moved: 'Wait list changed.',
  /** To whom the other place is not named. */
  elsewhere: 'This person has a place somewhere else at that time.',
  /** To who leads an event and may not give the place all the same. */
  fetchOrganiser: 'Something stands in the way of this place. Only an organiser can give it.',
} as const;

/** What is wrong with an answer to an offer or a move on the wait list. */
export const waitListMessages = {
  $: 'wait_list',
  answer: 'Please say whether you take the place.',
  position: 'Please give a place on the wait list.',
  reason: 'Please say why.',
} as const;

/** What is wrong with a request for a page of the queue, or with many answers at once. */
export const queueMessages = {
  $: 'queue',
  cursor: 'This page of the list is not valid.',
  section: 'There is no such part of the queue.',
  tooMany: 'Please answer at most 100 requests at once.',
  none: 'Please select somebody first.',
  answered: 'Your answers are saved.',
} as const;

/** What a state is called on every screen. */
export const stateNames = {
  $: 'state',
  requested: 'Requested',
  waitlisted: 'Wait list',
  offered: 'Place offered',
  confirmed: "You're in",
  declined: 'Not this time',
  withdrawn: 'Withdrawn',
  expired: 'Offer ran out',
  checked_in: 'Here',
  completed: 'Completed',
  left_early: 'Left early',
  no_show: 'Missed',
  excused: 'Excused',
} as const satisfies Record<ParticipationState | '$', string>;

/** The same once the event has ended. A place held is no claim that the person came. */
export const stateNamesWhenOver = {
  ...stateNames,
  $: 'state_when_over',
  requested: 'Not answered',
  waitlisted: 'No place came free',
  offered: 'Offer ran out',
  confirmed: 'Had a place',
} as const;

/** The same for organisers, who read it about somebody else. */
export const stateNamesForOrganisers = {
  ...stateNames,
  $: 'state_for_organisers',
  confirmed: 'Confirmed',
  declined: 'Declined',
  no_show: 'No-show',
} as const;
