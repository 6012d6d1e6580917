import { editorBinListMock } from '@kermesse/api/mocks/editor-bin-list';
import { editorDocumentGetMock } from '@kermesse/api/mocks/editor-document-get';
import { editorDocumentPublishMock } from '@kermesse/api/mocks/editor-document-publish';
import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import { editorRedirectsListMock } from '@kermesse/api/mocks/editor-redirects-list';
import { editorVersionsListMock } from '@kermesse/api/mocks/editor-versions-list';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComposerLayout } from '../app/ComposerLayout.tsx';
import { FrameAddressProvider } from '../preview/frame-address.ts';
import { EditorStoreProvider } from '../store/context.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { keyName, openDialogOf, publishNow, waitForRows, storeEditorKey } from './keys.ts';
import { createWorldWith, mockServer } from './mock-server.ts';
import { homePage } from './pages.ts';
import { frameAddress, Workbench } from './Workbench.tsx';

/** The loading, empty and error states of the composer's screens. */
const meta = {
  title: 'Composer/States',
  component: Workbench,
  args: { connected: true },
  parameters: { layout: 'fullscreen', frameHeight: 720 },
  beforeEach: storeEditorKey,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];
type Handler = typeof editorDocumentsListMock.pending;

interface FailingMock {
  offline: Handler;
  success: () => Handler;
}

const start = { connected: true, drafts: [] };
const handlers = (...given: Handler[]) => ({
  msw: { handlers: [sitePropsMock.success(), ...given, editorRedirectsListMock.empty] },
});
const retry = /^(Réessayer|Try again)$/;
const unreachable = /(injoignable|cannot be reached)/;

/** A dialog whose list cannot be loaded; the next try loads it. */
const failedList = (name: RegExp, { offline, success }: FailingMock): Story => ({
  parameters: {
    ...handlers(editorDocumentsListMock.live(), offline),
    continuation: async ({ msw }: Context) => {
      msw.use(success());
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: retry }));
      await dialog.findAllByRole('listitem');
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await openDialogOf(canvasElement, name));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(unreachable);
    await expect(dialog.getByRole('button', { name: retry })).toBeVisible();
    await expect(dialog.queryByRole('listitem')).toBeNull();
  },
});

/** No document is open, and the editor has not entered a key. */
export const Key: Story = {
  args: start,
  parameters: handlers(editorDocumentsListMock.live()),
  beforeEach: () => sessionStorage.removeItem(keyName),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^(Clé d’éditeur|Editor’s key)/)).toBeVisible());
  },
};

/** Without a server the start screen offers files. */
export const WithoutServer: Story = {
  args: { connected: false, drafts: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/(fonctionne avec des fichiers|works with files)/)).toBeVisible());
  },
};

export const PagesLoading: Story = {
  args: start,
  parameters: handlers(editorDocumentsListMock.pending),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Chargement des pages…|Loading the pages…)$/)).toBeVisible());
  },
};

export const Pages: Story = {
  args: start,
  parameters: handlers(editorDocumentsListMock.live()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(2);
  },
};

/** A site without pages offers to create the home page. */
export const PagesEmpty: Story = {
  args: start,
  parameters: handlers(editorDocumentsListMock.empty),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^(Créer la page d’accueil|Create the home page)$/ }),
    ).toBeVisible();
  },
};

/** Loading the list fails: it shows why, with a retry button. */
export const PagesFailed: Story = {
  args: start,
  parameters: {
    ...handlers(editorDocumentsListMock.offline),
    continuation: async ({ canvas, msw }: Context) => {
      msw.use(editorDocumentsListMock.live());
      await userEvent.click(canvas.getByRole('button', { name: retry }));
      const [first] = await canvas.findAllByRole('listitem');
      await waitFor(() => expect(within(first as HTMLElement).getByRole('button')).toHaveFocus());
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unreachable);
  },
};

/** The server rejects the key: the editor can enter another one. */
export const KeyRefused: Story = {
  args: start,
  parameters: {
    ...handlers(editorDocumentsListMock.editorWrongKey),
  },
  play: async ({ canvas }) => {
    const key = await canvas.findByLabelText(/^(Clé d’éditeur|Editor’s key)/);
    await expect(key).toBeInvalid();
    await expect(key).toHaveAccessibleDescription(/(n’est plus valide|is no longer valid)/);
  },
};

/** A page that loads slowly shows it in its row. */
export const PageOpening: Story = {
  args: start,
  parameters: handlers(editorDocumentsListMock.success(), editorDocumentGetMock.pending),
  play: async ({ canvas }) => {
    await userEvent.click(within(await canvas.findByRole('listitem')).getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/^(Ouverture…|Opening…)$/)).toBeVisible());
  },
};

/** Two versions of a page, and a draft of the first one with a comment and no changes. */
function commented() {
  const world = createWorldWith(homePage, { ...homePage, title: { fr: 'Version 2', en: 'Second version' } });
  const comment = { id: 'one', section: 'page', author: 'Ama', text: 'A comment', at: 0, resolved: false };
  const draft = draftOf('page', { ...homePage, $comments: [comment] }, { version: 1, configuration: homePage });
  return {
    args: { connected: true, drafts: [draft] },
    parameters: mockServer(world),
  } satisfies Story;
}

/** Opening the newer version of a page without changes keeps the comments on it. */
export const NewerVersion: Story = {
  ...commented(),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, canvas }) => {
    const dialog = await openDialogOf(canvasElement, /(Pages du site|Pages of the site)/);
    const [first] = await within(dialog).findAllByRole('listitem');
    await userEvent.click(within(first as HTMLElement).getByRole('button'));
    await waitFor(() => expect(canvas.getByDisplayValue('Version 2')).toBeVisible());
    await expect(canvas.getByText('A comment')).toBeVisible();
  },
};

export const VersionsFailed: Story = failedList(/^Versions$/, editorVersionsListMock);

export const RedirectsEmpty: Story = {
  parameters: handlers(editorDocumentsListMock.live()),
  play: async ({ canvasElement }) => {
    const dialog = await openDialogOf(canvasElement, /^(Anciennes adresses|Old addresses)/);
    await within(dialog).findByText(/^(Aucune page n’a changé d’adresse\.|No page has changed its address\.)$/);
  },
};

export const Redirects: Story = {
  parameters: handlers(editorDocumentsListMock.live(), editorRedirectsListMock.success()),
  play: async ({ canvasElement }) => {
    const dialog = await openDialogOf(canvasElement, /^(Anciennes adresses|Old addresses)/);
    await expect(await within(dialog).findByRole('listitem')).toHaveTextContent('/tarifs');
  },
};

export const RedirectsFailed: Story = failedList(/^(Anciennes adresses|Old addresses)/, editorRedirectsListMock);

export const BinFailed: Story = failedList(/^(Corbeille|Bin)/, editorBinListMock);

const published = /^(Publié|Published)\s?: version/;
const publish = () => screen.findByRole('button', { name: publishNow });
const publishing =
  (text: RegExp): Play =>
  async ({ canvasElement }) => {
    const dialog = await openDialogOf(canvasElement, /^(Publier|Publish)$/);
    await userEvent.click(await publish());
    await within(dialog).findByText(text);
  };

export const Published: Story = {
  parameters: handlers(editorDocumentsListMock.live(), editorDocumentPublishMock.success()),
  play: publishing(published),
};

export const Publishing: Story = {
  parameters: handlers(editorDocumentsListMock.live(), editorDocumentPublishMock.pending),
  play: publishing(/^(Publication…|Publishing…)$/),
};

export const PublishingOffline: Story = {
  parameters: handlers(editorDocumentsListMock.live(), editorDocumentPublishMock.offline),
  play: publishing(unreachable),
};

export const PublishingUnavailable: Story = {
  parameters: {
    ...handlers(editorDocumentsListMock.live(), editorDocumentPublishMock.serverUnavailable),
    continuation: async ({ msw }: Context) => {
      msw.use(editorDocumentPublishMock.success());
      await userEvent.click(await publish());
      await screen.findByText(published);
    },
  },
  play: publishing(
    /^(Le serveur est momentanément indisponible\. Votre travail|The server is temporarily unavailable\. Your) /,
  ),
};

/** The browser cannot store drafts: the bar says so and what to do. */
export const NotSaved: Story = {
  args: { connected: false, full: true },
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.type(await canvas.findByLabelText(/^(Titre, français|Title, French)$/), ' !');
    await waitFor(() => expect(canvas.getByText(/(n’a pas pu être enregistré|could not be saved)/)).toBeVisible());
  },
};

/** The drafts of this browser could not be loaded: a notification says so and stays. */
export const NotLoaded: Story = {
  args: { connected: false, broken: true },
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await screen.findByText(/^(Vos brouillons n’ont pas|Your drafts could not) /);
    // The notification appears gradually.
    await waitFor(() => expect(screen.getByRole('button', { name: retry })).toBeVisible());
  },
};

/** A share link that cannot be read opens nothing; a notification says so. */
export const DamagedLink: Story = {
  args: { connected: false, fragment: '#page=damaged' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await waitFor(() => expect(screen.getByText(/^(Ce lien de partage est|This share link is) /)).toBeVisible());
  },
};

function Elsewhere() {
  const { i18n } = useTranslation();
  const [toasts] = useState(createToasts);
  const [store] = useState(() => {
    const draft = draftOf('page', homePage);
    const made = createEditorStore(draft);
    made.setLockedElsewhere(draft.key, true);
    return made;
  });
  return (
    <FrameAddressProvider value={frameAddress(toLocale(i18n.language))}>
      <ToastsProvider toasts={toasts}>
        <EditorStoreProvider value={store}>
          <ComposerLayout />
        </EditorStoreProvider>
      </ToastsProvider>
    </FrameAddressProvider>
  );
}

/** Another window has locked the page: this one shows it read-only, with a button that takes over. */
export const ReadOnly: Story = {
  render: () => <Elsewhere />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Continuer ici|Continue here)$/ })).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^(Publier|Publish)$/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
