import { Button } from '@kermesse/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { localeOf, onFlowStage } from '../stories/flow-story.tsx';
import { Fields } from '../form/form.styles.ts';
import { PasswordField } from './PasswordField.tsx';
import { UsernameField } from './UsernameField.tsx';

const samples = {
  fr: { label: 'Mot de passe actuel', send: 'Continuer' },
  en: { label: 'Current password', send: 'Continue' },
};

/** A form that asks for a password only. */
function PasswordOnly({ email, label, send }: { email: string | null | undefined; label: string; send: string }) {
  const [password, setPassword] = useState('');
  return (
    <Fields noValidate onSubmit={(event) => event.preventDefault()}>
      <UsernameField email={email} />
      <PasswordField label={label} value={password} onChange={setPassword} autoComplete="current-password" />
      <Button type="submit">{send}</Button>
    </Fields>
  );
}

/**
 * A hidden field with the account's email address, for a form that has a password field but no email field. Password
 * managers read it to offer the right password and to save a new one for the right account. It is invisible and has no
 * tab stop.
 */
const meta = {
  title: 'Flows/Form/Username field',
  component: UsernameField,
  decorators: [onFlowStage],
  args: { email: 'afi@example.com' },
  render: ({ email }, { globals }) => <PasswordOnly email={email} {...samples[localeOf({ globals })]} />,
} satisfies Meta<typeof UsernameField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) => canvasElement.querySelector('input[autocomplete="username"]');

export const Typical: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(fieldIn(canvasElement)).toHaveValue('afi@example.com');
    await expect(fieldIn(canvasElement)).not.toBeVisible();
    await expect(canvas.getByLabelText(samples[localeOf({ globals })].label)).toBeVisible();
  },
};

/** A user who registered with a phone number has no email address: the field is empty. */
export const WithoutAddress: Story = {
  args: { email: null },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveValue('');
  },
};
