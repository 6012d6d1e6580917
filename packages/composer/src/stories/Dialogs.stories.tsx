import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '@kermesse/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ToolButton } from '../controls/ToolButton.tsx';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { openedDialog } from './keys.ts';
import { homePage } from './pages.ts';
import { lazyDialog, type ComposerDialogProps } from '../dialogs/lazy-dialog.tsx';

function Working({ onClose }: ComposerDialogProps) {
  const { t } = useTranslation('composer');
  return (
    <Dialog title={t('newPage.title')} closeLabel={t('common.close')} isOpen onOpenChange={onClose}>
      <p>{t('newPage.hint')}</p>
    </Dialog>
  );
}

function Breaking(): never {
  throw new Error('A dialog that breaks');
}

type Load = Parameters<typeof lazyDialog>[0];

/** How loading the dialog's code ends, one entry per try; the last one repeats. */
let ways: Load[] = [];
const load: Load = () => (ways.length > 1 ? ways.shift() : ways[0])?.() ?? Promise.resolve(Working);
const comes =
  (...given: Load[]) =>
  () => {
    ways = [...given];
  };

/** A button that opens a dialog as the composer does. */
function Opener() {
  const { t } = useTranslation('composer');
  const [Shown] = useState(() => lazyDialog(load));
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton look="line" onClick={() => setOpen(true)}>
        {t('drafts.new')}
      </ToolButton>
      {open && <Shown onClose={() => setOpen(false)} />}
    </>
  );
}

const store = createEditorStore(draftOf('page', homePage));

/** Dialogs whose code loads on first use: while loading, cancelled, and broken. */
const meta = {
  title: 'Composer/Dialogs',
  component: Opener,
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (element: HTMLElement) => within(element).getByRole('button', { name: /^(Nouvelle page|New page)…$/ });
const giveUp = /^(Annuler|Cancel)$/;

async function expectError() {
  const message = await screen.findByRole('dialog', {
    name: /^(Cette boîte de dialogue ne fonctionne plus|This dialog has stopped working)$/,
  });
  await waitFor(() => expect(message).toBeVisible());
}

/** After a moment a note says that the dialog is loading. It blocks nothing and can be cancelled. */
export const Loading: Story = {
  beforeEach: comes(() => new Promise(() => undefined)),
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await expect(within(canvasElement).queryByRole('button', { name: giveUp })).toBeNull();
    await expect(await within(canvasElement).findByText(/(Chargement…|Loading…)/)).toBeVisible();
    await expect(opener(canvasElement)).toHaveFocus();
  },
};

/** Escape cancels the loading. The next press loads the dialog again and opens it. */
export const OpenedAfterCancel: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: comes(
    () => new Promise(() => undefined),
    () => Promise.resolve(Working),
  ),
  play: async ({ canvasElement }) => {
    const button = opener(canvasElement);
    await userEvent.click(button);
    await within(canvasElement).findByRole('button', { name: giveUp });
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByRole('button', { name: giveUp })).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await openedDialog(/^(Nouvelle page|New page)$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A dialog that throws shows an error dialog; the composer behind it keeps working. */
export const Broken: Story = {
  parameters: {
    console: /A dialog that breaks|error boundary/,
    continuation: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    },
  },
  beforeEach: comes(() => Promise.resolve(Breaking)),
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await expectError();
  },
};

/** When the share link cannot be written, the error dialog replaces the share dialog. */
export const BrokenShareLink: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { console: /The share link cannot be written|error boundary/ },
  beforeEach: () => {
    comes(async () => (await import('../files/ShareDialog.tsx')).ShareDialog)();
    spyOn(globalThis, 'CompressionStream').mockImplementation(function fail() {
      throw new Error('This browser cannot compress.');
    });
  },
  render: () => (
    <EditorStoreProvider value={store}>
      <Opener />
    </EditorStoreProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await expectError();
  },
};
