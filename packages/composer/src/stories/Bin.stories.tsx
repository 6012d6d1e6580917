import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorBinListMock } from '@kermesse/api/mocks/editor-bin-list';
import { createWorld } from '@kermesse/api/mock-world';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BinDialog } from '../bin/BinDialog.tsx';
import { emptyLocalBin, listLocalBin, moveToBin, restoreFromBin } from '../bin/local-bin.ts';
import { DraftLockProvider } from '../drafts/draft-lock-context.ts';
import { createDraftLock, type DraftLock } from '../drafts/draft-lock.ts';
import { blockStorage, failStorage } from '../testing/block-storage.ts';
import { idleSaver, memoryStorage } from '../testing/memory-storage.ts';
import { ServerProvider } from '../server/ServerContext.tsx';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { chooseEntry, openedDialog, storeEditorKey, tabToAndPress, waitForRows } from './keys.ts';
import { mockServer } from './mock-server.ts';
import { useServerFor } from '../testing/use-server-for.ts';
import { homePage } from './pages.ts';
import { Workbench } from './Workbench.tsx';

/** The bin: removed documents and how they are restored. */
const meta = {
  title: 'Composer/Bin',
  component: Workbench,
  args: { connected: true },
  parameters: {
    layout: 'fullscreen',
    frameHeight: 720,
    console: /suspended inside an `act` scope/,
  },
  beforeEach: async () => {
    // Only tests empty the storage before each story.
    await emptyLocalBin();
    storeEditorKey();
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open bin, without the composer behind it. */
function OpenBin() {
  const serverFor = useServerFor();
  const [store] = useState(() => createEditorStore(draftOf('page', homePage)));
  const [draftLock, setDraftLock] = useState<DraftLock>();
  useEffect(() => {
    const made = createDraftLock(store, memoryStorage(Object.values(store.get().drafts)), { saver: idleSaver });
    setDraftLock(made);
    return () => made.stop();
  }, [store]);
  return (
    <ServerProvider serverFor={serverFor}>
      <EditorStoreProvider value={store}>
        <DraftLockProvider value={draftLock}>
          <BinDialog onClose={() => undefined} />
        </DraftLockProvider>
      </EditorStoreProvider>
    </ServerProvider>
  );
}

const documents = (element: HTMLElement) =>
  within(element.querySelector('header') as HTMLElement).queryAllByRole('button')[0];

async function choose(element: HTMLElement, entry: RegExp): Promise<HTMLElement> {
  const opener = await tabToAndPress(() => documents(element));
  await chooseEntry(entry);
  return opener;
}

const bin = /^(Corbeille|Bin)/;
const nothingRemoved = /^(Aucun élément n’a été retiré du site\.|Nothing has been removed from the site\.)$/;

const openBin = async (canvasElement: HTMLElement) => {
  await waitForRows(canvasElement, 3);
  await choose(canvasElement, bin);
  return within(await openedDialog(bin));
};

/** The removed documents of the server, each with a button that restores it. */
export const Filled: Story = {
  parameters: mockServer(createWorld(), [editorBinListMock.success()]),
  play: async ({ canvasElement }) => {
    const dialog = await openBin(canvasElement);
    await expect((await dialog.findAllByRole('button', { name: /^(Restaurer|Restore)/ })).length).toBeGreaterThan(0);
  },
};

/** Nothing was removed. */
export const Empty: Story = {
  parameters: mockServer(createWorld(), [editorBinListMock.empty]),
  play: async ({ canvasElement }) => {
    const dialog = await openBin(canvasElement);
    await waitFor(() => expect(dialog.getByText(nothingRemoved)).toBeVisible());
  },
};

/** The bin on its own, with a draft of this browser and a page of the server. */
export const Typical: Story = {
  beforeEach: async () => {
    await moveToBin({ kind: 'draft', draft: draftOf('page', { slug: 'agenda', title: 'Agenda' }) });
  },
  render: () => <OpenBin />,
  parameters: { msw: { handlers: [editorBinListMock.success()] } },
  play: async () => {
    const dialog = await openedDialog(bin);
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
  },
};

/**
 * Removing a page by keyboard closes it at once, so that it cannot change meanwhile, and returns the focus to the menu.
 * Opening the bin closes the notification.
 */
export const RemovedByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: mockServer(createWorld(), [editorBinListMock.empty]),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const release = await blockStorage();
    await choose(canvasElement, /^(Retirer de l’atelier|Remove from the composer)/);
    await waitForRows(canvasElement, 0);
    release();
    const undo = () => screen.queryByRole('button', { name: /^(Annuler|Undo)$/ });
    const notifications = await screen.findByRole('region', { name: /^Notifications$/ });
    await waitFor(() => expect(within(notifications).getByRole('button', { name: /^(Annuler|Undo)$/ })).toBeVisible());
    // All code that moves the focus has run by now.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(documents(canvasElement)).toHaveFocus();
    await choose(canvasElement, bin);
    const dialog = await openedDialog(bin);
    await within(dialog).findByRole('listitem');
    await expect(within(notifications).queryByRole('button')).toBeNull();
    await expect(undo()).toBeNull();
  },
};

/** A draft that the full storage of the browser cannot take into the bin stays open. */
export const NotRemoved: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: mockServer(),
  beforeEach: () => void failStorage('put'),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await choose(canvasElement, /^(Retirer de l’atelier|Remove from the composer)/);
    await screen.findByText(/(n’a pas pu être enregistré|could not be saved)/);
    await waitForRows(canvasElement, 3);
  },
};

/** The open bin updates when another window removes or restores a draft. */
export const ChangedElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: mockServer(createWorld(), [editorBinListMock.empty]),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await choose(canvasElement, bin);
    const dialog = await openedDialog(bin);
    await within(dialog).findByText(nothingRemoved);
    const id = await moveToBin({ kind: 'draft', draft: draftOf('page', { slug: 'agenda', title: 'Agenda' }) });
    await within(dialog).findByRole('button', { name: /^(Restaurer|Restore).*Agenda$/ });
    await restoreFromBin(id);
    await waitFor(() => expect(within(dialog).queryByRole('listitem')).toBeNull());
  },
};

/** While the bin is loading, it does not claim to be empty, and it cannot be emptied. */
export const Loading: Story = {
  parameters: mockServer(createWorld(), [editorBinListMock.pending]),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await choose(canvasElement, bin);
    const dialog = await openedDialog(bin);
    await waitFor(() =>
      expect(
        within(dialog).getByText(/^(Chargement de la corbeille…|Loading the bin…)$/, { selector: 'p' }),
      ).toBeVisible(),
    );
    await expect(
      within(dialog).queryByText(/(est vide|is empty|Aucun élément n’a été retiré|Nothing has been)/),
    ).toBeNull();
    await expect(within(dialog).getByRole('button', { name: /^(Vider la corbeille|Empty the bin)$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The notification closes when another window restores the draft: it cannot be restored twice. */
export const UndoneElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: mockServer(createWorld(), [editorBinListMock.empty]),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await choose(canvasElement, /^(Retirer de l’atelier|Remove from the composer)/);
    const undo = () => screen.queryByRole('button', { name: /^(Annuler|Undo)$/ });
    await waitFor(() => expect(undo()).toBeVisible());
    const [removed] = await listLocalBin();
    await expect(await restoreFromBin(removed?.id ?? '')).toBe(true);
    await waitFor(() => expect(undo()).toBeNull());
    await expect(await restoreFromBin(removed?.id ?? '')).toBe(false);
  },
};

let sent = 0;

/** A second press while an item is being restored sends nothing. */
export const RestoredTwice: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    sent = 0;
  },
  render: () => <OpenBin />,
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/editor/bin/restore', () => {
          sent += 1;
          return new Promise<never>(() => undefined);
        }),
        editorBinListMock.success(),
      ],
    },
  },
  play: async () => {
    const dialog = within(await openedDialog(bin));
    const restore = await dialog.findByRole('button', { name: /^(Restaurer|Restore)/ });
    await userEvent.dblClick(restore);
    await waitFor(() => expect(restore).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(restore);
    await waitFor(() => expect(sent).toBe(1));
  },
};

let releaseElsewhere: () => void;

/** Undo brings back a removed draft even if its page was opened again meanwhile. */
export const UndoneAfterReopening: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: mockServer(),
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await choose(canvasElement, /^(Retirer de l’atelier|Remove from the composer)/);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Accueil|Home)/ }));
    await waitFor(() => expect(documents(canvasElement)).toHaveTextContent(/^(Accueil|Home)$/));
    await userEvent.click(await screen.findByRole('button', { name: /^(Annuler|Undo)$/ }));
    await waitFor(() => expect(documents(canvasElement)).toHaveTextContent(/carnet|address book/));
    await waitFor(async () => expect(await listLocalBin()).toHaveLength(0));
  },
};

/** A draft whose page another window edits stays in the bin, until this window may edit the page. */
export const EditedElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [editorBinListMock.empty] } },
  beforeEach: async () => {
    await moveToBin({ kind: 'draft', draft: draftOf('page', { ...homePage, title: 'Before' }) });
    const otherWindow = new AbortController();
    await new Promise<void>((locked) => {
      void navigator.locks.request('kermesse-composer page home', () => {
        locked();
        return new Promise<void>((release) => otherWindow.signal.addEventListener('abort', () => release()));
      });
    });
    releaseElsewhere = () => otherWindow.abort();
    return releaseElsewhere;
  },
  render: () => <OpenBin />,
  play: async () => {
    const dialog = within(await openedDialog(bin));
    const restore = async () => {
      const found = dialog.queryByRole('button', { name: /^(Restaurer|Restore)/ });
      if (found !== null) await userEvent.click(found);
    };
    await dialog.findByRole('listitem');
    await restore();
    await dialog.findByText(/(ouvert dans une autre fenêtre|open in another window)/);
    await expect(await listLocalBin()).toHaveLength(1);
    releaseElsewhere();
    // The window gets the lock a moment later.
    await waitFor(async () => {
      await restore();
      await expect(dialog.getByText(/^(Élément restauré|Restored)/)).toBeVisible();
    });
    await expect(await listLocalBin()).toHaveLength(0);
  },
};
