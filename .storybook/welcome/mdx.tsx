import { lazy, Suspense, type FC } from 'react';

/**
 * Gives a written page its title, which Storybook reads from the source. Storybook loads the next page of the sidebar ahead;
 * its own `Meta` brings all parts of docs pages with it.
 */
export const Meta: FC<{ title: string }> = () => null;

const StorybookMarkdown = lazy(async () => {
  const { Markdown: View } = await import('@storybook/addon-docs/blocks');
  return { default: View };
});

/** A text in Markdown, as Storybook shows it. */
export function Markdown({ children }: { children: string }) {
  return (
    <Suspense>
      <StorybookMarkdown>{children}</StorybookMarkdown>
    </Suspense>
  );
}
