import type { Event } from '@saath/contract/events/events/schema';
import { useQuery } from '../../../calls/query.ts';
import { OutlookChip } from './chip.tsx';
import { mayHaveOutlook } from './may-have-outlook.ts';
import { eventOutlookQuery } from './queries.ts';

/** The outlook of one role, where it has one and once it is there. */
export function RoleOutlookChip({ event, roleId }: { event: Event; roleId: string }) {
  const { data } = useQuery({ ...eventOutlookQuery(event.id), enabled: mayHaveOutlook(event) });
  const role = data?.roles.find((each) => each.roleId === roleId);
  return role ? <OutlookChip outlook={role} /> : null;
}
