import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SectionEditor } from '../../stories/SectionEditor.tsx';

/** The buttons for tables of a rich text. */
const meta = {
  title: 'Composer/Table tools',
  component: SectionEditor,
  tags: ['!dev', '!autodocs'],
  args: { section: { slug: 'free-content', data: { description: { fr: '<p>Un</p>' } } } },
} satisfies Meta<typeof SectionEditor>;

export default meta;

/** Each button changes the table and leaves the focus in the text. */
export const EachButton: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const text = () => canvas.getByRole('textbox', { name: /^(Texte, français|Text, French)$/ });
    await waitFor(() => expect(text().isContentEditable).toBe(true));
    const press = async (name: RegExp, rows: number, cells: number) => {
      await userEvent.click(canvas.getAllByRole('button', { name })[0] as HTMLElement);
      await waitFor(() => expect(text().querySelectorAll('tr')).toHaveLength(rows));
      await expect(text().querySelectorAll('th, td')).toHaveLength(cells);
      await waitFor(() => expect(text()).toHaveFocus());
    };
    await press(/^(Tableau|Table)$/, 3, 6);
    await press(/^(Ajouter une ligne|Add a row)/, 4, 8);
    await press(/^(Ajouter une colonne|Add a column)/, 4, 12);
    await press(/^(Supprimer la colonne|Delete the column)/, 4, 8);
    await press(/^(Supprimer la ligne|Delete the row)/, 3, 6);
    await press(/^(Supprimer le tableau|Delete the table)/, 0, 0);
  },
};
