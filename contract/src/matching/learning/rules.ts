/** What matching looks at, by the names the engine gives it. */
export const matchFeatures = [
  'skills',
  'sameSkills',
  'coveredSkills',
  'learnedSkills',
  'interest',
  'freeTime',
  'experience',
  'attendance',
  'acceptance',
  'nearby',
  'sameOrganiser',
  'sameRole',
  'sameFamily',
  'rating',
  'rest',
  'load',
  'skillCount',
] as const;
export type MatchFeature = (typeof matchFeatures)[number];

/** `active` is in use; `ready` waits to be switched on; `retired` was in use; `rejected` was worse on what it had not seen. */
export const versionStates = ['active', 'ready', 'retired', 'rejected'] as const;
export type VersionState = (typeof versionStates)[number];
