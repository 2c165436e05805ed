import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import type { Access } from '@saath/contract/endpoint';

/** Who looks at something. */
export type Viewer = { readonly id: string; readonly role: AccountRole };

/** Who makes a call, and the session by which it came. */
export type Actor = Viewer & { readonly sessionId: string };

/** What a handler knows of its caller: everything but `public` has passed the access check. */
export type ActorFor<A extends Access> = A extends 'public' ? Actor | undefined : Actor;
