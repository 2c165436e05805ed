/** What matching may use about a person: the person says so for each. */

/** Free times are the hours of the week; days off and other places rule people out whatever is off. */
export const matchingInputs = [
  'skills',
  'interests',
  'experience',
  'freeTime',
  'area',
  'history',
] as const;
export type MatchingInput = (typeof matchingInputs)[number];
