/** The authorisation matrix: every call of the contract, made by everybody, on everybody's things. */
import { includes } from '@saath/contract/abilities';
import type { Access, Endpoint } from '@saath/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { type Rule, rules } from '../testing/authorisation-rules.ts';
import {
  authorisationWorld,
  type Caller,
  callers,
  type Owner,
  owners,
  rightsOf,
  type World,
} from '../testing/authorisation-world.ts';
import { testClient } from '../testing/client.ts';
import { contractEndpoints, type NamedEndpoint, paramsIn } from '../testing/contract-endpoints.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
let calls: NamedEndpoint[];
let world: World | undefined;
beforeAll(async () => {
  product = await testProduct();
  calls = await contractEndpoints();
});
afterAll(async () => {
  await product.close();
});

const nobody = '01890000-0000-7000-8000-000000000000';
/** Leave nobody signed in, or change who is who, though they name nothing. */
const ends = new Set(['logout', 'logoutByGet', 'endOtherSessions', 'leave']);

/** Until a call has changed something in it: most are refused, or have no body that could. */
async function currentWorld(): Promise<World> {
  world ??= await authorisationWorld(product, testClient(product.app));
  return world;
}

type Cell = { caller: Caller; owner: Owner };
const cells: Cell[] = callers.flatMap((caller) => owners.map((owner) => ({ caller, owner })));

async function statusOf({ endpoint }: NamedEndpoint, rule: Rule, world: World, cell: Cell) {
  const things = world.thingsOf(cell.caller, cell.owner);
  let url: string = endpoint.path;
  for (const name of paramsIn(endpoint)) {
    const kind = rule.ids?.[name];
    url = url.replace(`:${name}`, kind ? things[kind] : nobody);
  }
  const client = world.clients[cell.caller];
  const body = endpoint.method === 'GET' ? undefined : { payload: rule.body?.(things) ?? {} };
  const answer = await product.app.inject({
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

/** The fields of a form that holds files, without one. */
function formOf(body: object): string {
  const parts = Object.entries(body).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--x--\r\n`;
}

function expected({ access }: Endpoint, rule: Rule, cell: Cell) {
  const { caller, owner } = cell;
  const outcomes = caller === 'admin' ? (rule.admins ?? rule.members) : rule.members;
  return byAccess(access, cell) ?? outcomes[owner];
}

/** What the access in the contract refuses by itself. */
function byAccess(access: Access, { caller, owner }: Cell): number | undefined {
  if (access === 'public' || (access === 'signed-in' && caller !== 'guest')) return undefined;
  if (caller === 'guest') return 401;
  if (typeof access !== 'string') {
    if (caller === 'admin') return undefined;
    // Of a call that is not theirs anywhere nothing is said; of one that is, other events are none of theirs.
    if (!includes(rightsOf[caller], access.ability)) return 403;
    return owner === 'own' || access.of === 'anywhere' ? undefined : 404;
  }
  return (access === 'admin') === (caller === 'admin') ? undefined : 403;
}

/** What access alone refuses, call by call; what is not there is not found by anybody, whoever looks. */
const refusals = () =>
  calls.flatMap((call) => {
    const rule = rules[call.name];
    if (!rule || call.endpoint.stream) return [];
    return cells.flatMap((cell) => {
      const wanted = byAccess(call.endpoint.access, cell);
      const isThere = wanted !== 404 || cell.owner !== 'nobody';
      return wanted && isThere ? [{ call, rule, cell, wanted }] : [];
    });
  });

const isLetIn = (status: number) => status < 500 && ![401, 403, 404].includes(status);

const hasChanged = ({ name, endpoint }: NamedEndpoint, rule: Rule, status: number) =>
  status < 400 && (ends.has(name) || (endpoint.method !== 'GET' && rule.ids !== undefined));

async function wrongCells(call: NamedEndpoint): Promise<string[]> {
  const rule = rules[call.name];
  if (!rule) return [`${call.name} has no line in authorisation-rules.ts`];
  // A stream does not end when it is let in; its own tests say who hears what.
  const tried = call.endpoint.stream ? cells.filter(({ caller }) => caller === 'guest') : cells;
  const ours = await currentWorld();
  const wrong: string[] = [];
  for (const cell of tried) {
    const status = await statusOf(call, rule, ours, cell);
    if (hasChanged(call, rule, status)) world = undefined;
    const outcome = expected(call.endpoint, rule, cell);
    const isRight = outcome === 'let in' ? isLetIn(status) : status === outcome;
    if (!isRight)
      wrong.push(`${call.name}: ${cell.caller}, ${cell.owner}: ${status}, not ${outcome}`);
  }
  return wrong;
}

describe('RT-03 API1 API5 who may make which call on whose things', () => {
  test('every call has its line, and every line its call', async () => {
    expect(Object.keys(rules).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  test(
    'every cell answers as the line says',
    async () => {
      const wrong: string[] = [];
      for (const call of calls) wrong.push(...(await wrongCells(call)));
      expect(wrong).toEqual([]);
    },
    patient(240_000),
  );

  test(
    'with the check of access switched off, every cell that it refuses fails',
    async () => {
      const ours = await authorisationWorld(product, testClient(product.app));
      const refused = new Set<string>();
      // What is hidden comes first: later calls, let in by mistake, delete the very things.
      for (const { call, rule, cell, wanted } of refusals().toSorted(
        (a, b) => b.wanted - a.wanted,
      )) {
        const status = await withoutAccess(call.endpoint, () => statusOf(call, rule, ours, cell));
        if (status === wanted) refused.add(`${call.name} ${status}`);
      }
      // These look once more, within their transaction, whether the caller still is an Admin.
      const again = ['deleteUser 403', 'demotePerson 403', 'startWebhook 403', 'promotePerson 403'];
      // These name a message besides, and the matrix has none: threads/leads.test.ts tries them.
      const nothing = ['readDelivery 404', 'listFailedMails 404', 'retryFailedMails 404'];
      const explained = [...again, ...nothing];
      expect([...refused].filter((each) => !explained.includes(each))).toEqual([]);
    },
    patient(240_000),
  );
});

/** As if somebody had forgotten to say who may make the call. */
async function withoutAccess<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  const open = endpoint as { access: Access };
  const { access } = open;
  open.access = 'public';
  try {
    return await work();
  } finally {
    open.access = access;
  }
}
