import { lazy, Suspense } from 'react';

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
