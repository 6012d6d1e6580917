import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { button, tabToAndPress, waitForRows } from '../stories/keys.ts';
import { troubledPage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';

/** Pressing a check focuses its field. */
const meta = {
  title: 'Composer/Field of a check',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a check focuses its field, even if the filter for missing translations hides it: the filter turns off. */
export const CheckOfHiddenField: Story = {
  args: { drafts: [draftOf('page', troubledPage)] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 4);
    const filter = await tabToAndPress(() => button(canvasElement, /(à traduire|to translate)$/));
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await tabToAndPress(() => button(canvasElement, /^\d+ (à corriger|to fix)$/));
    await tabToAndPress(() => button(canvasElement, /(doit être un nombre|must be a number)/));
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: /^(Prix|Price)$/ })).toHaveFocus());
    await expect(button(canvasElement, /(à traduire|to translate)$/)).toHaveAttribute('aria-pressed', 'false');
  },
};

const emptyText = { slug: 'free-content', pivot: { linkId: 'main' }, data: {} };

/** Pressing a check of a rich text focuses its French editor, not the first button of its toolbar. */
export const CheckOfRichText: Story = {
  args: { drafts: [draftOf('page', { slug: 'text', title: { fr: 'Texte', en: 'Text' }, sections: [emptyText] })] },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 1);
    await tabToAndPress(() => button(canvasElement, /^\d+ (à corriger|to fix)$/));
    await tabToAndPress(() => button(canvasElement, /^(Donnez un texte|Give)/));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('contenteditable', 'true'));
    await expect(document.activeElement).toHaveAttribute('lang', 'fr');
  },
};
