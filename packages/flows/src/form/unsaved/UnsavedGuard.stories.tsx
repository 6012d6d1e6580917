import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import { TextLink } from '@kermesse/ui/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { screenOf, user, type PlayContext } from '../../stories/form-stories.ts';
import { localeOf, textsOf } from '../../stories/flow-story.tsx';
import { StoryBlocker } from '../../stories/StoryBlocker.tsx';
import { Fields } from '../form.styles.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useUnsaved } from '../../site/use-unsaved.ts';

const samples = {
  fr: {
    name: 'Nom de la fête',
    place: 'Lieu',
    save: 'Enregistrer',
    away: 'Vers l’agenda',
  },
  en: {
    name: 'Name of the party',
    place: 'Place',
    save: 'Save',
    away: 'To the agenda',
  },
};

/** The spy for followed links that were not blocked. */
const went = fn().mockName('went');

function OneField({ label, save }: { label: string; save: string }) {
  const [stored, setStored] = useState('');
  const [value, setValue] = useState('');
  useUnsaved(value !== stored);
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault();
        setStored(value);
      }}
    >
      <TextField label={label} value={value} onChange={setValue} />
      <Button type="submit" variant="line">
        {`${save} (${label})`}
      </Button>
    </Fields>
  );
}

/**
 * Asks for confirmation before unsaved input is lost by a link, the back button or a closed tab. One guard wraps all
 * forms of a page. It asks while any of them has unsaved input, and does nothing otherwise. The secondary button
 * leaves, the primary button and Escape stay. The app's router blocks the navigation (`UnsavedBlockerProvider`).
 */
const meta = {
  title: 'Flows/Form/Unsaved',
  component: UnsavedGuard,
  args: { children: null },
  parameters: { frameHeight: 640 },
  render: (_args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <StoryBlocker onFollow={went}>
        <UnsavedGuard>
          <OneField label={t.name} save={t.save} />
          <OneField label={t.place} save={t.save} />
          <p>
            <TextLink href="/agenda">{t.away}</TextLink>
          </p>
        </UnsavedGuard>
      </StoryBlocker>
    );
  },
} satisfies Meta<typeof UnsavedGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsIn = (context: PlayContext) => ({ ...textsOf(context, 'form'), ...samples[localeOf(context)] });
const question = (context: PlayContext) => screenOf(context).queryByRole('alertdialog');
const asks = async (context: PlayContext) => {
  const dialog = await screenOf(context).findByRole('alertdialog', { name: wordsIn(context).unsavedTitle });
  await expect(dialog).toHaveTextContent(wordsIn(context).unsavedText);
  return dialog;
};
/** Whether the browser would ask for confirmation before it closes the tab. */
const holdsTab = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * The guard asks only after something was typed. Escape stays on the page and keeps the input. After a confirmed
 * navigation whose page does not load, the guard asks again.
 */
export const Typical: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    const away = context.canvas.getByRole('link', { name: t.away });
    await user.click(away);
    await expect(question(context)).toBeNull();
    await expect(went).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(holdsTab()).toBe(false));
    const name = context.canvas.getByRole('textbox', { name: t.name });
    await user.type(name, 'Bal');
    await waitFor(() => expect(holdsTab()).toBe(true));
    away.focus();
    await user.keyboard('{Enter}');
    const [stay, leave] = within(await asks(context)).getAllByRole('button');
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(stay).toHaveAccessibleName(t.stay);
    await expect(leave).toHaveAccessibleName(t.leave);
  },
  parameters: {
    continuation: async (context: PlayContext) => {
      const t = wordsIn(context);
      // The dialog hides the page from assistive technology.
      const away = context.canvas.getByText(t.away).closest('a') as HTMLElement;
      const name = context.canvas.getByLabelText(t.name);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(question(context)).toBeNull());
      await waitFor(() => expect(away).toHaveFocus());
      await expect(name).toHaveValue('Bal');
      await expect(went).toHaveBeenCalledTimes(1);
      await user.click(away);
      await asks(context);
      await user.click(screenOf(context).getByRole('button', { name: t.leave }));
      await waitFor(() => expect(went).toHaveBeenCalledTimes(2));
      await expect(went).toHaveBeenLastCalledWith('/agenda');
      // The page does not load.
      await waitFor(() => expect(holdsTab()).toBe(false));
      await user.click(away);
      await asks(context);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(holdsTab()).toBe(true));
      await expect(went).toHaveBeenCalledTimes(2);
    },
  },
};

/** The guard asks while one of two forms has unsaved input, and not when both are saved or reset. */
export const TwoForms: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    const away = context.canvas.getByRole('link', { name: t.away });
    await user.type(context.canvas.getByRole('textbox', { name: t.name }), 'Bal');
    await user.type(context.canvas.getByRole('textbox', { name: t.place }), 'Bè');
    await user.click(context.canvas.getByRole('button', { name: `${t.save} (${t.name})` }));
    await user.click(away);
    await asks(context);
  },
  parameters: {
    continuation: async (context: PlayContext) => {
      const t = wordsIn(context);
      await user.click(within(question(context) as HTMLElement).getByRole('button', { name: t.stay }));
      await waitFor(() => expect(question(context)).toBeNull());
      await expect(went).not.toHaveBeenCalled();
      await user.clear(context.canvas.getByRole('textbox', { name: t.place }));
      await waitFor(() => expect(holdsTab()).toBe(false));
      await user.click(context.canvas.getByRole('link', { name: t.away }));
      await expect(question(context)).toBeNull();
      await expect(went).toHaveBeenCalledTimes(1);
    },
  },
};

/** When the input is saved while the guard asks, the dialog closes and the navigation continues. */
export const SavedMeanwhile: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const t = wordsIn(context);
    const name = context.canvas.getByRole<HTMLInputElement>('textbox', { name: t.name });
    await user.type(name, 'Bal');
    await user.click(context.canvas.getByRole('link', { name: t.away }));
    await asks(context);
    await expect(went).not.toHaveBeenCalled();
    await fireEvent.submit(name.form as HTMLFormElement);
    await waitFor(() => expect(question(context)).toBeNull());
    await expect(went).toHaveBeenCalledTimes(1);
    await expect(went).toHaveBeenLastCalledWith('/agenda');
  },
};
