/** The first step of signing up. */
import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { formatChoice } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type FieldsProps, Slot, textOf } from './field-props.tsx';
import { passwordHint } from './values.ts';

function emailHint({ emailDomains }: SignupSettings): string {
  if (emailDomains.length === 0) return m.we_send_a_link_there_to_activate();
  return m.an_address_at_domains({ domains: formatChoice(emailDomains) });
}

/** Who the person is and how to reach them. */
export function WhoFields({ settings, ...form }: FieldsProps & { settings: SignupSettings }) {
  return (
    <>
      <Slot field="name">
        <TextField label={m.full_name()} autoComplete="name" {...textOf(form, 'name')} />
      </Slot>
      <Slot field="email">
        <TextField
          label={m.email()}
          type="email"
          autoComplete="email"
          hint={emailHint(settings)}
          {...textOf(form, 'email')}
        />
      </Slot>
      <Slot field="password">
        <PasswordField
          label={m.password()}
          autoComplete="new-password"
          hint={passwordHint()}
          {...textOf(form, 'password')}
        />
      </Slot>
      <Slot field="confirmPassword">
        <PasswordField
          label={m.confirm_password()}
          autoComplete="new-password"
          {...textOf(form, 'confirmPassword')}
        />
      </Slot>
      <Slot field="contactNumber">
        <TextField
          label={m.contact_number()}
          type="tel"
          autoComplete="tel"
          placeholder={m.ten_to_fifteen_digits()}
          {...(settings.phoneRegion === 'PK' && { hint: m.a_mobile_number_of_pakistan() })}
          {...textOf(form, 'contactNumber')}
        />
      </Slot>
    </>
  );
}
