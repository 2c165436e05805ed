/** Why somebody is not suggested for a role, as organisers read it. The server sends these texts; screens show them as they are. */

export const whyNotMessages = {
  $: 'why_not',
  notActive: 'Has no active volunteer account',
  requested: 'Has already asked for this event: look into its requests',
  waitlisted: 'Waits for this event already',
  offered: 'Has an offer for this event that is not answered yet',
  holds: 'Is in this event already',
  declined: 'Was declined for this event before',
  over: 'Had a place in this event',
  busy: 'Has a place elsewhere at this time',
  tooFar: 'Has a place about {duration} away, too far to get here in time',
  turn: 'Has been asked often already, so others get a turn first',
  likelier: 'Fair turns are on: others are likelier to say yes',
  tried: 'The last suggestion is kept for somebody whose fit is less sure',
  free: 'Is free for the whole time',
  /** What would change the answer. */
  lists: 'Lists {skill}',
} as const;
