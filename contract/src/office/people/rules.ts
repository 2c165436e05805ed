/** How far an account is, as the list of people shows it. Pure functions only. */
export const personStatuses = ['active', 'waiting', 'leaving'] as const;
/** `waiting`: signed up and not activated yet; `leaving`: its owner asked to delete it. */
export type PersonStatus = (typeof personStatuses)[number];

export function personStatusOf(account: {
  activatedAt: Date | null;
  leavingAt: Date | null;
}): PersonStatus {
  if (account.leavingAt) return 'leaving';
  return account.activatedAt ? 'active' : 'waiting';
}
