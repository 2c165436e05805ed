import type { MailChoice } from '@saath/contract/notices/notices/schema';
import { channelsFor } from '../notices/policy.ts';
import type { Choice } from './service.ts';

/** Somebody with the link does not have to learn the address from it. */
export function presentChoice({ kind, user }: Choice): MailChoice {
  return { kind, address: masked(user.email), isOn: channelsFor(user, kind).mail };
}

/** `aisha@gmail.com` → `a…@gmail.com` */
function masked(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
