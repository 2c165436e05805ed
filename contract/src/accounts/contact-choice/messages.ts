/** Texts about who sees how to reach somebody. */
export const contactChoiceMessages = {
  $: 'contact_choice',
  isOn: 'Volunteers who lead you at an event can now see your email address and phone number.',
  isOff: 'Volunteers who lead you can no longer see your email address and phone number.',
} as const;
