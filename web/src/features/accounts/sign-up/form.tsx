import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useIsReady } from '../../../lib/is-ready.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../office/site/site.ts';
import { AboutFields, AccountFields, LastFields } from './fields.tsx';
import { useSignup } from './sending.ts';

/** Makes a volunteer's account; the first problem is told, all of them are shown (AU-01). */
export function SignupForm() {
  const { signup: settings } = useSite();
  const isReady = useIsReady();
  const { form, choosePicture, ...fields } = useSignup(settings);
  return (
    <Form form={form}>
      {/* What is typed before this script runs would be lost: the fields wait for it. */}
      <fieldset disabled={!isReady} className="flex min-w-0 flex-col gap-5">
        <AccountFields {...fields} settings={settings} />
        <AboutFields {...fields} />
        <LastFields {...fields} choosePicture={choosePicture} />
        <SubmitButton busyText={spoken(signupMessages, 'busy')}>{m.create_account()}</SubmitButton>
      </fieldset>
    </Form>
  );
}
