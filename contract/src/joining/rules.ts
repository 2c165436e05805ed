/** The states of a participation and which may follow which (JO-01). Both sides read this one table. */

export const participationStates = [
  'requested',
  'waitlisted',
  'confirmed',
  'declined',
  'withdrawn',
] as const;
export type ParticipationState = (typeof participationStates)[number];

/** How an organiser's queue is divided; `closed` are those who were declined or withdrew. */
export const queueSections = ['requested', 'waitlisted', 'confirmed', 'closed'] as const;
export type QueueSection = (typeof queueSections)[number];

export function sectionOf(state: ParticipationState): QueueSection {
  return state === 'declined' || state === 'withdrawn' ? 'closed' : state;
}

/** Who may cause a change. */
export type ParticipationActor = 'volunteer' | 'organiser';

type Change = { readonly to: ParticipationState; readonly by: readonly ParticipationActor[] };

const both = ['volunteer', 'organiser'] as const;

const followers: Readonly<Record<ParticipationState, readonly Change[]>> = {
  requested: [
    { to: 'confirmed', by: ['organiser'] },
    { to: 'waitlisted', by: ['organiser'] },
    { to: 'declined', by: ['organiser'] },
    { to: 'withdrawn', by: both },
  ],
  waitlisted: [
    { to: 'confirmed', by: ['organiser'] },
    { to: 'declined', by: ['organiser'] },
    { to: 'withdrawn', by: both },
  ],
  confirmed: [
    { to: 'requested', by: ['organiser'] },
    { to: 'declined', by: ['organiser'] },
    { to: 'withdrawn', by: both },
  ],
  declined: [{ to: 'confirmed', by: ['organiser'] }],
  withdrawn: [
    { to: 'requested', by: ['volunteer', 'organiser'] },
    { to: 'confirmed', by: ['organiser'] },
  ],
};

export function mayFollow(
  from: ParticipationState,
  to: ParticipationState,
  by: ParticipationActor,
): boolean {
  return followers[from].some((change) => change.to === to && change.by.includes(by));
}

/** What a state is called on every screen. */
export const stateNames: Readonly<Record<ParticipationState, string>> = {
  requested: 'Requested',
  waitlisted: 'Wait list',
  confirmed: "You're in",
  declined: 'Not this time',
  withdrawn: 'Withdrawn',
};

/** The same once the event has ended. A place held is no claim that the person came. */
export const stateNamesWhenOver: Readonly<Record<ParticipationState, string>> = {
  ...stateNames,
  requested: 'Not answered',
  waitlisted: 'No place came free',
  confirmed: 'Had a place',
};

/** The same for organisers, who read it about somebody else. */
export const stateNamesForOrganisers: Readonly<Record<ParticipationState, string>> = {
  ...stateNames,
  confirmed: 'Confirmed',
  declined: 'Declined',
};
