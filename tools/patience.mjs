/**
 * How long tests wait before they call something stuck. Nothing is ever right because it was quick: these are ceilings, for
 * what would never end. They grow with the slowness of the machine, as one short calculation shows it at the start;
 * it is handed to all processes of a run by the environment.
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { Worker } from 'node:worker_threads';

/** What the calculation takes on the machine that the ceilings were chosen on, idle, in milliseconds. */
const REFERENCE = 30;

/** What begins to run beside us later, a browser or somebody else's work, was not there to be measured. */
const RESERVE = 5;

/** One core's share of the measure: how long seven calculations take, one after another. */
const share = `
  const { workerData } = require('node:worker_threads');
  const { times, done, core } = workerData;
  function calculate() {
    let x = 1;
    for (let step = 0; step < 2e7; step++) x = Math.imul(x ^ (x >>> 15), step | 1);
    return x;
  }
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < 7; round++) sum += calculate();
  // Looking at the sum keeps the loop from being left out.
  times[core] = sum === 0.5 ? 0 : performance.now() - began;
  Atomics.add(done, 0, 1);
  Atomics.notify(done, 0);`;

/**
 * Milliseconds for a fixed piece of arithmetic, when every core is asked for it at once and for a while: that a group of
 * processes may use a third of two cores does not show on one of them, nor in a twentieth of a second.
 */
function calculation() {
  const cores = availableParallelism();
  const times = new Float64Array(new SharedArrayBuffer(8 * cores));
  const done = new Int32Array(new SharedArrayBuffer(4));
  for (let core = 0; core < cores; core++)
    new Worker(share, { eval: true, workerData: { times, done, core } }).unref();
  // Whoever imports this needs the answer at once.
  for (let ready = 0; ready < cores; ready = Atomics.load(done, 0)) Atomics.wait(done, 0, ready);
  return Math.max(...times) / 7;
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
