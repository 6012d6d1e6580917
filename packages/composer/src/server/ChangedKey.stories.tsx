import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { chooseInDocuments, editorKey, keyName, openDialogOf, openedDialog, waitForRows } from '../stories/keys.ts';
import { createWorldWith, mockServer } from '../stories/mock-server.ts';
import { homePage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';

const page = { ...homePage, slug: 'tarifs' };

const connected = () => mockServer(createWorldWith(page));

/** The server has another editor's key than the one that was entered: dialogs ask for it. */
const meta = {
  title: 'Composer/Changed key',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true, drafts: [draftOf('page', page, { version: 1, configuration: page })] },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.setItem(keyName, 'the-key-before'),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const invalid = /^(Votre clé n’est plus valide|Your key is no longer valid)/;

/** Enters the new key. The message about the former one is gone. */
const enterKey = async (element: HTMLElement) => {
  const dialog = within(element);
  await userEvent.type(await dialog.findByLabelText(/^(Clé d’éditeur|Editor’s key)/), editorKey);
  await userEvent.click(dialog.getByRole('button', { name: /^(Continuer|Continue)$/ }));
  await waitFor(() => expect(dialog.queryByLabelText(/^(Clé d’éditeur|Editor’s key)/)).toBeNull());
  await expect(dialog.queryByText(invalid)).toBeNull();
};

export const Versions: Story = {
  parameters: connected(),
  play: async ({ canvasElement }) => {
    const element = await openDialogOf(canvasElement, /^Versions$/);
    const dialog = within(element);
    await dialog.findByText(invalid);
    await enterKey(element);
    await dialog.findByText(/^Version 1 · /);
  },
};

export const Publishing: Story = {
  parameters: connected(),
  play: async ({ canvasElement }) => {
    const element = await openDialogOf(canvasElement, /^(Publier|Publish)$/);
    const dialog = within(element);
    const publish = async () => userEvent.click(await dialog.findByRole('button', { name: /^(Publier|Publish) / }));
    await dialog.findByText(invalid);
    await enterKey(element);
    await publish();
    await dialog.findByText(/^(Publié|Published)\s?: version \d/);
  },
};

export const Removing: Story = {
  parameters: connected(),
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await chooseInDocuments(canvasElement, /^(Retirer la page du site|Remove the page from the site)/);
    const element = await openedDialog(/^(Retirer la page|Remove the page)/);
    const dialog = within(element);
    const remove = async () =>
      userEvent.click(await dialog.findByRole('button', { name: /^(Retirer du site|Remove from the site)$/ }));
    await dialog.findByText(invalid);
    await enterKey(element);
    await remove();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
