/** Texts of places on the map. */

export const townMessages = {
  $: 'town',
  point:
    'That is no place on the map. Paste two numbers such as 31.52, 74.36, or a link from a map.',
  far: 'No town lies within {kilometres} km of that place. Please check the numbers.',
} as const;
