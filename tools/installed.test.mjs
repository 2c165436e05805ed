import { expect, test } from 'vitest';
import { choiceOfNode } from './installed.mjs';

/** @type {[string, import('./installed.mjs').Need, boolean, boolean][]} */
const choices = [
  ['20.20.2', 'product', true, false],
  ['24.10.0', 'product', true, false],
  ['24.11.0', 'product', false, true],
  ['24.11.0', 'service', true, true],
  ['24.21.0', 'tests', true, true],
  ['26.3.0', 'product', true, true],
];

test.each(choices)(
  'OP-01 on Node %s, for the %s, the pinned one is unpacked: %s; without it, its own would do: %s',
  (version, need, isPinnedNeeded, isEnough) => {
    expect(choiceOfNode(version, need)).toEqual({ isPinnedNeeded, isEnough });
  },
);
