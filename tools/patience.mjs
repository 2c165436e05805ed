/**
 * How long tests wait before they call something stuck. Nothing is ever right because it was quick: these are ceilings, for
 * what would never end. They grow with the slowness of the machine, as one short calculation shows it at the start;
 * it is handed to all processes of a run by the environment.
 */
import process from 'node:process';

/** What the calculation takes on the machine that the ceilings were chosen on, idle, in milliseconds. */
const REFERENCE = 30;

/** What begins to run beside us later, a browser or somebody else's work, was not there to be measured. */
const RESERVE = 5;

/** Milliseconds for a fixed piece of arithmetic, as most of seven tries take: a busy machine is not busy all the time. */
function calculation() {
  const tries = Array.from({ length: 7 }, () => {
    const began = performance.now();
    let x = 1;
    for (let step = 0; step < 2e7; step++) x = Math.imul(x ^ (x >>> 15), step | 1);
    // Looking at x keeps the loop from being left out.
    return x === 0.5 ? 0 : performance.now() - began;
  });
  return tries.sort((a, b) => a - b)[4] ?? 0;
}

/**
 * How much slower than the reference a machine is that takes so long: at least 1.
 * @param {number} milliseconds
 */
export function slownessOf(milliseconds) {
  return Math.max(1, Math.round((milliseconds / REFERENCE) * 10) / 10);
}

process.env.TEST_SLOWNESS ||= String(slownessOf(calculation()));

/**
 * A ceiling, in milliseconds, for what takes at most so long on an idle machine of the usual speed.
 * @param {number} milliseconds
 */
export function patient(milliseconds) {
  return Math.ceil(milliseconds * RESERVE * Number(process.env.TEST_SLOWNESS));
}
