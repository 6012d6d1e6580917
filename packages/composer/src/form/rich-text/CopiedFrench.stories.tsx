import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConnectedSectionEditor } from '../../stories/SectionEditor.tsx';

const meta = {
  title: 'Composer/Copied French',
  component: ConnectedSectionEditor,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    section: {
      slug: 'free-content',
      data: { title: { fr: 'Une parole', en: 'A word' }, description: { fr: '<p>Bonjour</p><p>à tous</p>' } },
    },
  },
} satisfies Meta<typeof ConnectedSectionEditor>;

export default meta;

/** After “Copy the French”, the caret is at the end of the copied text, not on a button of its toolbar. */
export const CaretAtEnd: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const name = /^(Texte, anglais|Text, English)$/;
    // The editor replaces the read-only text once its code has loaded.
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveAttribute('contenteditable', 'true'));
    const english = canvas.getByRole('textbox', { name });
    await userEvent.click(canvas.getByRole('button', { name: /^(Copier le français|Copy the French)$/ }));
    await waitFor(() => expect(english).toHaveFocus());
    await expect(english).toHaveTextContent('Bonjourà tous');
    const { focusNode, focusOffset } = getSelection() as Selection;
    await expect([focusNode?.textContent, focusOffset]).toEqual(['à tous', 'à tous'.length]);
  },
};
