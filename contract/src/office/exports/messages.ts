/** Texts of exports. */
export const exportMessages = {
  $: 'export',
  wrongDays: 'The last day must not be before the first.',
} as const;
