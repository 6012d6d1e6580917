import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { ComponentPage } from './ComponentPage.tsx';
import { DocsPage } from './DocsPage.tsx';

type Renderer = DocsRenderer<ReactRenderer>;

/**
 * Creates Storybook's renderer of docs pages with the container and the template of this library. Stories alone do not
 * load it.
 */
export function createDocsRenderer(): Renderer {
  const { render, unmount } = new DocsRenderer<ReactRenderer>();
  return {
    render: (context, docs, element) => {
      const page: unknown = docs['page'] ?? ComponentPage;
      return render(context, { ...docs, container: DocsPage, page }, element);
    },
    unmount,
  };
}
