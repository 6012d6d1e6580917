import { lazy, Suspense, type FC } from 'react';

/**
 * Sets the title of an MDX page, which Storybook reads from the source. Storybook preloads the next page of the
 * sidebar, and its own `Meta` would load all blocks of docs pages.
 */
export const Meta: FC<{ title: string }> = () => null;

const StorybookMarkdown = lazy(async () => {
  const { Markdown: View } = await import('@storybook/addon-docs/blocks');
  return { default: View };
});

/** Renders Markdown with Storybook's own block. */
export function Markdown({ children }: { children: string }) {
  return (
    <Suspense>
      <StorybookMarkdown>{children}</StorybookMarkdown>
    </Suspense>
  );
}
