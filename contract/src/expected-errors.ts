/** Which refusals a call can get, for the API description and for tests of both sides. */
import type { Access, Endpoint, May } from './endpoint.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';

/** By who may make the call. */
function byAccess(access: Access): readonly ErrorCode[] {
  if (access === 'public') return [];
  if (access === 'signed-in') return ['accounts.sign_in_needed'];
  const refused = ['accounts.sign_in_needed', 'accounts.not_allowed'] as const;
  if (typeof access === 'string' || access.of === 'anywhere') return refused;
  return [...refused, notThere[access.of]];
}

/** What somebody with rights elsewhere is told of what is none of theirs. */
export const notThere = {
  branch: 'branches.not_found',
  event: 'events.not_found',
  picture: 'media.not_found',
  place: 'joining.not_found',
  plan: 'fill.not_found',
  proposal: 'hours.proposal_gone',
  question: 'questions.not_found',
  role: 'roles.not_found',
} as const satisfies Record<Exclude<May['of'], 'anywhere'>, ErrorCode>;

/** Of every call that is made with an API token, whatever it is. */
const byToken: readonly string[] = [
  'api_tokens.unknown',
  'api_tokens.ability',
  'api_tokens.people_only',
  'api_tokens.in_address',
] satisfies readonly ErrorCode[];

/** Whether a call can be refused so. */
export function mayRefuse({ access, errors }: Endpoint, code: string): boolean {
  if (/^(request|server)\./.test(code) || byToken.includes(code)) return true;
  return [...byAccess(access), ...errors].some((each) => each === code);
}

/** The codes of the refusals that a call lists, with those that come with who may make it, by status. */
export function codesByStatus({ access, errors }: Endpoint): ReadonlyMap<number, ErrorCode[]> {
  const codes = [...new Set([...byAccess(access), ...errors])];
  return Map.groupBy(codes, (code) => errorCatalogue[code].status);
}
