import {
  type SecurityGroup,
  type SecurityKind,
  securityGroups,
  securityKindsIn,
} from '@saath/contract/office/security-log/rules';
import { DoorOpen, FileDown, type Icon, KeyRound, ShieldAlert } from '../../../ui/icons.ts';

const icons: Readonly<Record<SecurityGroup, Icon>> = {
  entries: DoorOpen,
  accounts: KeyRound,
  refusals: ShieldAlert,
  data: FileDown,
};

/** Of what is in another group because of what it was about, but did not succeed either. */
const failed: readonly SecurityKind[] = ['login.failed', 'link.refused', 'password.wrong'];

const groupOf = (kind: SecurityKind): SecurityGroup =>
  securityGroups.find((group) => securityKindsIn(group).includes(kind)) ?? 'entries';

/** What was refused stands out from what went well; the words beside it say what it was. */
export function SecurityIcon({ kind }: { kind: SecurityKind }) {
  const group = failed.includes(kind) ? 'refusals' : groupOf(kind);
  const Icon = icons[group];
  const look =
    group === 'refusals' ? 'bg-danger-soft text-on-danger-soft' : 'bg-neutral-soft text-ink-soft';
  return (
    <span className={`grid size-8 flex-none place-items-center rounded-full ${look}`}>
      <Icon aria-hidden size={16} />
    </span>
  );
}
