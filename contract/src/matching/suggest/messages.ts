/** What is said of an event besides the reasons that matching gives. */
export const suggestMessages = { $: 'suggest', full: 'All places are taken' } as const;
