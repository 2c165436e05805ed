import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

/** What the codes of the mail program mean to somebody who runs events. */
const reasons: Readonly<Record<string, Text>> = {
  EENVELOPE: m.mail_refused_address,
  EAUTH: m.mail_server_login,
  ECONNECTION: m.mail_server_unreachable,
  ECONNREFUSED: m.mail_server_unreachable,
  EDNS: m.mail_server_unreachable,
  ENOTFOUND: m.mail_server_unreachable,
  ESOCKET: m.mail_server_unreachable,
  ETIMEDOUT: m.mail_server_unreachable,
};

/** "The address was refused (EENVELOPE)" */
export function failureReason(code: string): string {
  return `${(reasons[code] ?? m.mail_not_delivered)()} (${code})`;
}
