/**
 * The part of the limits that says when things move, in milliseconds, shares and pixels. By itself, because it is all
 * that the public pages need of them.
 */
export const timings = {
  searchDebounce: 300,
  activationRedirect: 1500,
  toast: 5000,
  navigationScroll: 50,
  revealThreshold: 0.1,
  carouselAdvance: 5000,
  heroStagger: 200,
  featureStagger: 150,
  stepStagger: 200,
  teamStagger: 200,
} as const;
