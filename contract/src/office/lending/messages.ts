/** Texts about branches that ask each other for help (RG-02). */
import type { ErrorEntry } from '../../error-entry.ts';

export const lendingErrors = {
  'lending.no_branch': {
    status: 409,
    message: 'This event belongs to no branch, so no other one can be asked.',
  },
  'lending.closed': {
    status: 409,
    message: 'Other branches can be asked for published events that have not begun.',
  },
  'lending.no_gap': { status: 409, message: 'This role has no free place.' },
  'lending.no_other': {
    status: 409,
    message: 'There is no branch left that could be asked for this role.',
  },
  'lending.gone': { status: 404, message: 'This branch is not asked for this role any more.' },
  'lending.nobody': {
    status: 409,
    message:
      'Nobody of this branch can be asked: they do not want to be asked by other branches, have no time then, or lack what the role asks for.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const lendingMessages = {
  $: 'lending',
  asked: '{name} has been asked for help.',
  askedAll: 'All other branches have been asked for help.',
  takenBack: '{name} is not asked any more.',
  passedOn: 'Passed on. People who were asked: {count}.',
  declined: '{name} is told that you cannot help.',
  isOn: 'Other branches may ask you for help from now on.',
  isOff: 'No other branch will ask you any more.',
} as const;
