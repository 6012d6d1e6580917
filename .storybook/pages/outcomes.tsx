import { mocks } from '@kermesse/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { choiceOf } from '../globals.ts';
import { brokenMessage, SitePage, type Outcome } from './SitePage.tsx';

export interface PageArgs {
  /** Without language, beginning with `/`. */
  path: string;
  outcome: Outcome;
}

export type PageStory = StoryObj<PageArgs>;

/** What the stories of a page have in common. */
export const pageMeta = {
  args: { outcome: 'loaded' },
  argTypes: {
    path: { control: 'text' },
    outcome: { control: 'select', options: ['loaded', 'empty', 'loading', 'offline', 'broken section'] },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
    msw: { handlers: mocks.map((mock) => mock.live()) },
  },
  render: ({ path, outcome }, { globals }) => (
    <SitePage key={`${path} ${outcome}`} path={path} outcome={outcome} locale={choiceOf(globals).locale} />
  ),
} satisfies Meta<PageArgs>;

/** Everything came. */
export const loaded: PageStory = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};

/** A page that nobody has put anything on yet: the header and the footer hold it. */
export const empty: PageStory = { args: { outcome: 'empty' } };

/** The next page is on its way: this one stays, and after 250 ms a bar says so. */
export const loading: PageStory = { args: { outcome: 'loading' } };

/** The network is gone: this page stays, and the next can be tried again. */
export const offline: PageStory = {
  args: { outcome: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};

/** One section throws while it renders: the others stay, and visitors see nothing of it. */
export const oneSectionBroken: PageStory = {
  args: { outcome: 'broken section' },
  // React says on the console what a boundary has caught.
  parameters: { console: new RegExp(brokenMessage) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.queryByText(brokenMessage)).not.toBeInTheDocument();
  },
};
