/** Whom to call about a person in an emergency, as the person says it (EL-05). */
import * as z from 'zod/mini';
import { text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { isMobileNumber } from '../accounts/rules.ts';
import { emergencyMessages } from './messages.ts';

const phone = problem(emergencyMessages, 'phone');

export const emergencyContactSchema = z.object({
  name: text(limits.emergencyName.max, { min: 1, required: problem(emergencyMessages, 'name') }),
  phone: z.string(phone).check(
    z.trim(),
    z.maxLength(limits.contactNumber.max, { ...phone, abort: true }),
    // Family may live anywhere, and have no mobile phone.
    z.refine((number) => isMobileNumber(number, 'any'), phone),
  ),
});
export type EmergencyContact = z.output<typeof emergencyContactSchema>;
