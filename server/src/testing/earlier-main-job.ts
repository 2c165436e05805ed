/** The product's main job at a process of another version, by paths alone: its answers are not those of this contract. */
import { randomUUID } from 'node:crypto';
import { patient } from '../../../tools/patience.mjs';

type Given = {
  readonly port: number;
  readonly email: string;
  readonly password: string;
  /** The session of a volunteer, as a `Cookie` header. */
  readonly cookie: string;
  /** One that answers requests by hand and begins within the hour. */
  readonly eventId: string;
  readonly roleId: string;
  readonly userId: string;
};

type Answer = { readonly status: number; readonly body: unknown; readonly cookie: string };

async function ask(port: number, cookie: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patient(20_000)),
  });
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { status: answer.status, body: await answer.json(), cookie: cookies.join('; ') };
}

/**
 * An Admin logs in, a volunteer finds the event and asks for a place, the Admin approves and checks them in.
 *
 * @returns what each step was answered with, in order: `200` for each
 */
export async function mainJobAt(given: Given): Promise<(readonly [string, number])[]> {
  const { port, email, password, cookie, eventId, roleId, userId } = given;
  const steps: (readonly [string, number])[] = [];
  const does = async (what: string, asked: Promise<Answer>) => {
    const answer = await asked;
    steps.push([what, answer.status]);
    return answer;
  };
  const admin = (await does('log in', ask(port, '', '/api/user/login-user', { email, password })))
    .cookie;
  await does('find it', ask(port, cookie, '/api/event/events'));
  const place = { eventId, roleId, userId };
  const asked = await does('ask', ask(port, cookie, '/api/event/request-join', place));
  const { participation } = asked.body as { participation?: { id: string } };
  const answers = `/api/participation/${participation?.id}/decision`;
  await does('approve', ask(port, admin, answers, { decision: 'approve' }));
  await does('open the day', ask(port, admin, `/api/event/${eventId}/day`));
  const mark = {
    id: randomUUID(),
    participationId: participation?.id,
    from: 'confirmed',
    to: 'checked_in',
    at: new Date().toISOString(),
  };
  await does('check in', ask(port, admin, `/api/event/${eventId}/day/marks`, { marks: [mark] }));
  return steps;
}
