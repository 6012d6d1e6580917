import type { BuiltInScreen, ScreenProps } from '@kermesse/api/page-props';
import type { ComponentType } from 'react';

/** The components of the screens: at hand on the server, in lazy chunks in the browser. */
export type ScreenViews = Partial<Record<BuiltInScreen, ComponentType<ScreenProps>>>;
