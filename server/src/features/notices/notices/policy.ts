/** The channels for news to a person. Inside the product always: a notice is kept of everything. */

type Choice = {
  readonly kindsWithoutMail?: readonly string[];
  readonly kindsWithoutPush?: readonly string[];
};

/**
 * The one place that decides. Kinds of which nobody can choose anything come by all channels.
 *
 * @param choice what was read of the person's choice; a list that was not read stands for "everything"
 */
export function channelsFor(
  { kindsWithoutMail = [], kindsWithoutPush = [] }: Choice,
  kind: string,
): { readonly mail: boolean; readonly push: boolean } {
  return { mail: !kindsWithoutMail.includes(kind), push: !kindsWithoutPush.includes(kind) };
}
