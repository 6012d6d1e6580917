import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { createToasts, ToastsProvider, useToasts } from '../Toasts/Toasts.tsx';
import type { ToastInput } from '../Toasts/toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const fr = {
  region: 'Notifications',
  close: 'Fermer la notification',
  show: 'Notifier',
  saved: 'Carton enregistré',
  savedText: 'Il est rangé dans votre carnet, à la page de décembre.',
  failed: 'La demande n’est pas partie',
  failedText:
    'La connexion s’est coupée pendant l’envoi. Rien de ce que vous avez écrit n’est perdu : réessayez dès que le réseau revient.',
  soon: 'La recherche ouvre bientôt',
  soonText: 'En attendant, le carnet d’adresses se feuillette à la main.',
  rename: 'Renommer la liste',
  closeDialog: 'Fermer',
  cancel: 'Annuler',
};
const en: typeof fr = {
  region: 'Notifications',
  close: 'Close the notification',
  show: 'Notify',
  saved: 'Card saved',
  savedText: 'It is in your booklet, on the page for December.',
  failed: 'The request was not sent',
  failedText:
    'The connection broke while it was on its way. Nothing you wrote is lost: try again as soon as the network is back.',
  soon: 'Search opens soon',
  soonText: 'Until then, the address book can be leafed through by hand.',
  rename: 'Rename the list',
  closeDialog: 'Close',
  cancel: 'Cancel',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

function Trigger({ label, toast }: { label: string; toast: ToastInput }) {
  const toasts = useToasts();
  return <Button onPress={() => toasts.show(toast)}>{label}</Button>;
}

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: {
    frameHeight: 320,
    french: { label: fr.region, closeLabel: fr.close },
    code: `
import { Button } from '@kermesse/ui/Button';
import { ToastRegion } from '@kermesse/ui/ToastRegion';
import { createToasts, ToastsProvider, useToasts } from '@kermesse/ui/Toasts';

const toasts = createToasts();

function Save() {
  const { show } = useToasts();
  return <Button onPress={() => show({ kind: 'success', title: 'Card saved' })}>Save</Button>;
}

export function App() {
  return (
    <ToastsProvider toasts={toasts}>
      <Save />
      <ToastRegion label="Notifications" closeLabel="Close the notification" />
    </ToastsProvider>
  );
}`,
  },
  args: { label: en.region, closeLabel: en.close },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Of three notifications, two are shown: the oldest is removed. Closing them with the keyboard never loses the focus.
 */
export const Default: Story = {
  render: (args, { globals }) => {
    const t = words(globals);
    const toasts = createToasts();
    const saved: ToastInput = { kind: 'success', title: t.saved, text: t.savedText, duration: null };
    toasts.show(saved);
    return (
      <ToastsProvider toasts={toasts}>
        <Trigger label={t.soon} toast={{ title: t.soon, text: t.soonText, duration: null }} />{' '}
        <Trigger label={t.saved} toast={saved} />{' '}
        <Trigger label={t.failed} toast={{ kind: 'error', title: t.failed, text: t.failedText, duration: null }} />
        <ToastRegion {...args} />
      </ToastsProvider>
    );
  },
  play: async ({ canvas, globals, step }) => {
    const t = words(globals);
    const list = canvas.getByRole('list');
    const region = list.parentElement ?? list;
    const last = canvas.getByRole('button', { name: t.failed });

    await step('shows at most two notifications', async () => {
      for (const name of [t.soon, t.saved, t.failed]) await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByRole('region', { name: t.region })).toBe(region);
      await expect(list).toHaveAttribute('aria-live', 'polite');
      await expect(list.children).toHaveLength(2);
      await expect(within(region).queryByText(t.soon)).toBeNull();
      // Screen readers that read title and text as one need a space between them.
      await expect(list.textContent).toContain(`${t.failed} ${t.failedText}`);
    });

    await step('closing moves the focus to the next notification, then back to the trigger', async () => {
      await expect(last).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(list.children).toHaveLength(1);
      await expect(within(region).getByRole('button', { name: t.close })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(list.children).toHaveLength(0);
      await expect(last).toHaveFocus();
    });

    await step('shows two notifications again for the picture of the story', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.saved }));
      await userEvent.click(last);
    });
  },
};

/** The notification stays while the pointer is over it, and disappears some time later. */
export const StaysWhileHovered: Story = {
  parameters: {
    continuation: async ({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) => {
      const toast = canvas.getByText(words(globals).saved);
      await userEvent.unhover(toast);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    },
  },
  render: (args, { globals }) => {
    const t = words(globals);
    return (
      <ToastsProvider toasts={createToasts()}>
        <Trigger label={t.show} toast={{ kind: 'success', title: t.saved, duration: 2000, closable: false }} />
        <ToastRegion {...args} />
      </ToastsProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.show }));
    const toast = await canvas.findByText(t.saved);
    await userEvent.hover(toast);
    // Longer than its duration.
    await new Promise((resolve) => setTimeout(resolve, 2300));
    await expect(toast).toBeVisible();
  },
};

/** A press beside a focused notification lets it disappear. The focus does not return to a later one. */
export const PressedBeside: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => {
    const t = words(globals);
    return (
      <ToastsProvider toasts={createToasts()}>
        <Trigger label={t.show} toast={{ kind: 'success', title: t.saved, duration: 2000 }} />
        <ToastRegion {...args} />
      </ToastsProvider>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = words(globals);
    const trigger = canvas.getByRole('button', { name: t.show });
    await userEvent.click(trigger);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.close })).toHaveFocus();
    await userEvent.click(canvasElement.ownerDocument.body);
    await userEvent.click(trigger);
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('list')).toBeEmptyDOMElement());
  },
};

/** When a notification under the pointer is removed, the other one disappears in its turn. */
export const RemovedUnderThePointer: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => {
    const t = words(globals);
    return (
      <ToastsProvider toasts={createToasts()}>
        <Trigger label={t.saved} toast={{ kind: 'success', title: t.saved, duration: null }} />{' '}
        <Trigger label={t.soon} toast={{ title: t.soon, duration: 400, closable: false }} />
        <ToastRegion {...args} />
      </ToastsProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    const list = canvas.getByRole('list');
    await userEvent.click(canvas.getByRole('button', { name: t.saved }));
    await userEvent.hover(within(list).getByText(t.saved));
    canvas.getByRole('button', { name: t.soon }).click();
    await within(list).findByText(t.soon);
    within(list).getByRole('button', { name: t.close }).click();
    await waitFor(() => expect(list.children).toHaveLength(1));
    // What a browser dispatches now: the region is left, and the element below is entered from the list.
    list.parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: list }));
    await waitFor(() => expect(list).toBeEmptyDOMElement());
  },
};

/** On a phone, notifications cover no button of an open dialog. They return to the bottom when it closes. */
export const BesideADialog: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  render: (args, { globals }) => {
    const t = words(globals);
    const toast: ToastInput = { kind: 'error', title: t.failed, text: t.failedText, duration: null };
    const actions = (close: () => void) => (
      <>
        <Button variant="line" onPress={close}>
          {t.cancel}
        </Button>
        <Trigger label={t.show} toast={toast} />
      </>
    );
    return (
      <ToastsProvider toasts={createToasts()}>
        <Dialog title={t.rename} closeLabel={t.closeDialog} actions={actions} defaultOpen>
          {t.savedText}
        </Dialog>
        <ToastRegion {...args} />
      </ToastsProvider>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals);
    const { body, defaultView } = canvasElement.ownerDocument;
    const dialog = await within(body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t.show }));
    const toast = within(body).getByText(t.failed).closest('li') as HTMLElement;
    const card = () => toast.getBoundingClientRect();
    for (const button of within(dialog).getAllByRole('button')) {
      const { top, left } = button.getBoundingClientRect();
      await expect(top >= card().bottom || left >= card().right, button.textContent).toBe(true);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: t.cancel }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(card().top).toBeGreaterThan((defaultView?.innerHeight ?? 0) / 2);
  },
};
