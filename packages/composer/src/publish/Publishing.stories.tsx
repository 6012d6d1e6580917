import { editorDocumentPublishMock } from '@kermesse/api/mocks/editor-document-publish';
import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editorKey, keyName, openedDialog, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';

/** What the publish dialog shows, and when it closes. */
const meta = {
  title: 'Composer/Publishing',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.setItem(keyName, editorKey);
    return () => sessionStorage.removeItem(keyName);
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPublishDialog = async (element: HTMLElement) => {
  await waitForRows(element, 3);
  await userEvent.click(within(element).getByRole('button', { name: /^(Publier|Publish)$/ }));
  return within(await openedDialog(/^(Publier|Publish)$/));
};

let response = Promise.withResolvers<undefined>();

/** The dialog stays open until the server has responded, so that it shows the outcome. */
export const ClosedWhilePending: Story = {
  beforeEach: () => {
    response = Promise.withResolvers();
  },
  parameters: {
    msw: {
      handlers: [
        sitePropsMock.success(),
        // Without other pages, a link of the page is dead, which is advice.
        editorDocumentsListMock.empty,
        http.post('*/api/editor/document', () => response.promise),
        editorDocumentPublishMock.serverUnavailable,
      ],
    },
    continuation: async () => {
      response.resolve(undefined);
      await screen.findByText(/(momentanément indisponible|temporarily unavailable)/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openPublishDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^(Publier|Publish) (quand même|anyway)$/ }));
    await dialog.findByText(/^(Publication…|Publishing…)$/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await userEvent.click(within(dialog.getByRole('list')).getAllByRole('button')[0] as HTMLElement);
    await dialog.findByText(/^(Publication…|Publishing…)$/);
  },
};
