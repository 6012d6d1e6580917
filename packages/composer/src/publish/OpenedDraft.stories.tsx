import { editorDocumentPublish } from '@kermesse/api/editor-document-publish';
import { editorBinRestoreMock } from '@kermesse/api/mocks/editor-bin-restore';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { restoreItem } from '../bin/restore-item.ts';
import { editorServerFor } from '../server/editor-client.ts';
import { PublishedPagesProvider } from '../server/PublishedPages.tsx';
import { ServerProvider } from '../server/ServerContext.tsx';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf, type Draft } from '../store/workspace.ts';
import {
  button,
  editorKey,
  openedDialog,
  publishAgain,
  publishNow,
  republish,
  storeEditorKey,
} from '../stories/keys.ts';
import { createWorldWith, mockServer } from '../stories/mock-server.ts';
import { useServerFor } from '../testing/use-server-for.ts';
import { homePage } from '../stories/pages.ts';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RemovePageDialog } from './RemovePageDialog.tsx';

const prices = { ...homePage, slug: 'tarifs', title: { fr: 'Tarifs', en: 'Prices' } };
const changed = { ...prices, title: { fr: 'Nos tarifs', en: 'Our prices' } };
const other = draftOf('page', homePage, { version: 1, configuration: homePage });
const world = createWorldWith(prices);
let store = createEditorStore();
const toasts = createToasts();

interface OpenedDialogProps {
  Dialog: ComponentType<{ onClose: () => void; onPublish: () => void }>;
}

function OpenedDialog({ Dialog }: OpenedDialogProps) {
  const serverFor = useServerFor();
  const [Shown, setShown] = useState<OpenedDialogProps['Dialog'] | undefined>(() => Dialog);
  return (
    <ToastsProvider toasts={toasts}>
      <ServerProvider serverFor={serverFor}>
        <EditorStoreProvider value={store}>
          <PublishedPagesProvider>
            {Shown && <Shown onClose={() => setShown(undefined)} onPublish={() => setShown(() => PublishDialog)} />}
          </PublishedPagesProvider>
        </EditorStoreProvider>
      </ServerProvider>
    </ToastsProvider>
  );
}

/** A dialog of the draft of `/tarifs`. Meanwhile the composer shows another draft. */
const meta = {
  title: 'Composer/Opened draft',
  component: OpenedDialog,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', ...mockServer(world) },
  beforeEach: () => {
    for (const { id } of toasts.visible()) toasts.close(id);
    store = createEditorStore(draftOf('page', changed, { version: 1, configuration: prices }));
    store.add([other]);
    storeEditorKey();
  },
} satisfies Meta<typeof OpenedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const readOnly = /^(Lecture seule|Read-only)/;
const titleOf = ({ history }: Draft) => history.present['title'];
const published = (key: string) => world.versions.get(key)?.map(({ configuration }) => configuration['title']);

export const Published: Story = {
  args: { Dialog: PublishDialog },
  play: async () => {
    const dialog = within(await openedDialog(/^(Publier|Publish)$/));
    const publish = await dialog.findByRole('button', { name: /^(Publier|Publish) / });
    store.show(other.key);
    await userEvent.click(publish);
    await dialog.findByText(/^(Publié|Published)\s?: version 2/);
    await expect(published('page tarifs')).toEqual([prices.title, changed.title]);
    await expect(published('page home')).not.toContainEqual(changed.title);
    await expect(store.get().active).toBe('page tarifs');
  },
};

export const EarlierVersion: Story = {
  args: { Dialog: VersionsDialog },
  play: async () => {
    const dialog = within(await openedDialog(/^Versions$/));
    const item = (await dialog.findByText(/^Version 1 · /)).closest('li') as HTMLElement;
    store.show(other.key);
    await userEvent.click(within(item).getByRole('button'));
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Revenir à cette version|Go back to this version)$/ }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { drafts } = store.get();
    await expect(titleOf(drafts['page tarifs'] as Draft)).toEqual(prices.title);
    await expect(drafts['page home']).toBe(other);
  },
};

/** While another window edits the draft, nothing replaces or publishes it. Undo brings the changes made there back. */
export const ChangedByAnotherWindow: Story = {
  args: { Dialog: VersionsDialog },
  play: async () => {
    const versions = await openedDialog(/^Versions$/);
    const item = (await within(versions).findByText(/^Version 1 · /)).closest('li') as HTMLElement;
    await userEvent.click(within(item).getByRole('button'));
    await within(versions).findByRole('button', { name: republish });
    const draft = store.get().drafts['page tarifs'] as Draft;
    const theirs = { ...changed, slug: 'nos-tarifs', title: { fr: 'Autre', en: 'Other' } };
    store.setLockedElsewhere(draft.key, true);
    store.replaceDraft({ ...draft, history: { ...draft.history, present: theirs } });
    await within(versions).findByText(readOnly);
    for (const name of [republish, /^(Revenir|Go back) /]) await expect(button(versions, name)).toBeNull();
    store.setLockedElsewhere(draft.key, false);
    await publishAgain(versions);
    await expect(published('page tarifs')).toEqual([prices.title]);
    await expect(titleOf(store.get().drafts['page tarifs'] as Draft)).toEqual(prices.title);
    store.undo();
    await expect(store.get().drafts['page tarifs']?.history.present).toEqual(theirs);
  },
};

/** A dialog that is open when another window takes the draft over publishes nothing. */
export const PublishingTakenOver: Story = {
  args: { Dialog: PublishDialog },
  play: async () => {
    const dialog = await openedDialog(/^(Publier|Publish)$/);
    await within(dialog).findByRole('button', { name: publishNow });
    store.setLockedElsewhere('page tarifs', true);
    await within(dialog).findByText(readOnly);
    await expect(button(dialog, publishNow)).toBeNull();
  },
};

const titles = () => toasts.visible().map(({ title }) => title);

/** Removes the page and then undoes that. Before, `meanwhile` changes something else. */
async function removeAndUndo(meanwhile?: () => Promise<unknown>) {
  const dialog = within(await openedDialog(/^(Retirer la page|Remove the page)/));
  await userEvent.click(dialog.getByRole('button', { name: /^(Retirer du site|Remove from the site)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await meanwhile?.();
  await waitFor(() => expect(titles()).toHaveLength(1));
  toasts.visible()[0]?.action?.run();
}

/** Another editor, who uses the server without this composer. */
const somebody = editorServerFor({ apiKey: 'storybook', locale: 'fr' })(editorKey);

/**
 * Undoing the removal of a page says that another page has its address now, and leaves that as it is. The notification
 * closes when the bin restores the page at another address.
 */
export const RemovalNotUndone: Story = {
  args: { Dialog: RemovePageDialog },
  parameters: {
    continuation: async () => {
      const [item] = world.bin;
      await restoreItem(somebody, { kind: 'page', id: item?.id ?? '' }, 'tarifs-2');
      await waitFor(() => expect(titles()).toEqual([]));
    },
  },
  play: async () => {
    const theirs = { ...prices, title: { fr: 'Autre', en: 'Other' } };
    const document = { kind: 'page' as const, slug: 'tarifs', configuration: theirs, base: 0 };
    await removeAndUndo(() => somebody.call(editorDocumentPublish, document));
    await waitFor(() => expect(titles()).toContainEqual(expect.stringMatching(/\/tarifs\. (Vous pouvez|You can)/)));
    await expect(published('page tarifs')).toEqual([theirs.title]);
    await expect(store.get().drafts['page tarifs']).toBeUndefined();
  },
};

/** Undoing the removal of a page that is no longer in the bin says so and does not offer it again. */
export const RemovalUndoneTooLate: Story = {
  args: { Dialog: RemovePageDialog },
  parameters: mockServer(world, [editorBinRestoreMock.requestNotFound]),
  play: async () => {
    await removeAndUndo();
    await waitFor(() =>
      expect(titles()).toContainEqual(expect.stringMatching(/(plus dans la corbeille|no longer in)/)),
    );
    await expect(toasts.visible().at(-1)?.action).toBeUndefined();
  },
};
