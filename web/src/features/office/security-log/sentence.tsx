import type { SecurityKind } from '@saath/contract/office/security-log/rules';
import type { SecurityEntry } from '@saath/contract/office/security-log/schema';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';
import { securityAddress } from './address.ts';

type Text = (slots: { actor: string; person: string }) => string;

const texts: Readonly<Record<SecurityKind, Text>> = {
  'login.done': m.security_event_login_done,
  'login.failed': m.security_event_login_failed,
  'logout.done': m.security_event_logout_done,
  'session.ended': m.security_event_session_ended,
  'person.signed_out': m.security_event_person_signed_out,
  'link.used': m.security_event_link_used,
  'link.refused': m.security_event_link_refused,
  'password.wrong': m.security_event_password_wrong,
  'password.changed': m.security_event_password_changed,
  'email.asked': m.security_event_email_asked,
  'email.changed': m.security_event_email_changed,
  'account.left': m.security_event_account_left,
  'account.kept': m.security_event_account_kept,
  'account.removed': m.security_event_account_removed,
  'token.made': m.security_event_token_made,
  'token.ended': m.security_event_token_ended,
  'webhook.made': m.security_event_webhook_made,
  'webhook.ended': m.security_event_webhook_ended,
  'webhook.started': m.security_event_webhook_started,
  'way.added': m.security_event_way_added,
  'way.removed': m.security_event_way_removed,
  'provider.refused': m.security_event_provider_refused,
  'token.refused': m.security_event_token_refused,
  'role.raised': m.security_event_role_raised,
  'role.lowered': m.security_event_role_lowered,
  'helper.added': m.security_event_helper_added,
  'helper.removed': m.security_event_helper_removed,
  'branch.added': m.security_event_branch_added,
  'branch.removed': m.security_event_branch_removed,
  'admin.invited': m.security_event_admin_invited,
  'admin.joined': m.security_event_admin_joined,
  'organiser.approved': m.security_event_organiser_approved,
  'access.refused': m.security_event_access_refused,
  'site.refused': m.security_event_site_refused,
  'rate.refused': m.security_event_rate_refused,
  'data.exported': m.security_event_data_exported,
  'data.imported': m.security_event_data_imported,
  'kiosk.opened': m.security_event_kiosk_opened,
  'evidence.opened': m.security_event_evidence_opened,
  'contact.opened': m.security_event_contact_opened,
};

/** What happened, with names that lead to what else concerns them. */
export function SecuritySentence({ entry: { kind, actor, person } }: { entry: SecurityEntry }) {
  if (kind === 'login.failed' && !person) return m.security_event_login_failed_unknown();
  // What people do with their own account is about themselves; a guest who is refused need not be whom they tried to be.
  const doer = kind.endsWith('.refused') ? actor : (actor ?? person);
  const parts = { actor: <Name of={doer} />, person: <Name of={person ?? actor} /> };
  return <Sentence text={texts[kind]} parts={parts} />;
}

function Name({ of: person }: { of: SecurityEntry['actor'] }) {
  if (!person) return m.somebody_unknown();
  return (
    <Link to={securityAddress({ person: person.id })} className="font-semibold underline">
      <bdi>{person.isGone ? m.former_volunteer() : person.name}</bdi>
    </Link>
  );
}
