/** What the security log can say, and the kinds by which it can be narrowed down. */
export const securityGroups = ['entries', 'accounts', 'refusals', 'data'] as const;
export type SecurityGroup = (typeof securityGroups)[number];

const groupOfKind = {
  'login.done': 'entries',
  'login.failed': 'entries',
  'logout.done': 'entries',
  'session.ended': 'entries',
  'person.signed_out': 'entries',
  'link.used': 'entries',
  'link.refused': 'entries',
  'password.wrong': 'accounts',
  'password.changed': 'accounts',
  'email.asked': 'accounts',
  'email.changed': 'accounts',
  'account.left': 'accounts',
  'account.kept': 'accounts',
  'account.removed': 'accounts',
  'token.made': 'accounts',
  'token.ended': 'accounts',
  'webhook.made': 'accounts',
  'webhook.ended': 'accounts',
  'webhook.started': 'accounts',
  'way.added': 'accounts',
  'way.removed': 'accounts',
  'role.raised': 'accounts',
  'role.lowered': 'accounts',
  'helper.added': 'accounts',
  'helper.removed': 'accounts',
  'branch.added': 'accounts',
  'branch.removed': 'accounts',
  'admin.invited': 'accounts',
  'admin.joined': 'accounts',
  'organiser.approved': 'accounts',
  'token.refused': 'refusals',
  'provider.refused': 'refusals',
  'access.refused': 'refusals',
  'site.refused': 'refusals',
  'rate.refused': 'refusals',
  'data.exported': 'data',
  'data.imported': 'data',
  'kiosk.opened': 'data',
  'evidence.opened': 'data',
  'contact.opened': 'data',
} as const satisfies Record<string, SecurityGroup>;

export type SecurityKind = keyof typeof groupOfKind;

export const securityKinds = Object.keys(groupOfKind) as SecurityKind[];

/** The kinds of one group, in the order of the table. */
export function securityKindsIn(group: SecurityGroup): SecurityKind[] {
  return securityKinds.filter((kind) => groupOfKind[kind] === group);
}
