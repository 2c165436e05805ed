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

/** By what people are told apart when it is asked who is passed over. */
export const auditKinds = ['area', 'distance', 'hours', 'past', 'organiser'] as const;

/** What a version learned from: all opinions, those that pass nobody over, or who came alone. */
export const teachers = ['stars', 'coming-for-place-and-time', 'coming'] as const;

/** `active` is in use; `ready` waits to be switched on; `retired` was in use; `rejected` was worse on what it had not seen. */
export const versionStates = ['active', 'ready', 'retired', 'rejected'] as const;
export type VersionState = (typeof versionStates)[number];
