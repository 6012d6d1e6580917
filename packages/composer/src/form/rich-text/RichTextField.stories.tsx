import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { ConnectedSectionEditor, SectionEditor } from '../../stories/SectionEditor.tsx';

/** The rich text of a section, in both languages. */
const meta = {
  title: 'Composer/Rich text field',
  component: SectionEditor,
  tags: ['!dev', '!autodocs'],
  args: { section: { slug: 'free-content', data: { description: { fr: '<p>Un</p><p>Deux</p>' } } } },
} satisfies Meta<typeof SectionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const french = /^(Texte, français|Text, French)$/;
const english = /^(Texte, anglais|Text, English)$/;

/** The text box, when the editor has replaced the read-only text: its code loads later. */
async function editorIn(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: RegExp) {
  await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveAttribute('contenteditable', 'true'));
  return canvas.getByRole('textbox', { name });
}

/** With only a paragraph break selected, the link button and its shortcut explain what to select. A URL is pasted. */
export const ParagraphBreak: Story = {
  play: async ({ canvas }) => {
    const reason = /^(Sélectionnez le texte du lien|Select the text of the link), /;
    const text = await editorIn(canvas, french);
    text.focus();
    const [first, second] = text.querySelectorAll('p');
    getSelection()?.setBaseAndExtent(first?.firstChild as Node, 2, second?.firstChild as Node, 0);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^(Lien|Link)$/ })[0]).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /^(Page ou adresse|Page or address)$/ })).toBeNull();
    await userEvent.paste('https://example.com/');
    await waitFor(() => expect(text.querySelector('a')).toHaveTextContent('https://example.com/'));
  },
};

/** A click opens the panel for pictures and leaves the focus in the text, where Escape closes the panel. */
export const PicturePanel: Story = {
  play: async ({ canvas }) => {
    const text = await editorIn(canvas, french);
    text.focus();
    const [button] = canvas.getAllByRole('button', { name: /^(Image|Picture)$/ });
    await userEvent.click(button as HTMLElement);
    const alternative = () => canvas.queryByRole('textbox', { name: /^(Texte de remplacement|Alternative text)$/ });
    await waitFor(() => expect(alternative()).toBeVisible());
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(alternative()).toBeNull());
    await expect(text).toHaveFocus();
  },
};

/** Enter right after a move of the caret acts at the new place, although browsers report the move later. */
export const EnterAfterCaretMove: Story = {
  play: async ({ canvas }) => {
    const text = await editorIn(canvas, french);
    text.focus();
    getSelection()?.collapse(text.querySelector('p')?.firstChild as Node, 1);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^(Lien|Link)$/ })[0]).toBeEnabled());
    getSelection()?.collapse(text.querySelectorAll('p')[1]?.firstChild as Node, 'De'.length);
    // In the same task, so that no event of the browser comes between.
    await fireEvent.keyDown(text, { key: 'Enter' });
    await expect([...text.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Un', 'De', 'ux']);
  },
};

/** Each button for tables changes the table and leaves the focus in the text. */
export const TableButtons: Story = {
  play: async ({ canvas }) => {
    const text = await editorIn(canvas, french);
    const press = async (name: RegExp, rows: number, cells: number) => {
      await userEvent.click(canvas.getAllByRole('button', { name })[0] as HTMLElement);
      await waitFor(() => expect(text.querySelectorAll('tr')).toHaveLength(rows));
      await expect(text.querySelectorAll('th, td')).toHaveLength(cells);
      await waitFor(() => expect(text).toHaveFocus());
    };
    await press(/^(Tableau|Table)$/, 3, 6);
    await press(/^(Ajouter une ligne|Add a row)/, 4, 8);
    await press(/^(Ajouter une colonne|Add a column)/, 4, 12);
    await press(/^(Supprimer la colonne|Delete the column)/, 4, 8);
    await press(/^(Supprimer la ligne|Delete the row)/, 3, 6);
    await press(/^(Supprimer le tableau|Delete the table)/, 0, 0);
  },
};

/** After “Copy the French”, the caret is at the end of the copied text, not on a button of its toolbar. */
export const CaretAfterCopy: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    section: {
      slug: 'free-content',
      data: { title: { fr: 'Une parole', en: 'A word' }, description: { fr: '<p>Bonjour</p><p>à tous</p>' } },
    },
  },
  render: (args) => <ConnectedSectionEditor {...args} />,
  play: async ({ canvas }) => {
    const text = await editorIn(canvas, english);
    await userEvent.click(canvas.getByRole('button', { name: /^(Copier le français|Copy the French)$/ }));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveTextContent('Bonjourà tous');
    const { focusNode, focusOffset } = getSelection() as Selection;
    await expect([focusNode?.textContent, focusOffset]).toEqual(['à tous', 'à tous'.length]);
  },
};
