import type { Meta, StoryObj } from '@storybook/react-vite';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import { editorBinListMock } from '@kermesse/api/mocks/editor-bin-list';
import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BinDialog } from '../bin/BinDialog.tsx';
import { emptyLocalBin, listLocalBin, moveToBin, restoreFromBin } from '../bin/local-bin.ts';
import { editorServerFor } from '../server/editor-client.ts';
import { ServerProvider } from '../server/ServerContext.tsx';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { chooseEntry, editorKey, keyName, openedDialog, tabToAndPress, waitForRows } from './keys.ts';
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
    await emptyLocalBin();
    sessionStorage.setItem(keyName, editorKey);
    return async () => {
      sessionStorage.removeItem(keyName);
      await emptyLocalBin();
    };
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open bin, without the composer behind it. */
function OpenBin() {
  const { i18n } = useTranslation();
  const [serverFor] = useState(() => editorServerFor({ apiKey: 'storybook', locale: toLocale(i18n.language) }));
  const [store] = useState(() => createEditorStore(draftOf('page', homePage)));
  return (
    <ServerProvider serverFor={serverFor}>
      <EditorStoreProvider value={store}>
        <BinDialog onClose={() => undefined} />
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
  parameters: {
    playsInDocs: true,
    msw: { handlers: [sitePropsMock.success(), editorDocumentsListMock.success(), editorBinListMock.success()] },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openBin(canvasElement);
    await expect((await dialog.findAllByRole('button', { name: /^(Restaurer|Restore)/ })).length).toBeGreaterThan(0);
  },
};

/** Nothing was removed. */
export const Empty: Story = {
  parameters: {
    msw: { handlers: [sitePropsMock.success(), editorDocumentsListMock.success(), editorBinListMock.empty] },
  },
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

/** Removing a page by keyboard returns the focus to the menu. Opening the bin closes the notification. */
export const RemovedByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: { handlers: [sitePropsMock.success(), editorDocumentsListMock.success(), editorBinListMock.empty] },
  },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await choose(canvasElement, /^(Retirer de l’atelier|Remove from the composer)/);
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

/** The open bin updates when another window removes or restores a draft. */
export const ChangedElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: { handlers: [sitePropsMock.success(), editorDocumentsListMock.success(), editorBinListMock.empty] },
  },
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
  parameters: {
    msw: { handlers: [sitePropsMock.success(), editorDocumentsListMock.success(), editorBinListMock.pending] },
  },
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
  parameters: {
    msw: { handlers: [sitePropsMock.success(), editorDocumentsListMock.success(), editorBinListMock.empty] },
  },
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
