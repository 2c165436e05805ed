/** The cells of the authorisation matrix: how each is tried, and what its line says. */
import { includes, roleLeadAbilities } from '@saath/contract/abilities';
import type { Access } from '@saath/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Outcome, Rule } from './authorisation-rules.ts';
import {
  type Caller,
  callers,
  type Owner,
  owners,
  rightsOf,
  type World,
} from './authorisation-world.ts';
import { type NamedEndpoint, paramsIn } from './contract-endpoints.ts';

const nobody = '01890000-0000-7000-8000-000000000000';
/** Leave nobody signed in, or change who is who, though they name nothing. */
const ends = new Set(['logout', 'logoutByGet', 'endOtherSessions', 'leave']);

export type Cell = { caller: Caller; owner: Owner };
export const cells: readonly Cell[] = callers.flatMap((caller) =>
  owners.map((owner) => ({ caller, owner })),
);

type Tried = { readonly call: NamedEndpoint; readonly rule: Rule; readonly cell: Cell };

/**
 * Makes the call, as the caller of the cell on the things of its owner; of calls that can be narrowed to one role, who leads
 * the people of one makes no others.
 *
 * @param roleId to which it is narrowed in place of that; null = not at all
 */
export async function statusOf(
  app: FastifyInstance,
  world: World,
  { call: { endpoint }, rule, cell }: Tried,
  roleId?: string | null,
): Promise<number> {
  const things = world.thingsOf(cell.caller, cell.owner);
  let url: string = endpoint.path;
  for (const name of paramsIn(endpoint)) {
    const kind = rule.ids?.[name];
    url = url.replace(`:${name}`, kind ? things[kind] : nobody);
  }
  const narrowed = narrowedTo(endpoint.access, {
    roleId: roleId === undefined && cell.caller === 'role lead' ? things.role : roleId,
  });
  url += narrowed.search;
  const client = world.clients[cell.caller];
  const payload = { ...rule.body?.(things), ...narrowed.body };
  const body = endpoint.method === 'GET' ? undefined : { payload };
  const answer = await app.inject({
    method: endpoint.method,
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(client.cookie ? { cookie: client.cookie } : {}),
      ...(endpoint.files ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    },
    ...(endpoint.files ? { payload: formOf(rule.body?.(things) ?? {}) } : body),
  });
  return answer.statusCode;
}

/** What says that a call is about one role; nothing where it cannot be, or none is meant. */
function narrowedTo(access: Access, { roleId }: { roleId: string | null | undefined }) {
  const inRole = typeof access === 'string' ? undefined : access.inRole;
  if (!inRole || !roleId) return { search: '', body: {} };
  if (inRole.part === 'query') return { search: `?${inRole.path[0]}=${roleId}`, body: {} };
  const body = inRole.path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), roleId);
  return { search: '', body: body as object };
}

/** Whether it can be about the people of one role alone. */
export const canBeNarrowed = (access: Access): boolean =>
  typeof access !== 'string' && access.inRole !== undefined;

/** The fields of a form that holds files, without one. */
function formOf(body: object): string {
  const parts = Object.entries(body).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--x--\r\n`;
}

function expected({ call, rule, cell }: Tried): Outcome {
  const { access } = call.endpoint;
  const { caller, owner } = cell;
  const outcomes = caller === 'admin' ? (rule.admins ?? rule.members) : rule.members;
  return byAccess(access, cell) ?? outcomes[owner];
}

/** What the access in the contract refuses by itself. */
export function byAccess(access: Access, { caller, owner }: Cell): number | undefined {
  if (access === 'public' || (access === 'signed-in' && caller !== 'guest')) return undefined;
  if (caller === 'guest') return 401;
  if (typeof access !== 'string') {
    if (caller === 'admin') return undefined;
    if (caller === 'role lead') {
      const isOfRole = access.of === 'place' || canBeNarrowed(access);
      const isTheirs = roleLeadAbilities.includes(access.ability) && isOfRole;
      return isTheirs && owner === 'own' ? undefined : 403;
    }
    // Of a call that is not theirs anywhere nothing is said; of one that is, other events are none of theirs.
    if (!includes(rightsOf[caller], access.ability)) return 403;
    return owner === 'own' || access.of === 'anywhere' ? undefined : 404;
  }
  return (access === 'admin') === (caller === 'admin') ? undefined : 403;
}

/** Whether it is what the line of the call says. */
export function isRight(tried: Tried, status: number): boolean {
  const outcome = expected(tried);
  return outcome === 'let in' ? isLetIn(status) : status === outcome;
}

export const saying = ({ call, rule, cell }: Tried, status: number): string =>
  `${call.name}: ${cell.caller}, ${cell.owner}: ${status}, not ${expected({ call, rule, cell })}`;

const isLetIn = (status: number) => status < 500 && ![401, 403, 404].includes(status);

/** Whether the things of the world may be others now. */
export const hasChanged = ({ name, endpoint }: NamedEndpoint, rule: Rule, status: number) =>
  status < 400 && (ends.has(name) || (endpoint.method !== 'GET' && rule.ids !== undefined));
