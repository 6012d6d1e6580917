import { createContext } from 'react';
import { resolveArt } from '../page/pictures/art.ts';
import type { LocalizeContext } from '../schema/localize.ts';

/**
 * Resolves the pictures of stories. Storybook's decorator sets it, so that illustrations have the brand of the toolbar.
 */
export const StoryArt = createContext<NonNullable<LocalizeContext['resolveImage']>>(resolveArt);
