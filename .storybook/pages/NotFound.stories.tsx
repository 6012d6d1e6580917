import { expect } from 'storybook/test';
import { toolbarGlobalsOf } from '../globals.ts';
import { loading, offline, pageMeta, type PageStory } from './outcomes.tsx';

export default { title: 'Pages/Not found', ...pageMeta, args: { path: '/bal-de-novembre', outcome: 'loaded' } };

/** The card shows the requested address. */
export const Loaded: PageStory = {
  play: async ({ canvas, globals }) => {
    const english = toolbarGlobalsOf(globals).locale === 'en';
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      english ? 'Page not found' : 'Page introuvable',
    );
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};
export const Loading = loading;
export const Offline = offline;

/** A long address wraps onto two lines. */
export const LongAddress: PageStory = {
  args: {
    path: '/evenements/2026/decembre/salon-de-la-fete-et-du-mariage/inscription/exposants/formulaire-complet-et-definitif',
  },
};
