import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SectionEditor } from '../../stories/SectionEditor.tsx';

/** A selection in a rich text that cannot become a link. */
const meta = {
  title: 'Composer/Selection without text',
  component: SectionEditor,
  tags: ['!dev', '!autodocs'],
  args: { section: { slug: 'free-content', data: { description: { fr: '<p>Un</p><p>Deux</p>' } } } },
} satisfies Meta<typeof SectionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With only a paragraph break selected, the link button and its shortcut explain what to select. A URL is pasted. */
export const ParagraphBreak: Story = {
  play: async ({ canvas }) => {
    const box = () => canvas.getByRole('textbox', { name: /^(Texte, français|Text, French)$/ });
    const reason = /^(Sélectionnez le texte du lien|Select the text of the link), /;
    await waitFor(() => expect(box().isContentEditable).toBe(true));
    const text = box();
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
