import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { loadStoryTexts } from '../i18n.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { DocsPage } from './DocsPage.tsx';

type Renderer = DocsRenderer<ReactRenderer>;

/**
 * Loads Storybook's renderer of docs pages with the container and the template of this library, and the texts of both
 * languages. Stories alone do not load it.
 */
export async function loadDocsRenderer(): Promise<Renderer> {
  await Promise.all([loadStoryTexts('fr'), loadStoryTexts('en')]);
  const { render, unmount } = new DocsRenderer<ReactRenderer>();
  return {
    render: (context, docs, element) => {
      const page: unknown = docs['page'] ?? ComponentPage;
      return render(context, { ...docs, container: DocsPage, page }, element);
    },
    unmount,
  };
}
