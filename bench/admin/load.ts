/** Requests at a fixed rate, whether or not the answers keep up, as people send them. */

export type Latencies = {
  /** Milliseconds. */
  readonly p95: number;
  /** How many requests were made. */
  readonly times: number;
};

/**
 * @param send makes one request; its index counts from 0
 * @param options `seconds`: how long to send; `rate`: requests a second
 */
export async function measureLatency(
  send: (index: number) => Promise<void>,
  { seconds, rate }: { seconds: number; rate: number },
): Promise<Latencies> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < rate * seconds; index++) {
    const due = began + (index * 1000) / rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    // From when it was due: a request that waits for its turn has waited.
    pending.push(send(index).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(pending);
  times.sort((one, other) => one - other);
  return { p95: times[Math.floor((times.length - 1) * 0.95)] ?? 0, times: times.length };
}
