import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorBinEmptyMock } from '@kermesse/api/mocks/editor-bin-empty';
import { editorBinListMock } from '@kermesse/api/mocks/editor-bin-list';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openedDialog, storeEditorKey } from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { ServerProvider } from '../server/ServerContext.tsx';
import { useServerFor } from '../testing/use-server-for.ts';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { BinDialog } from './BinDialog.tsx';
import { listLocalBin, moveToBin } from './local-bin.ts';
import { failStorage } from '../testing/block-storage.ts';

/** The bin of this browser, and of the server if it is connected. */
function OpenBin({ connected = false }: { connected?: boolean }) {
  const [store] = useState(() => createEditorStore(draftOf('page', homePage)));
  const serverFor = useServerFor();
  return (
    <ServerProvider serverFor={connected ? serverFor : undefined}>
      <EditorStoreProvider value={store}>
        <BinDialog onClose={() => undefined} />
      </EditorStoreProvider>
    </ServerProvider>
  );
}

const meta = {
  title: 'Composer/Bin not emptied',
  component: OpenBin,
  tags: ['!dev', '!autodocs'],
  beforeEach: async () => {
    await moveToBin({ kind: 'version', version: { id: 1, draft: 'site', at: 0, configuration: { name: 'Kermesse' } } });
  },
} satisfies Meta<typeof OpenBin>;

export default meta;

/** Presses the buttons that empty the bin. */
async function emptyBin(element: HTMLElement) {
  const dialog = within(element);
  await userEvent.click(dialog.getByRole('button', { name: /^(Vider la corbeille|Empty the bin)$/ }));
  await expect(dialog.getByRole('button', { name: /^(Annuler|Cancel)/ })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: /^(Supprimer|Vider|Delete|Empty|Yes|Oui)/ }));
}

/** If the browser does not delete the items, the dialog says so and still lists them. */
export const NotEmptied: StoryObj<typeof meta> = {
  play: async () => {
    const element = await openedDialog(/^(Corbeille|Bin)/);
    const dialog = within(element);
    await dialog.findByText(/(Configuration du site|Site configuration)$/);
    const remove = failStorage('delete');
    await emptyBin(element);
    await dialog.findByText(/(n’ont pas pu être supprimés|could not be deleted)/);
    remove.mockRestore();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await expect(await listLocalBin()).toHaveLength(1);
  },
};

let reading: ReturnType<typeof failStorage>;

/** If the browser does not load the items, the dialog says so, and loads them again. */
export const NotLoaded: StoryObj<typeof meta> = {
  beforeEach: () => {
    reading = failStorage('getAll');
  },
  play: async () => {
    const dialog = within(await openedDialog(/^(Corbeille|Bin)/));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(/(n’a pas pu être chargée|could not be loaded)/),
    );
    await expect(dialog.queryByText(/^(La corbeille est vide|The bin is empty)/)).toBeNull();
    reading.mockRestore();
    await userEvent.click(dialog.getByRole('button', { name: /^(Réessayer|Try again|Retry)/ }));
    await dialog.findByText(/(Configuration du site|Site configuration)$/);
  },
};

/** If the server does not delete its items, the dialog says so, also after it has loaded them again. */
export const NotEmptiedOnServer: StoryObj<typeof meta> = {
  args: { connected: true },
  parameters: { msw: { handlers: [editorBinListMock.success(), editorBinEmptyMock.serverUnavailable] } },
  beforeEach: storeEditorKey,
  play: async ({ msw }) => {
    const element = await openedDialog(/^(Corbeille|Bin)/);
    const dialog = within(element);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
    // The list loads again and arrives after the failure.
    msw.use(http.get('*/api/editor/bin', () => delay(300)));
    await emptyBin(element);
    await dialog.findByText(/(momentanément indisponible|temporarily unavailable)/);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await expect(dialog.getByText(/(momentanément indisponible|temporarily unavailable)/)).toBeVisible();
  },
};
