import { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { query } from '../../../calls/query.ts';
import { filterOf, type PeopleView } from '../people/people-address.ts';

type Asked = {
  readonly roleId: string;
  readonly view: PeopleView;
  readonly without: readonly string[];
};

/** Who would be asked; it stays until something is asked otherwise, because people decide about what they see. */
export const invitationQuery = ({ roleId, view, without }: Asked) =>
  query(
    previewRoleInvitation,
    { params: { id: roleId }, body: { filter: filterOf(view), without: [...without] } },
    {
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
