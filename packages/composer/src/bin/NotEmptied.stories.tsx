import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { openedDialog } from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { BinDialog } from './BinDialog.tsx';
import { emptyLocalBin, listLocalBin, moveToBin } from './local-bin.ts';

/** The bin of this browser, without a server. */
function LocalBin() {
  const [store] = useState(() => createEditorStore(draftOf('page', homePage)));
  return (
    <EditorStoreProvider value={store}>
      <BinDialog onClose={() => undefined} />
    </EditorStoreProvider>
  );
}

const meta = {
  title: 'Composer/Bin of this browser',
  component: LocalBin,
  tags: ['!dev', '!autodocs'],
  beforeEach: async () => {
    await emptyLocalBin();
    await moveToBin({ kind: 'version', version: { id: 1, draft: 'site', at: 0, configuration: { name: 'Kermesse' } } });
    return emptyLocalBin;
  },
} satisfies Meta<typeof LocalBin>;

export default meta;

/** If the browser does not delete the items, the dialog says so and still lists them. */
export const NotEmptied: StoryObj<typeof meta> = {
  play: async () => {
    const dialog = within(await openedDialog(/^(Corbeille|Bin)/));
    await dialog.findByText(/(Configuration du site|Site configuration)$/);
    await userEvent.click(dialog.getByRole('button', { name: /^(Vider la corbeille|Empty the bin)$/ }));
    const remove = spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('The storage is closed.', 'InvalidStateError');
    });
    await userEvent.click(dialog.getByRole('button', { name: /^(Supprimer|Vider|Delete|Empty|Yes|Oui)/ }));
    await dialog.findByText(/(n’ont pas pu être supprimés|could not be deleted)/);
    remove.mockRestore();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await expect(await listLocalBin()).toHaveLength(1);
  },
};
