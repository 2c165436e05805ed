import { getOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { query } from '../../../calls/query.ts';

export const organisationQuery = query(
  getOrganisation,
  {},
  { select: (reply) => reply.organisation },
);
