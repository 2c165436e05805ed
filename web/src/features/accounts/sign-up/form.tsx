import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { useIsReady } from '../../../lib/is-ready.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useSite } from '../../office/site/site.ts';
import { AboutFields, AccountFields, LastFields } from './fields.tsx';
import { useSignup } from './sending.ts';

/** Makes a volunteer's account; the first problem is told, all of them are shown (AU-01). */
export function SignupForm() {
  const { signup: settings } = useSite();
  const isReady = useIsReady();
  const { values, problems, isSending, formRef, set, choosePicture, send } = useSignup(settings);
  const form = { values, problems, set };
  return (
    <form ref={formRef} onSubmit={send} noValidate>
      {/* What is typed before this script runs would be lost: the fields wait for it. */}
      <fieldset disabled={!isReady} className="flex min-w-0 flex-col gap-5">
        <AccountFields {...form} settings={settings} />
        <AboutFields {...form} />
        <LastFields {...form} choosePicture={choosePicture} />
        <Button type="submit" isBusy={isSending} busyText={spoken(signupMessages, 'busy')}>
          {m.create_account()}
        </Button>
      </fieldset>
    </form>
  );
}
