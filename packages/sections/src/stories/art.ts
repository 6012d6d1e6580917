import { createContext } from 'react';
import { resolveArt } from '../page/pictures/art.ts';
import type { LocalizeContext } from '../schema/localize.ts';

/** How the pictures of a story are found. Storybook's stage sets it, so that the art is drawn in the toolbar's brand. */
export const StoryArt = createContext<NonNullable<LocalizeContext['resolveImage']>>(resolveArt);
