import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { ReasonForm } from './reason-form.tsx';

const given: string[] = [];
const asked = (isBusy = false) => {
  given.length = 0;
  const { user } = show(
    <ReasonForm
      label="Why?"
      maxLength={10}
      action="Refuse"
      isBusy={isBusy}
      onGive={(reason) => given.push(reason)}
      onCancel={() => given.push('cancelled')}
    />,
  );
  return { user, field: screen.getByLabelText<HTMLInputElement>(/^Why/) };
};
const refuse = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Refuse/ });

it('EL-01 JO-04 a reason is asked for at once, and spaces are none', async () => {
  const { user, field } = asked();
  expect(document.activeElement).toBe(field);
  expect(refuse().disabled).toBe(true);
  await user.keyboard('   {Enter}');
  expect(refuse().disabled).toBe(true);
  if (field.form) fireEvent.submit(field.form);
  expect(given).toEqual([]);
});

it('EL-01 JO-04 a reason is given without the spaces around it, and never longer than is kept', async () => {
  const { user } = asked();
  await user.keyboard(' too blurred to read{Enter}');
  expect(given).toEqual(['too blurr']);
});

it('EL-01 JO-04 there is a way back, except while it is on its way', async () => {
  const { user } = asked();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(given).toEqual(['cancelled']);
});

it('EL-01 JO-04 what is on its way is not called off', () => {
  asked(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
});
