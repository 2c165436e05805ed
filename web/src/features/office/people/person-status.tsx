import type { PersonStatus as Status } from '@saath/contract/office/people/rules';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { CircleCheck, DoorOpen, MailQuestionMark } from '../../../ui/icons.ts';

const looks = {
  active: { tone: 'primary', Icon: CircleCheck, text: m.account_active },
  waiting: { tone: 'neutral', Icon: MailQuestionMark, text: m.account_waiting },
  leaving: { tone: 'danger', Icon: DoorOpen, text: m.account_leaving },
} as const;

/** How far an account is. */
export function PersonStatus({ status }: { status: Status }) {
  const { tone, Icon, text } = looks[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
      {text()}
    </Chip>
  );
}

export function statusName(status: Status): string {
  return looks[status].text();
}

export function roleName(role: 'Admin' | 'Volunteer'): string {
  return role === 'Admin' ? m.admin() : m.volunteer_area();
}
