import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LinkCombobox, type LinkComboboxProps } from './LinkCombobox.tsx';

function Controlled(props: LinkComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <main style={{ maxWidth: 360, padding: 24, minHeight: 360 }}>
      <LinkCombobox
        {...props}
        value={value}
        onChange={(text) => {
          setValue(text);
          props.onChange(text);
        }}
        onChoose={(link) => {
          setValue(link.href);
          props.onChoose(link);
        }}
      />
    </main>
  );
}

const pages = [
  { href: '/agenda', title: 'L’agenda des fêtes' },
  { href: '/charte', title: 'La charte' },
  { href: '/salles', title: 'Les salles de Lomé', unpublished: true },
  { href: '#prix', title: '#prix' },
];

/** The field for the target of a link. */
const meta = {
  title: 'Composer/Link field',
  component: Controlled,
  tags: ['!dev', '!autodocs'],
  args: {
    'aria-label': 'Page ou adresse',
    links: pages,
    value: '/charte',
    onChange: fn(),
    onChoose: fn(),
    onEnter: fn(),
    onEscape: fn(),
  },
} satisfies Meta<typeof Controlled>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());
const field = () => screen.getByRole('combobox', { name: 'Page ou adresse' });

/** A click shows all pages, also if the field already contains an address. */
export const AllPages: Story = {
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(options()).toHaveLength(pages.length));
    const name = /^Les salles de Lomé \/salles (non publiée|not published)$/;
    // The list is hidden until it has its position.
    await waitFor(() => expect(screen.getByRole('option', { name })).toBeVisible());
  },
};

/** The list follows its field while the form scrolls, and closes once the field is out of view. */
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <div data-scroll="" style={{ height: '100vh', overflow: 'auto' }}>
        <div style={{ height: '85vh' }} />
        <Story />
        <div style={{ height: 1200 }} />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(field());
    await waitFor(() => expect(options()).toHaveLength(pages.length));
    const list = () => screen.getByRole('listbox').getBoundingClientRect();
    const form = canvasElement.querySelector('[data-scroll]') as HTMLElement;
    await waitFor(() => expect(list().bottom).toBeLessThanOrEqual(field().getBoundingClientRect().top));
    const gap = field().getBoundingClientRect().top - list().bottom;
    // The field scrolls below the list, which is above it.
    form.scrollTop = 60;
    await waitFor(() => expect(field().getBoundingClientRect().top - list().bottom).toBeCloseTo(gap, 0));
    await expect(options()).toHaveLength(pages.length);
    form.scrollTop = 1200;
    await waitFor(() => expect(options()).toEqual([]));
  },
};

/** Typing narrows the list down, without regard to accents. Enter chooses the page that has the focus. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), 'fetes');
    await waitFor(() => expect(options()).toEqual(['L’agenda des fêtes /agenda']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field()).toHaveValue('/agenda');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(pages[0]);
    await expect(args.onEnter).not.toHaveBeenCalled();
    await waitFor(() => expect(options()).toEqual([]));
  },
};

/** An address that matches no page closes the list. A later click shows all pages. */
export const AllPagesAfterAddress: Story = {
  args: { value: '' },
  play: async () => {
    await userEvent.type(field(), 'https://exemple.org');
    await waitFor(() => expect(options()).toEqual([]));
    await userEvent.tab();
    await userEvent.click(field());
    await waitFor(() => expect(options()).toHaveLength(pages.length));
  },
};

/** Any address is allowed. Enter confirms it at once, and the first Escape only closes the list. */
export const AnyAddress: Story = {
  args: { value: '' },
  play: async ({ args }) => {
    await userEvent.type(field(), '/');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
    await expect(args.onEscape).not.toHaveBeenCalled();
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(field()).toHaveValue('/a');
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscape).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(field()).toHaveValue('/a');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
