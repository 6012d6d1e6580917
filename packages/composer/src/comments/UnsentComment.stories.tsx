import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { checksOf } from '../checks/checks.ts';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { quoteOf } from '../checks/quote.ts';
import { commentsKey, commentsOf } from '../document/comments.ts';
import { ShareDialog } from '../files/ShareDialog.tsx';
import { EditorStoreProvider, useWorkspace } from '../store/context.ts';
import { configurationOf, createEditorStore, draftOf } from '../store/workspace.ts';
import { openedDialog, rowsIn, waitForRows } from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';
import { CommentsPanel } from './CommentsPanel.tsx';

/** A comment that was typed but not sent. */
const meta = {
  title: 'Composer/Unsent comment',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: /^(Votre commentaire|Your comment)$/ };

/** Escape closes the form and keeps the text. It cancels the candidates of an input method without closing the form. */
export const KeptAfterEscape: Story = {
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: /^(Commenter|Comment)$/ }));
    await open();
    await userEvent.type(canvas.getByRole('textbox', field), 'Which towns?');
    await fireEvent.keyDown(canvas.getByRole('textbox', field), { key: 'Escape', isComposing: true });
    await expect(canvas.getByRole('textbox', field)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox', field)).toBeNull();
    await open();
    await expect(canvas.getByRole('textbox', field)).toHaveValue('Which towns?');
  },
};

let store = createEditorStore();
const setTitleOfLength = (length: number) =>
  store.applyCommand({ do: 'set', keys: ['sections', 1, 'data', 'title', 'fr'], value: 'a'.repeat(length) });

function Panels() {
  const configuration = useWorkspace(configurationOf);
  return (
    <>
      <ChecksPanel checks={checksOf(configuration)} commentable />
      <CommentsPanel />
    </>
  );
}

/** The text for a removed section is shown. That for a check stays while its field changes and when it disappears. */
export const KeptWithoutItsPlace: Story = {
  render: () => (
    <EditorStoreProvider value={store}>
      <Panels />
    </EditorStoreProvider>
  ),
  beforeEach: () => {
    store = createEditorStore({ ...draftOf('page', homePage), unsent: { carousel__main: { text: 'Which towns?' } } });
    setTitleOfLength(290);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Bandeau · Une parole, une fête|Banner · A word, a party)$/ });
    await expect(canvas.getByRole('textbox', field)).toHaveValue('Which towns?');
    await userEvent.click(canvas.getByRole('button', { name: /^(Commenter|Comment on)\s?: .*290/ }));
    await userEvent.type(canvas.getAllByRole('textbox', field)[0] as HTMLElement, 'Shorter?');
    setTitleOfLength(291);
    await canvas.findByRole('button', { name: /^(Commenter|Comment on)\s?: .*291/ });
    await expect(canvas.getAllByRole('textbox', field)[0]).toHaveValue('Shorter?');
    setTitleOfLength(9);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(Commenter|Comment on)\s?: .*291/ })).toBeNull());
    const texts = canvas.getAllByRole('textbox', field).map((each) => (each as HTMLTextAreaElement).value);
    await expect(texts).toEqual(['Shorter?', 'Which towns?']);
    // Sent without its check, the comment says which one it is about.
    await userEvent.click(canvas.getAllByRole('textbox', field)[0] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^(Commenter|Comment on)\s?: .*290/ }));
    const form = within(canvas.getByDisplayValue('Shorter?').closest('form') as HTMLElement);
    await userEvent.type(form.getByRole('textbox', { name: /^(Votre nom|Your name)$/ }), 'Ama');
    await userEvent.click(form.getByRole('button', { name: /^(Envoyer|Send)$/ }));
    const [sent] = commentsOf(configurationOf(store.get()));
    await expect(sent?.text).toBe('Shorter?');
    await expect(sent?.check).toContain('290');
  },
};

/** A check counts its open comments in both languages: each contains the check in the language of its author. */
export const CountedInBothLanguages: Story = {
  render: () => (
    <EditorStoreProvider value={store}>
      <Panels />
    </EditorStoreProvider>
  ),
  beforeEach: () => {
    store = createEditorStore(draftOf('page', homePage));
    setTitleOfLength(290);
    const check = checksOf(configurationOf(store.get())).find(({ words }) => words.en.includes('290'));
    const comments = (['fr', 'en'] as const).map((id) => ({
      id,
      section: check?.section,
      check: check && quoteOf(store.get(), check, id),
      author: 'Ama',
      text: 'Shorter?',
      at: 1,
    }));
    store.applyCommand({ do: 'set', keys: [commentsKey], value: comments });
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^(Commenter|Comment on)\s?: .*290/ });
    await expect(button).toHaveTextContent(/^2$/);
  },
};

/** The dialog of the share link says that the link does not contain the text. */
export const NotInShareLink: Story = {
  render: () => (
    <EditorStoreProvider value={store}>
      <ShareDialog onClose={() => undefined} />
    </EditorStoreProvider>
  ),
  beforeEach: () => {
    store = createEditorStore({ ...draftOf('page', homePage), unsent: { page: { text: 'Which towns?' } } });
  },
  play: async () => {
    const dialog = within(await openedDialog(/^(Partager ce brouillon|Share this draft)$/));
    await expect(dialog.getByText(/(ne sont pas dans le lien|are not in the link)\.$/)).toBeVisible();
  },
};

/** The text is still there when the editor comes back to the section, and does not take the focus. */
export const KeptPerSection: Story = {
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    const choose = async (index: number) => userEvent.click(rowsIn(canvasElement)[index] as HTMLElement);
    await choose(1);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Commenter|Comment)$/ }));
    await userEvent.type(canvas.getByRole('textbox', field), 'Which towns?');
    await choose(2);
    await waitFor(() => expect(canvas.queryByRole('textbox', field)).toBeNull());
    await choose(1);
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveValue('Which towns?'));
    await expect(canvas.getByRole('textbox', field)).not.toHaveFocus();
    const group = within(canvas.getByRole('group', { name: /^(Commentaires|Comments)$/ }));
    await userEvent.click(group.getByRole('button', { name: /^(Annuler|Cancel)$/ }));
    await choose(2);
    await choose(1);
    await canvas.findByRole('button', { name: /^(Commenter|Comment)$/ });
  },
};
