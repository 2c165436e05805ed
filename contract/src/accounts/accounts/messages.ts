/** Texts of accounts, to the letter of specification §5 and §8 where it gives them. */
import type { ErrorEntry } from '../../error-entry.ts';

export const accountErrors = {
  'accounts.sign_in_needed': { status: 401, message: 'Please log in first.' },
  'accounts.not_allowed': { status: 403, message: 'You are not allowed to do this.' },
  'accounts.wrong_credentials': { status: 401, message: 'Invalid credentials' },
  'accounts.not_activated': {
    status: 403,
    message: 'Please activate your account first. We can send you the e-mail again.',
  },
  'accounts.leaving': {
    status: 403,
    message: 'This account is being deleted. The e-mail we sent you has a link to keep it.',
  },
  'accounts.token_invalid': { status: 400, message: 'Token Expired or Invalid' },
  'accounts.user_not_found': { status: 404, message: 'This person was not found.' },
  'accounts.last_admin': { status: 409, message: 'The last Admin cannot be removed.' },
  'accounts.setup_done': {
    status: 409,
    message: 'This installation already has an Admin. Please log in.',
  },
  'accounts.email_taken': { status: 409, message: 'This e-mail address already has an account.' },
  'accounts.current_password': {
    status: 403,
    message: 'Please enter your current password to change it.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const loginMessages = {
  $: 'login',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  success: 'Login successful!',
  invalid: 'Invalid credentials',
} as const;

export const signupMessages = {
  $: 'signup',
  name: 'Full Name should be 2-50 letters with no special characters.',
  gmail: 'Please enter a valid Gmail address',
  domains: 'Please enter an e-mail address at {domains}',
  passwordShort: 'Password must be at least 8 characters long.',
  passwordLong: 'Password must be at most 128 characters long.',
  passwordMix: 'Password must contain letters, numbers, and special characters.',
  passwordCommon:
    'This password is easy to guess. Choose one that is longer or less common, such as four words that do not belong together, with a digit and a sign.',
  contactNumber: 'format of number 03XXXXXXXXX or +923XXXXXXXXX)',
  experienceNumber: 'Please enter a valid number for experience',
  experienceRange: 'Experience must be between 0-100 years',
  description: 'Description must be at least 10 characters',
  skills: 'Please select at least one skill',
  interests: 'Please select at least one interest',
  avatar: 'Profile picture is required',
  terms: 'Please accept the terms and conditions.',
  whyOrganise: 'Please tell us in a sentence why you want to organise.',
  avatarType: 'Only JPG, JPEG, or PNG files are allowed.',
  avatarSize: 'File size must be less than 2MB.',
  oneAvatar: 'Please choose one profile picture.',
  success: 'Check your email to verify your account!',
} as const;

export const activationMessages = {
  $: 'activation',
  success: 'Account Activated Successfully!',
  resent: 'If this address has an account that waits for activation, an e-mail is on its way.',
} as const;

export const logoutMessages = {
  $: 'logout',
  success: 'Logged out successfully!',
} as const;

export const profileMessages = {
  $: 'profile',
  nameShort: 'Name must be at least 2 characters long',
  nameLong: 'Name must be less than 50 characters',
  nameLetters: 'Name can only contain letters and spaces',
  phoneRequired: 'Phone number is required',
  phone:
    'Invalid phone number format. Accepted formats: 03001234567, 0300-1234567, 0300 1234567, +923001234567',
  email: 'Invalid email format',
  experienceNumber: 'Please enter a valid number for experience',
  experienceHigh: 'Experience years seems too high',
  experienceNegative: 'Experience years cannot be negative',
  description: 'Description must be less than 500 characters',
  skillsRequired: 'At least one skill is required',
  skillEmpty: 'Skills cannot be empty',
  skillLong: 'Skill name too long',
  interestEmpty: 'Interests cannot be empty',
  interestLong: 'Interest name too long',
  currentPassword: 'Please enter your current password to change it.',
  updated: 'Profile updated successfully!',
  passwordWaits:
    'Profile updated successfully! Your new password is not in use yet: please open the link that we sent to your e-mail address.',
  emailWaits:
    'Profile updated successfully! Your new e-mail address is not in use yet: please open the link that we sent to your present one.',
  passwordFirst:
    'Profile updated successfully! Your new password is not in use yet: please open the link that we sent to your e-mail address. Your address is as it was: please change it when the password is in use.',
  heldBack:
    'Profile updated successfully! What needs a link by e-mail is as it was: we sent you too many e-mails lately. Please try again in an hour.',
} as const;

/** The form by which volunteers add a skill to their profile. */
export const skillMessages = {
  $: 'skill',
  required: 'Skill name is required',
  short: 'Skill name must be at least 2 characters long',
  long: 'Skill name must be less than 30 characters',
  characters: 'Skill name can only contain letters, numbers, spaces, and hyphens',
  duplicate: 'This skill already exists in your profile',
} as const;

export const removalMessages = {
  $: 'removal',
  success: 'Volunteer deleted successfully!',
  failed: 'Failed to delete volunteer.',
  error: 'An error occurred while deleting the volunteer.',
} as const;

export const availabilityMessages = {
  $: 'availability',
  order: 'A time must end after it starts.',
} as const;
