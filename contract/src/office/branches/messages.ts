/** Texts about the branches of the organisation (OR-08). */
import type { ErrorEntry } from '../../error-entry.ts';

export const branchErrors = {
  'branches.not_found': { status: 404, message: 'There is no such branch.' },
  'branches.closed': {
    status: 409,
    message: 'This branch is closed: nothing new can be given to it.',
  },
  'branches.name_taken': { status: 409, message: 'There is a branch of this name already.' },
  'branches.address_taken': {
    status: 409,
    message: 'Another branch has this address, or had it before.',
  },
  'branches.too_many': {
    status: 409,
    message: 'There can be at most 200 branches. Close one that is not needed any more.',
  },
  'branches.too_many_people': {
    status: 409,
    message: 'At most 50 people can have a right at a branch. Remove somebody first.',
  },
  'branches.not_volunteer': {
    status: 409,
    message:
      'Only volunteers with an account of their own can be given this. Admins may do it anyway.',
  },
  'branches.person_gone': {
    status: 404,
    message: 'This person does not help to run this branch any more.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const branchMessages = {
  $: 'branches',
  nameNeeded: 'Please give the branch a name.',
  address: 'Please use small letters from a to z, digits and hyphens, such as lahore-north.',
  right: 'Please choose what they may do.',
  made: 'The branch {name} is there.',
  isClosed: 'The branch {name} is closed. Its events stay.',
  organises: '{name} helps to run all events of this branch now, and has been told.',
  views: '{name} can look at all events of this branch now, and has been told.',
  removed: '{name} does not help to run this branch any more.',
  moved: 'The event belongs to {name} now.',
  pageSaved: 'Saved. The page of {name} shows it from now on.',
  letterheadSaved: 'Saved. The next mails and certificates of {name} have it.',
  logoSaved: 'The logo is on the page of {name}.',
  logoRemoved: 'The page of {name} has no logo any more.',
  addressChanged: 'The page of {name} has its new address. Links to the earlier one lead there.',
  movedOut: 'The event belongs to the organisation itself now.',
} as const;
