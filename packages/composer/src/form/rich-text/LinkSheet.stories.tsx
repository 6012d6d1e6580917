import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FormProvider } from '../../faults/form-context.ts';
import { SectionEditor } from '../../stories/SectionEditor.tsx';
import { LinkSheet } from './LinkSheet.tsx';

const links = [{ href: '/agenda', title: 'L’agenda des fêtes' }];

/** The panel of the text editor that sets a link. */
const meta = {
  title: 'Composer/Link panel',
  component: LinkSheet,
  tags: ['!dev', '!autodocs'],
  args: { href: '/charte', onLink: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <FormProvider value={{ onlyMissing: false, links }}>
        <main style={{ width: 290, minHeight: 200, overflow: 'auto' }}>
          <Story />
        </main>
      </FormProvider>
    ),
  ],
} satisfies Meta<typeof LinkSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the narrowest form of the composer, the field has the whole width, and both buttons are in view. */
export const Narrow: Story = {
  play: async () => {
    const panel = screen.getByRole('main');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    const field = screen.getByRole('combobox').getBoundingClientRect();
    await expect(field.width).toBeGreaterThan(270);
    for (const button of screen.getAllByRole('button'))
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.bottom);
  },
};

/** The selected text stays marked while its address is typed, and the panel links it. */
export const SelectedText: Story = {
  render: () => (
    <SectionEditor section={{ slug: 'free-content', data: { description: { fr: '<p>Un mot choisi</p>', en: '' } } }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const name = /^(Texte, français|Text, French)$/;
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveClass('ProseMirror'));
    const text = canvas.getByRole('textbox', { name });
    const address = () => canvas.getByRole('combobox', { name: /^(Page ou adresse|Page or address)$/ });
    const marked = () => canvasElement.querySelector('.selection');
    await userEvent.click(text);
    getSelection()?.selectAllChildren(text.firstChild as Node);
    await expect(marked()).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(marked()).toHaveTextContent('Un mot choisi'));
    const { backgroundColor } = getComputedStyle(marked() as Element);
    await userEvent.type(address(), '/agenda');
    await expect(marked()).toHaveTextContent('Un mot choisi');
    // Elsewhere, the mark is not visible.
    address().blur();
    await expect(getComputedStyle(marked() as Element).backgroundColor).not.toBe(backgroundColor);
    await userEvent.type(address(), '{Enter}');
    await waitFor(() => expect(text.querySelector('a')).toHaveTextContent('Un mot choisi'));
    await expect(marked()).toBeNull();
  },
};

/** Escape closes the panel from its buttons too. */
export const Escape: Story = {
  play: async ({ args }) => {
    const [apply] = screen.getAllByRole('button');
    apply?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Enter after the whole title of a page links to the page. */
export const PageTitle: Story = {
  args: { href: '' },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox'), "l'agenda des fetes{Enter}");
    await expect(args.onLink).toHaveBeenCalledWith('/agenda', "l'agenda des fetes");
  },
};
