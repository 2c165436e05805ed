/** SQL of answers by the links of mails. */
import type { RequestAnswer } from '@saath/contract/places/mail-answers/rules';
import type { Database, Tx } from '../../../platform/database.ts';

/** The link of an Admin who may still answer by it, of an event that is there. */
export async function findLink(db: Database, tokenHash: Buffer) {
  return await db
    .selectFrom('answerLink')
    .innerJoin('appUser', (join) =>
      join
        .onRef('appUser.id', '=', 'answerLink.userId')
        .onRef('appUser.linkStamp', '=', 'answerLink.linkStamp'),
    )
    .selectAll('answerLink')
    .where('tokenHash', '=', tokenHash)
    .where('appUser.role', '=', 'Admin')
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.leavingAt', 'is', null)
    .where('appUser.leftAt', 'is', null)
    .executeTakeFirst();
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The first answer stays. */
export async function noteAnswer(
  tx: Tx,
  { tokenHash, answer, at }: { tokenHash: Buffer; answer: RequestAnswer; at: Date },
): Promise<void> {
  await tx
    .updateTable('answerLink')
    .set({ answer, answeredAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('answer', 'is', null)
    .execute();
}
