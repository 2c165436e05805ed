/** Texts of roles, to the letter of specification §5 and §8. */
import type { ErrorEntry } from '../../error-entry.ts';

export const roleErrors = {
  'roles.not_found': { status: 404, message: 'This role was not found.' },
  'roles.duplicate': { status: 409, message: 'Role name already exists.' },
  'roles.below_filled': {
    status: 409,
    message: 'More people already hold a place in this role than you want to allow.',
  },
  'roles.begun': {
    status: 409,
    message:
      'The event has begun, so its roles cannot be deleted. To close this role, lower its places to those that are taken.',
  },
  'roles.recorded': {
    status: 409,
    message:
      'It is recorded what people did in this role, so it cannot be deleted. To close it, lower its places to those that are taken.',
  },
  'roles.hours_fixed': {
    status: 409,
    message:
      'People were there already, so whether the time counts as hours of help stays as it is.',
  },
  'roles.too_many': { status: 409, message: 'An event can have at most 50 roles.' },
} as const satisfies Record<string, ErrorEntry>;

/** The role builder of the create wizard. */
export const roleBuilderMessages = {
  $: 'role_builder',
  required: 'Please fill all required fields to add role',
  fewest: 'Please enter with how few people the role can do.',
  fewestAbove: 'The role cannot need more people than it has places for.',
  duplicate: 'Role already exists!',
} as const;

/** The role forms of the editor. */
export const roleEditorMessages = {
  $: 'role_editor',
  name: 'Please enter a valid role name.',
  description: 'Please enter a description.',
  places: 'Please enter a valid number of volunteers.',
  skills: 'Please add at least one skill.',
  over: 'This event is over, so it takes no new roles.',
  added: 'Role Added Successfully!',
  addFailed: 'Role Add fail!',
  createFailed: 'Failed In Creation of New Role!',
  deleted: 'Deletion SuccessFull!',
} as const;

/** The same checks for a role that has a name already. */
export const namedRoleMessages = {
  $: 'named_role',
  duplicate: 'Role name "{name}" already exists.',
  description: 'Please enter a description for role "{name}".',
  places: 'Please enter a valid number of volunteers for "{name}".',
  fewestAbove: 'The role "{name}" cannot need more people than it has places for.',
  skills: 'Please add at least one skill for role "{name}".',
  belowFilled: '{filled} people already hold a place as "{name}", so it cannot have only {wanted}.',
} as const;

export const assignMessages = {
  $: 'assign',
  assigned: 'Volunteer assigned successfully!',
  invalid: 'Assign Volunteer Failed Due to Invalid Input!',
} as const;
