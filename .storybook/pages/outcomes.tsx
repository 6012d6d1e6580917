import { mocks } from '@kermesse/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { toolbarGlobalsOf } from '../globals.ts';
import { brokenMessage, SitePage, type PageOutcome } from './SitePage.tsx';

export interface PageArgs {
  /** The path without the language, starting with `/`. */
  path: string;
  outcome: PageOutcome;
}

export type PageStory = StoryObj<PageArgs>;

/** The annotations that the stories of all pages share. */
export const pageMeta = {
  args: { outcome: 'loaded' },
  argTypes: {
    path: { control: 'text', description: 'The path of the page.' },
    outcome: {
      control: 'select',
      options: ['loaded', 'empty', 'loading', 'offline', 'broken section'],
      description: 'What the visitor sees of it.',
    },
  },
  parameters: {
    layout: 'fullscreen',
    frameHeight: 900,
    msw: { handlers: mocks.map((mock) => mock.live()) },
  },
  render: ({ path, outcome }, { globals }) => (
    <SitePage key={`${path} ${outcome}`} path={path} outcome={outcome} locale={toolbarGlobalsOf(globals).locale} />
  ),
} satisfies Meta<PageArgs>;

/** The page has loaded. */
export const loaded: PageStory = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};

/** A page without sections: only the header and the footer. */
export const empty: PageStory = { args: { outcome: 'empty' } };

/** The next page is loading. The current page stays, and a progress bar appears after 250 ms. */
export const loading: PageStory = { args: { outcome: 'loading' } };

/** The network is offline. The current page stays, and a button retries loading the next page. */
export const offline: PageStory = {
  args: { outcome: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};

/** One section throws while it renders. The other sections stay, and visitors see no error. */
export const oneSectionBroken: PageStory = {
  args: { outcome: 'broken section' },
  // React logs errors that an error boundary has caught.
  parameters: { console: new RegExp(brokenMessage) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.queryByText(brokenMessage)).not.toBeInTheDocument();
  },
};
