import type { AccountRole } from '@saath/contract/accounts/schema';
import type { Access } from '@saath/contract/endpoint';

/** Who makes a call. */
export type Actor = { readonly id: string; readonly role: AccountRole };

/** What a handler knows of its caller: everything but `public` has passed the access check. */
export type ActorFor<A extends Access> = A extends 'public' ? Actor | undefined : Actor;
