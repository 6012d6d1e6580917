import { passwordCheckMock } from '@kermesse/api/mocks/password-check';
import { passwordTiers } from '@kermesse/api/schemas/forms/password';
import { TextField } from '@kermesse/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { recordAnnouncements } from '../stories/spoken-story.ts';
import { screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { Fields } from '../form/form.styles.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const samples = {
  fr: {
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    again: 'Confirmer le mot de passe',
    wrong: 'Mot de passe incorrect',
    guessed: 'Ce mot de passe est facile à deviner',
    email: 'il contient votre adresse e-mail',
  },
  en: {
    current: 'Current password',
    next: 'New password',
    again: 'Confirm password',
    wrong: 'Wrong password',
    guessed: 'This password is easy to guess',
    email: 'it contains your email address',
  },
};
const wordsIn = (context: PlayContext) => ({ ...textsOf(context, 'passwordField'), ...samples[localeOf(context)] });
const inputOf = (context: PlayContext, label: string) => screenOf(context).getByLabelText(label, { selector: 'input' });

function Kept({ value: begin, ...rest }: PasswordFieldProps) {
  const [value, setValue] = useState(begin);
  return <PasswordField {...rest} value={value} onChange={setValue} />;
}

function BesideEmail({ owner, ...rest }: PasswordFieldProps) {
  const [email, setEmail] = useState(owner?.email ?? '');
  return (
    <Fields>
      <TextField label="E-mail" value={email} onChange={setEmail} />
      <PasswordField {...rest} owner={{ email }} />
    </Fields>
  );
}

/**
 * A field for a current or a new password. The password is hidden; a button shows it without changing the value, the
 * field's name or its `autocomplete`. A message appears while Caps Lock is on. For a new password, four bars and a text
 * show its strength and the requirements of the next tier. The colour of the bars only repeats the text.
 */
const meta = {
  title: 'Flows/Fields/Password',
  component: PasswordField,
  args: { label: '', value: '', autoComplete: 'current-password' },
  render: (args, { globals }) => <Kept {...args} label={samples[localeOf({ globals })].current} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard can show and hide the password. The button's name says what it does next. */
export const Typical: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    const input = inputOf(context, t.current);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await user.tab();
    await expect(input).toHaveFocus();
    await user.keyboard('Harmattan 2026');
    await user.tab();
    await expect(context.canvas.getByRole('button', { name: t.show.replace('{{label}}', t.current) })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Harmattan 2026');
    await expect(context.canvas.getByRole('button', { name: t.hide.replace('{{label}}', t.current) })).toHaveFocus();
    await user.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** Caps Lock is announced while the user types in the field. The message disappears when the field loses the focus. */
export const CapsLock: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    const input = inputOf(context, t.current);
    const status = context.canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    input.focus();
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(status).toHaveTextContent(t.capsLock);
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.capsLock));
    await fireEvent.keyUp(input, { key: 'a', modifierCapsLock: false });
    await expect(status).toBeEmptyDOMElement();
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(status).toHaveTextContent(t.capsLock);
    await user.tab();
    await user.tab();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

const passwords = ['', 'lampion', 'lampions7', 'Lampions 77', 'Lampions-77 à Bè'];

/** The meter for an empty password and the four tiers: bars, the tier's name, and the requirements of the next tier. */
export const Strength: Story = {
  tags: ['screenshot', 'screenshot-themes'],
  parameters: { screenshot: { widths: [360] } },
  render: (_args, { globals }) => (
    <Fields>
      {passwords.map((value, place) => (
        <Kept
          key={value}
          label={`${samples[localeOf({ globals })].next} ${place + 1}`}
          value={value}
          autoComplete="new-password"
          owner={{}}
        />
      ))}
    </Fields>
  ),
  play: async (context) => {
    const t = wordsIn(context);
    const advice = (place: number) => {
      const need = passwordTiers[place];
      return need === undefined
        ? t.enough
        : (place === 1 ? t.needed : t.advice)
            .replace('{{length}}', String(need.minLength))
            .replace('{{kinds}}', String(need.minDiversity));
    };
    const meters = [
      advice(1),
      `${t['too-weak']} ${advice(1)}`,
      `${t.weak} ${advice(2)}`,
      `${t.medium} ${advice(3)}`,
      `${t.strong} ${t.enough}`,
    ];
    for (const [place, text] of meters.entries()) {
      const input = inputOf(context, `${t.next} ${place + 1}`);
      await expect(input).toHaveAccessibleDescription(
        expect.stringMatching(`^\\s*${text.replaceAll(/\s/g, '\\s')}\\s*$`),
      );
    }
    const lit = [...context.canvasElement.querySelectorAll('[aria-hidden] > i')].map((bar) =>
      bar.hasAttribute('data-on'),
    );
    await expect(passwords.map((_, place) => lit.slice(place * 4, place * 4 + 4).filter(Boolean).length)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  },
};

/**
 * Fields with an error, and a disabled field. The error is part of the field's description, and the input is kept. The
 * meter does not praise a password that was refused.
 */
export const WrongAndDisabled: Story = {
  render: (_args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <Fields>
        <Kept label={t.current} value="Lampions-77" autoComplete="current-password" errorMessage={t.wrong} />
        <Kept label={t.next} value="Lampions-77 à Bè" autoComplete="new-password" owner={{}} errorMessage={t.guessed} />
        <Kept label={t.again} value="" autoComplete="new-password" isDisabled />
      </Fields>
    );
  },
  play: async (context) => {
    const t = wordsIn(context);
    const current = inputOf(context, t.current);
    await expect(current).toBeInvalid();
    await expect(current).toHaveAccessibleDescription(expect.stringContaining(t.wrong));
    await expect(current).toHaveValue('Lampions-77');
    await expect(inputOf(context, t.next)).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^\\s*${t.guessed}\\s*$`)),
    );
    await expect(inputOf(context, t.again)).toBeDisabled();
  },
};

/** A strong password that the server rejects: the reason appears when the field loses the focus, until it changes. */
export const RejectedBeforeSubmit: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [passwordCheckMock.live()] } },
  decorators: [onFlowStage],
  args: { autoComplete: 'new-password', owner: { email: 'dogbe@example.com' } },
  play: async (context) => {
    const t = wordsIn(context);
    const input = inputOf(context, t.current);
    const spoken = recordAnnouncements();
    await user.type(input, 'Dogbe-2026');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.medium));
    await user.tab();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.email));
    await expect(input).not.toHaveAccessibleDescription(expect.stringContaining(t.medium));
    await spoken.waitForAnnouncement(t.email);
    spoken.stop();
    await user.type(input, ' balafon');
    await expect(input).toBeValid();
    await user.tab();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.strong));
  },
};

/**
 * A password that is filled in while the field has no focus, as before the form's code has loaded, is checked at once.
 * It is checked again when the owner's words have changed and their field loses the focus.
 */
export const FilledWithoutFocus: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [passwordCheckMock.live()] } },
  decorators: [onFlowStage],
  args: { autoComplete: 'new-password', value: 'Dogbe-2026', owner: { email: 'dogbe@example.com' } },
  render: (args, { globals }) => <BesideEmail {...args} label={samples[localeOf({ globals })].next} />,
  play: async (context) => {
    const t = wordsIn(context);
    const input = inputOf(context, t.next);
    const email = inputOf(context, 'E-mail');
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(t.email)));
    await user.clear(email);
    await user.type(email, 'kossi@example.com');
    await expect(input).toBeInvalid();
    await user.tab();
    await waitFor(() => expect(input).toBeValid());
    await user.clear(email);
    await user.type(email, 'dogbe@example.com');
    await expect(input).toBeValid();
    await user.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(t.email)));
  },
};
