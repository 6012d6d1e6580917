import type { PropType } from './components.ts';

/** The properties that `describeComponents` adds to a component. */
interface Described {
  __docgenInfo?: { description?: string; props?: Record<string, PropType> };
}

const describedBy = (component: unknown) => (component as Described | undefined)?.__docgenInfo;

/** Returns the props of a component for Storybook's tables and controls. */
export const argTypesOf = (component: unknown) => describedBy(component)?.props ?? {};

/** Returns the comment above a component. */
export const commentOf = (component: unknown): string => describedBy(component)?.description ?? '';
