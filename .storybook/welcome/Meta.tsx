import type { FC } from 'react';

/**
 * Sets the title of an MDX page, which Storybook reads from the source. Storybook preloads the next page of the
 * sidebar, and its own `Meta` would load all blocks of docs pages.
 */
export const Meta: FC<{ title: string }> = () => null;
