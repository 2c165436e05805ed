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
