import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TagField, type TagFieldProps } from './tag-field.tsx';

afterEach(cleanup);

function Tags({
  start,
  ...rest
}: { start: string[] } & Pick<TagFieldProps, 'options' | 'allowOther'>) {
  const [value, setValue] = useState<string[]>(start);
  return <TagField label="Skills" value={value} onChange={setValue} {...rest} />;
}
const remove = (tag: string) => screen.getByRole('button', { name: `Remove ${tag}` });

it('D10 after a tag is removed the next one has the focus, after the last one the field', async () => {
  render(<Tags start={['Cooking', 'Driving', 'Painting']} />);
  await userEvent.click(remove('Driving'));
  await waitFor(() => expect(document.activeElement).toBe(remove('Painting')));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(remove('Cooking')));
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Skills' })),
  );
});

it("D10 pressing 'Other' leads to what it opens; a field that is there from the start takes no focus", async () => {
  render(<Tags start={[]} options={['Cooking']} allowOther />);
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  cleanup();
  render(<Tags start={[]} />);
  expect(document.activeElement).toBe(document.body);
});
