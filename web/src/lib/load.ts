/** Helpers of the server-side loaders. */
import { isRefusal } from '@saath/contract/errors';
import { told } from '@saath/contract/texts';
import { data } from 'react-router';

/** Turns a refusal of the API into the page's status (404 shows the 404 screen), and lets anything else through. */
export async function orStatus<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (isRefusal(error)) throw data(told(error), { status: error.status });
    throw error;
  }
}

/**
 * What the link of a mail is about, or why it is none, with the status of the page. A link may still work when it was opened
 * too often, or when the server could not look it up: then the page fails as any other does, and can be tried again.
 */
export async function viewOrProblem<View>(reply: Promise<View>): Promise<{
  seen: { view: View | undefined; problem: string; code?: string };
  init: { status: number };
}> {
  return await orStatus(
    reply.then(
      (view) => ({ seen: { view, problem: '' }, init: { status: 200 } }),
      (error: unknown) => {
        if (!isRefusal(error) || error.status === 429 || error.status >= 500) throw error;
        const seen = { view: undefined, problem: told(error), code: error.code };
        return { seen, init: { status: error.status } };
      },
    ),
  );
}

/**
 * The same of what the link of a mail is about: undefined for a link that is none. One that was looked at too often may well
 * work, so that is told as it is.
 */
export async function orDeadLink<Reply>(reply: Promise<Reply>): Promise<Reply | undefined> {
  return await orStatus(
    reply.catch((error: unknown) => {
      if (isRefusal(error) && error.status === 400) return undefined;
      throw error;
    }),
  );
}
