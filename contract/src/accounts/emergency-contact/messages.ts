/** Texts about whom to call about a person in an emergency (EL-05). */
export const emergencyMessages = {
  $: 'emergency',
  name: 'Please give the name of the person to call.',
  phone: 'Please give a phone number of 7 to 15 digits.',
  saved: 'Saved. Only the people who run an event where you have a place can see it.',
  removed: 'Removed. Nobody can see it any more.',
} as const;
