import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorDocumentGetMock } from '@kermesse/api/mocks/editor-document-get';
import { editorDocumentPublishMock } from '@kermesse/api/mocks/editor-document-publish';
import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import { editorVersionGetMock } from '@kermesse/api/mocks/editor-version-get';
import { editorVersionRestoreMock } from '@kermesse/api/mocks/editor-version-restore';
import { editorVersionsListMock } from '@kermesse/api/mocks/editor-versions-list';
import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import { createWorld, mockDate } from '@kermesse/api/mock-world';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { editorKey, keyName, openedDialog, waitForRows } from './keys.ts';
import { homePage } from './pages.ts';
import { Workbench } from './Workbench.tsx';

/** Pages whose address has changed on the server. */
const meta = {
  title: 'Composer/Moved pages',
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

const before = { ...homePage, slug: 'tarifs', title: { fr: 'Tarifs', en: 'Prices' } };
const after = { ...homePage, slug: 'nos-prix', title: { fr: 'Nos prix', en: 'Our prices' } };

/** A page that was published as `before` and moved with its second version. */
function moved() {
  const world = createWorld();
  const versions = [before, after].map((configuration, index) => ({
    version: index + 1,
    createdAt: mockDate,
    configuration,
  }));
  world.versions.set('page nos-prix', versions);
  world.versions.delete('page tarifs');
  const mocks = [
    editorDocumentsListMock,
    editorDocumentGetMock,
    editorDocumentPublishMock,
    editorVersionsListMock,
    editorVersionGetMock,
    editorVersionRestoreMock,
  ];
  return {
    args: { drafts: [draftOf('page', after, { version: 2, configuration: after })] },
    parameters: { msw: { handlers: [sitePropsMock.success(), ...mocks.map((mock) => mock.live(world))] } },
  } satisfies Story;
}

const openFirstVersion = async (element: HTMLElement) => {
  await waitForRows(element, 3);
  await userEvent.click(within(element).getByRole('button', { name: /^Versions$/ }));
  const dialog = within(await openedDialog(/^Versions$/));
  const item = (await dialog.findByText(/^Version 1 · /)).closest('li');
  await userEvent.click(within(item as HTMLElement).getByRole('button'));
  return dialog;
};

/** Asserts the content of the menu of documents. */
const expectDocument = async (element: HTMLElement, name: RegExp) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(
    within(element.querySelector('header') as HTMLElement).getAllByRole('button')[0] as HTMLElement,
  );
  await expect((await screen.findAllByRole('menuitem'))[0]).toHaveTextContent(name);
};

/** A version from before the move is published again at the current address. */
export const EarlierVersionPublished: Story = {
  ...moved(),
  play: async ({ canvasElement }) => {
    const dialog = await openFirstVersion(canvasElement);
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Republier cette version|Publish this version again)$/ }),
    );
    await expectDocument(canvasElement, /^(Tarifs|Prices)\/nos-prix · (En ligne|Live)$/);
  },
};

/** Going back to a version from before the move keeps the current address. */
export const BackToEarlierVersion: Story = {
  ...moved(),
  play: async ({ canvasElement }) => {
    const dialog = await openFirstVersion(canvasElement);
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Revenir à cette version|Go back to this version)$/ }),
    );
    await expectDocument(
      canvasElement,
      /^(Tarifs|Prices)\/nos-prix · (Modifications non publiées|Unpublished changes)$/,
    );
  },
};

/** Somebody else moved the page while it was being edited: it can be published as a new page. */
export const MovedByAnother: Story = {
  ...moved(),
  args: { drafts: [draftOf('page', before, { version: 1, configuration: before })] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Publier|Publish)$/ }));
    const dialog = within(await openedDialog(/^(Publier|Publish)$/));
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Publier (maintenant|quand même)|Publish (now|anyway))$/ }),
    );
    await dialog.findByText(/(l’a déplacée ou retirée|moved or removed it)/);
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Publier comme nouvelle page|Publish as a new page)$/ }),
    );
    await dialog.findByText(/^(Publié|Published)\s?: version 1\b/);
  },
};
