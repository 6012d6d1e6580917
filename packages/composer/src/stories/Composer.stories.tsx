import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorDocumentPublishMock } from '@kermesse/api/mocks/editor-document-publish';
import { http } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { checksOfDraft } from '../checks/checks.ts';
import { EditorStoreProvider, useWorkspace } from '../store/context.ts';
import { activeDraft, createEditorStore, draftOf, emptyPage, type EditorStore } from '../store/workspace.ts';
import { editorKey, rowsIn, waitForRows } from './keys.ts';
import { homePage, otherHomePage, troubledPage } from './pages.ts';
import { createWorldWith, mockServer } from './mock-server.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Composer/Composer',
  component: Workbench,
  parameters: { layout: 'fullscreen', frameHeight: 720 },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const keysIn = (element: HTMLElement) => rowsIn(element).map((row) => row.dataset['key']);

/** A page without faults: its sections, the form of the selected one, and the preview. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[1] as HTMLElement);
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: /^(Chiffres|Statistics)$/ }),
    ).toBeVisible();
  },
};

export const Empty: Story = { args: { drafts: [draftOf('page', emptyPage('home'))] } };

/** A panel lists the errors of the page. Pressing one focuses its field, which shows the error. */
export const WithErrors: Story = {
  args: { drafts: [draftOf('page', troubledPage)] },
  parameters: {
    continuation: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement);
      const price = canvas.getByRole('textbox', { name: /^(Prix|Price)$/ });
      await userEvent.clear(price);
      await userEvent.type(price, '1500');
      await waitFor(() => expect(price).not.toBeInvalid());
      await userEvent.click(rowsIn(canvasElement)[1] as HTMLElement);
      await expect(canvas.getByRole('textbox', { name: /^(Section inconnue|Unknown section)$/ })).toHaveValue(
        JSON.stringify((troubledPage['sections'] as unknown[])[1], null, 2),
      );
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForRows(canvasElement, 4);
    await userEvent.click(await canvas.findByRole('button', { name: /^\d+ (à corriger|to fix)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /(doit être un nombre|must be a number)/ }));
    const price = await canvas.findByRole('textbox', { name: /^(Prix|Price)$/ });
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toBeInvalid();
  },
};

/** The filter shows only fields without a translation; a button copies the French text. */
export const Translating: Story = {
  args: { drafts: [draftOf('page', troubledPage)] },
  play: async ({ canvas, canvasElement }) => {
    await waitForRows(canvasElement, 4);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: /^2 (à traduire|to translate)$/ }));
    const copies = await canvas.findAllByRole('button', { name: /^(Copier le français|Copy the French)$/ });
    await expect(copies).toHaveLength(2);
    await userEvent.click(copies[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1 (à traduire|to translate)$/ })).toBeVisible());
  },
};

/** Adds a section from the gallery after the selected one. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Ajouter|Add)$/ }));
    const gallery = await screen.findByRole('dialog', { name: /^(Ajouter une section|Add a section)$/ });
    await userEvent.type(within(gallery).getByRole('searchbox'), 'sponsors');
    await userEvent.click(await within(gallery).findByRole('button', { name: /^(Partenaires|Sponsors)/ }));
    await userEvent.click(
      await within(gallery).findByRole('button', {
        name: /^(Ajouter\s: Champs obligatoires seulement|Add: Only the required fields)$/,
      }),
    );
    await waitFor(() => expect(keysIn(canvasElement)[1]).toBe('sponsors__main'));
  },
};

/** Invalid JSON shows an error, and the open page stays. */
export const BrokenFile: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(
      within(canvasElement).getAllByRole('button', { name: /carnet|address book/ })[0] as HTMLElement,
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: /JSON…$/ }));
    await fireEvent.change(await screen.findByRole('textbox', { name: /JSON/ }), { target: { value: '{"slug": ' } });
    await userEvent.click(screen.getByRole('button', { name: /^(Ouvrir ce texte|Open this text)$/ }));
    const message = await screen.findByText(/(Ce JSON n’est pas valide|This JSON is not valid)/);
    await waitFor(() => expect(message).toBeVisible());
  },
  parameters: {
    continuation: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await userEvent.keyboard('{Escape}');
      await waitForRows(canvasElement, 3);
    },
  },
};

/** Without a server the composer works with files, and says so. */
export const FilesOnly: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Publier|Publish)$/ }));
    const message = await screen.findByText(/(relié à aucun serveur|not connected to a server)/);
    await waitFor(() => expect(message).toBeVisible());
  },
};

/** Whether the list of pages was requested. */
const conflict = { listed: false };

/** Another editor published in between: the dialog shows both versions and overwrites nothing before a choice. */
export const Conflict: Story = {
  args: { connected: true },
  parameters: mockServer(createWorldWith(otherHomePage), [
    http.get('*/api/editor/documents', () => {
      conflict.listed = true;
    }),
    editorDocumentPublishMock.editorConflict,
  ]),
  beforeEach: () => {
    conflict.listed = false;
  },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Publier|Publish)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^(Clé d’éditeur|Editor’s key)/), editorKey);
    await userEvent.click(dialog.getByRole('button', { name: /^(Continuer|Continue)$/ }));
    await userEvent.click(
      await dialog.findByRole('button', {
        name: /^(Publier maintenant|Publish now|Publier quand même|Publish anyway)$/,
      }),
    );
    await waitFor(() => expect(dialog.getByText(/(Rien n’a été remplacé|Nothing was overwritten)/)).toBeVisible());
    await expect(
      dialog.getByRole('button', { name: /^(Utiliser la version du serveur|Use the server’s version)$/ }),
    ).toBeVisible();
    // The dialog also requests the list of pages. The next story has no handler for it.
    await waitFor(() => expect(conflict.listed).toBe(true));
  },
};

/** The site configuration: colours with their contrast, contacts, networks, menus, lists. */
export const Site: Story = {
  args: {
    drafts: [
      draftOf('site', {
        name: 'Kermesse',
        appInformation: {
          primaryColor: '#1a1a40',
          secondaryColor: '#DFBD69',
          accentColor: '#FFFFFF',
          facebook: 'https://facebook.com/kermesse',
        },
        menus: [],
      }),
      draftOf('page', homePage),
    ],
  },
  play: async ({ canvas }) => {
    const primary = await canvas.findByRole('textbox', { name: /^(Couleur principale|Primary colour)$/ });
    const artNote = () => canvas.queryByText(/^(Les illustrations|Illustrations) .+ (publication|publish)\.$/);
    await expect(artNote()).toBeNull();
    await userEvent.clear(primary);
    await userEvent.type(primary, '#5b1a2f');
    await waitFor(() =>
      expect(canvas.getAllByText(/^(contraste (tenu|suffisant)|contrast held|sufficient contrast)$/)).toHaveLength(2),
    );
    await expect(artNote()).toBeVisible();
  },
};

let reviewed: EditorStore;

function ReviewedChecks() {
  return <ChecksPanel checks={checksOfDraft(useWorkspace(activeDraft), {})} commentable />;
}

/** A comment that is being written stays at its check when a check before it is gone. */
export const CommentOnCheck: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    reviewed = createEditorStore(draftOf('page', troubledPage));
  },
  render: () => (
    <EditorStoreProvider value={reviewed}>
      <ReviewedChecks />
    </EditorStoreProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Commenter\s: Une autre section|Comment on: Another section)/ }),
    );
    const comment = canvas.getByRole('textbox', { name: /^(Votre commentaire|Your comment)$/ });
    await userEvent.type(comment, 'OK');
    reviewed.applyCommand({ do: 'set', keys: ['sections', 0, 'data', 'services', 0, 'price'], value: 10 });
    await waitFor(() => expect(canvas.queryByText(/(doit être un nombre|must be a number)/)).toBeNull());
    await expect(canvas.getByDisplayValue('OK').closest('li')).toHaveTextContent(/^(Une autre|Another) section/);
  },
};

/** Keys act on the row with the focus, not on the selected one. A copy of a section gets the focus. */
export const KeysOnSections: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const [hero, statistics, banner] = keysIn(canvasElement);
    await userEvent.click(rowsIn(canvasElement)[1] as HTMLElement);
    rowsIn(canvasElement)[0]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(keysIn(canvasElement)).toEqual([statistics, hero, banner]));
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitForRows(canvasElement, 4);
    await waitFor(() => expect(rowsIn(canvasElement)[2]).toHaveFocus());
    await userEvent.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent(/Section copiée|Section copied/));
    await userEvent.keyboard('{Control>}v{/Control}');
    await waitForRows(canvasElement, 5);
    await waitFor(() => expect(rowsIn(canvasElement)[3]).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitForRows(canvasElement, 4);
    rowsIn(canvasElement)[0]?.focus();
    await userEvent.keyboard('{Delete}');
    await waitForRows(canvasElement, 3);
    await expect(keysIn(canvasElement)).not.toContain(statistics);
  },
};

const entry = (id: number, title: string) => ({ id, title: { fr: title, en: title }, path: `/${id}`, position: id });

/** Keys act on the link with the focus, not on the selected one. */
export const KeysOnMenus: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    drafts: [
      draftOf('site', {
        menus: [
          { location: 'header', items: [entry(1, 'Un'), entry(2, 'Deux'), { ...entry(3, 'Trois'), isActive: false }] },
        ],
      }),
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    const frame = canvas.getByTitle(/^(La page en|The page in) /);
    await userEvent.click(canvas.getByRole('button', { name: /^Menus$/ }));
    await waitForRows(canvasElement, 3);
    // Another frame would have to load, which fails offline.
    await expect(frame).toBeInTheDocument();
    const titles = () => rowsIn(canvasElement).map((row) => row.querySelector('strong')?.textContent);
    await expect(rowsIn(canvasElement)[1]).toHaveAccessibleName('Deux');
    await expect(rowsIn(canvasElement)[2]).toHaveAccessibleName(/^Trois, (masqué|hidden)/);
    await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
    rowsIn(canvasElement)[0]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(titles()).toEqual(['Deux', 'Un', 'Trois']));
    rowsIn(canvasElement)[0]?.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(titles()).toEqual(['Un', 'Trois']));
  },
};
