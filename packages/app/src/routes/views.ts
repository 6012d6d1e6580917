import type { ScreenProps } from '@kermesse/api/page-props';
import type { ComponentType } from 'react';

/** The components of the screens by name: at hand on the server, in lazy chunks in the browser. */
export type ScreenViews = ReadonlyMap<string, ComponentType<ScreenProps>>;
