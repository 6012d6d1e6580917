import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTheme, themeCss } from '@kermesse/ui/theme';
import { expect, waitFor } from 'storybook/test';
import { FramePage, type FramePageProps } from '../frame/FramePage.tsx';

const colours = new CSSStyleSheet();

/** In Storybook the toolbar sets the language of the texts; everything else is as in the app. */
const applyAppearance: FramePageProps['applyAppearance'] = ({ locale, theme, colors }) => {
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = theme;
  if (!document.adoptedStyleSheets.includes(colours)) document.adoptedStyleSheets.push(colours);
  colours.replaceSync(themeCss(createTheme(colors)));
};

/** The page inside the composer's frames. Without a parent window it waits and shows nothing. */
const meta = {
  title: 'Composer/Frame',
  component: FramePage,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { applyAppearance, children: (_, page) => page },
} satisfies Meta<typeof FramePage>;

export default meta;

export const Waiting: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-section-id]')).toBeNull());
  },
};
