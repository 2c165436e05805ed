/** How far an account is, as the list of people shows it. Pure functions only. */
export const personStatuses = ['active', 'waiting', 'leaving'] as const;
/** `waiting`: signed up and not activated yet; `leaving`: its owner asked to delete it. */
export type PersonStatus = (typeof personStatuses)[number];

/** An account that is about to be deleted is `leaving`, whether it was activated or not. */
export function personStatusOf(account: {
  activatedAt: Date | null;
  leavingAt: Date | null;
}): PersonStatus {
  if (account.leavingAt) return 'leaving';
  return account.activatedAt ? 'active' : 'waiting';
}

/** What people did before, as a list of them can be narrowed down; which days those are, says `recentDays`. */
export const personPasts = ['came', 'never', 'lately', 'long_ago'] as const;
/** `lately`: came within so many days; `long_ago`: came before, but not within them. */
export type PersonPast = (typeof personPasts)[number];
export const recentDays = { lately: 90, long_ago: 180 } as const;

export const dayPartNames = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayPartNames)[number];
