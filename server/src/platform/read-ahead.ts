/** Long reading in parts: the database makes the next one ready while this process works on the one before. */

/**
 * The same parts in the same order, each asked for before the one before it is given. Ends, also early or by an error, only
 * when nothing is under way any more.
 *
 * @throws whatever the source throws, in the place of the part that it could not give
 */
export async function* readAhead<Part>(source: AsyncGenerator<Part>): AsyncGenerator<Part> {
  let next = askFor(source);
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = askFor(source);
      yield value;
    }
  } finally {
    // A generator answers this when it is through with what it was asked for.
    await source.return(undefined);
  }
}

/** Whoever works on the part before hears of a failure when they ask; until then it must not count as unheard. */
function askFor<Part>(source: AsyncGenerator<Part>): Promise<IteratorResult<Part>> {
  const next = source.next();
  next.catch(() => undefined);
  return next;
}
