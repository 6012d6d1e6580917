import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Button } from './Button.tsx';

const fr = {
  create: 'Créer mon événement',
  find: 'Trouver un kit',
  join: 'Devenir coordinateur',
  later: 'Plus tard',
  logIn: 'Se connecter',
  loggingIn: 'Connexion…',
  long: 'Recevoir le devis détaillé des trois prestataires retenus pour le mariage',
};
const en: typeof fr = {
  create: 'Create my event',
  find: 'Find a kit',
  join: 'Become a coordinator',
  later: 'Later',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  long: 'Get the detailed quote from the three providers shortlisted for the wedding',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

const Background = styled(Row)`
  padding: var(--space-5);
  background: var(--page);
  color: var(--ink);
`;

const submitted = fn();

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: en.create, onPress: fn() },
  parameters: { french: { children: fr.create } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** The button stays focusable, announces the reason, and still submits its form. */
export const Unavailable: Story = {
  args: { type: 'submit', unavailable: en.later },
  parameters: { french: { unavailable: fr.later } },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(words(globals).later);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

/** The reason follows a description that the button already has. */
export const UnavailableWithDescription: Story = {
  tags: ['!dev', '!autodocs'],
  args: { unavailable: en.later, 'aria-describedby': 'price' },
  parameters: { french: { unavailable: fr.later } },
  render: (args) => (
    <>
      <Button {...args} /> <span id="price">15 000 F CFA</span>
    </>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(`15 000 F CFA ${words(globals).later}`);
  },
};

export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => {
    const t = words(globals);
    return (
      <Row>
        <Button icon={<Search aria-hidden="true" />}>{t.find}</Button>
        <Button variant="highlight">{t.create}</Button>
        <Button variant="line">{t.join}</Button>
        <Button variant="quiet">{t.later}</Button>
        <Button size="s">{t.logIn}</Button>
        <Button size="s" variant="line">
          {t.logIn}
        </Button>
        <Button isDisabled>{t.create}</Button>
        <Button isDisabled variant="line">
          {t.join}
        </Button>
      </Row>
    );
  },
};

/** The buttons on every tone. Each tone redefines the colour roles; the button's own styles stay the same. */
export const OnEveryBackground: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => {
    const t = words(globals);
    return (
      <>
        {(['page', 'brand', 'highlight', 'paper', 'deep'] as const).map((tone) => (
          <Background key={tone} data-tone={tone}>
            <Button icon={<CalendarPlus aria-hidden="true" />}>{t.create}</Button>
            <Button variant="highlight">{t.find}</Button>
            <Button variant="line">{t.join}</Button>
            <Button variant="quiet">{t.later}</Button>
            <Button pending pendingLabel={t.loggingIn}>
              {t.logIn}
            </Button>
          </Background>
        ))}
      </>
    );
  },
};

function LogIn({ label, pendingLabel, onPress }: { label: string; pendingLabel: string; onPress: () => void }) {
  const [pending, setPending] = useState(false);
  return (
    <Button
      pending={pending}
      pendingLabel={pendingLabel}
      onPress={() => {
        onPress();
        setPending(true);
      }}
    >
      {label}
    </Button>
  );
}

function LogInForm({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  const [pending, setPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setPending(true);
      }}
    >
      <input aria-label={label} />
      <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  );
}

/** After a press, the button keeps its width and its focus and announces its progress. A second press has no effect. */
export const Pending: Story = {
  args: { onPress: fn() },
  parameters: {
    controls: { disable: true },
    code: `
import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';

export function LogIn() {
  const [pending, setPending] = useState(false);
  return (
    <Button pending={pending} pendingLabel="Logging in…" onPress={() => setPending(true)}>
      Log in
    </Button>
  );
}`,
  },
  render: (args, { globals }) => {
    const t = words(globals);
    return (
      <LogIn
        label={t.logIn}
        pendingLabel={t.loggingIn}
        onPress={() => (args.onPress as (() => void) | undefined)?.()}
      />
    );
  },
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals);
    const button = within(canvasElement).getByRole('button', { name: t.logIn });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(t.loggingIn);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() =>
      expect(document.querySelector(`[data-live-announcer] [aria-labelledby="${button.id}"]`)).not.toBeNull(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Tests only: a form that is submitted with Enter in its field announces the progress of its button. */
export const PendingAfterEnter: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => {
    const t = words(globals);
    return <LogInForm label={t.logIn} pendingLabel={t.loggingIn} />;
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals);
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    const announcer = () => document.querySelector('[data-announcer="polite"]');
    await waitFor(() => expect(announcer()).toHaveTextContent(t.loggingIn), { timeout: 3000 });
  },
};

const Narrow = styled.div`
  width: 260px;
`;

export const LongText: Story = {
  args: { children: en.long, full: true, icon: <Search aria-hidden="true" /> },
  parameters: { french: { children: fr.long } },
  render: (args) => (
    <Narrow>
      <Button {...args} />
    </Narrow>
  ),
};
