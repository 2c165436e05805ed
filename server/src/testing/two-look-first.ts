/** What chance brings about now and then happens each time, for negative controls: two have looked before either writes. */

/** @returns to be awaited between look and write; the first waits there until a second one has come, later ones pass */
export function twoLookFirst(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return async () => {
    come += 1;
    if (come === 2) resolve();
    await promise;
  };
}
