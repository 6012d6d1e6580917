import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FormProvider } from '../../faults/form-context.ts';
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
      <FormProvider value={{ faultsOf: () => [], onlyMissing: false, links }}>
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
