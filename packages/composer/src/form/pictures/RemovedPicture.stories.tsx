import { editorBinRestoreMock } from '@kermesse/api/mocks/editor-bin-restore';
import { editorPictureRemoveMock } from '@kermesse/api/mocks/editor-picture-remove';
import { editorPicturesListMock } from '@kermesse/api/mocks/editor-pictures-list';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectAnnounced, storeEditorKey } from '../../stories/keys.ts';
import { ConnectedSectionEditor } from '../../stories/SectionEditor.tsx';

const toasts = createToasts();
const lastToast = () => toasts.visible().at(-1);

const meta = {
  title: 'Composer/Removed picture',
  component: ConnectedSectionEditor,
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <ToastsProvider toasts={toasts}>
        <Story />
      </ToastsProvider>
    ),
  ],
  parameters: {
    msw: {
      handlers: [editorPicturesListMock.success(), editorPictureRemoveMock.success(), editorBinRestoreMock.offline],
    },
  },
  beforeEach: storeEditorKey,
  args: { section: { slug: 'free-content', data: { title: { fr: 'Une parole', en: 'A word' } } } },
} satisfies Meta<typeof ConnectedSectionEditor>;

export default meta;

/** If undoing the removal of a picture fails, a notification says why and offers it again. Its success is announced. */
export const RemovalUndone: StoryObj<typeof meta> = {
  play: async ({ canvas, msw }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Choisir une image|Choose a picture)$/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Retirer l’image|Remove the picture) plage\.jpg$/ }),
    );
    await waitFor(() => expect(lastToast()?.title).toMatch(/plage\.jpg$/));
    // The panel may be closed by then.
    await userEvent.click(canvas.getByRole('button', { name: /^(Choisir une image|Choose a picture)$/ }));
    lastToast()?.action?.run();
    await waitFor(() => expect(lastToast()?.title).toMatch(/(injoignable|cannot be reached)/));
    msw.use(editorBinRestoreMock.success());
    lastToast()?.action?.run();
    await expectAnnounced(/^(Élément restauré|Restored)\s?: plage\.jpg$/);
  },
};

/** A removed picture disappears at once, while the list loads again, so that it cannot be removed twice. */
export const RemovedBeforeReload: StoryObj<typeof meta> = {
  play: async ({ canvas, msw }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Choisir une image|Choose a picture)$/ }));
    const name = /^(Retirer l’image|Remove the picture) plage\.jpg$/;
    const remove = await canvas.findByRole('button', { name });
    msw.use(editorPicturesListMock.pending);
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
};
