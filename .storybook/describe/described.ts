import type { PropType } from './components.ts';

/** What `describeComponents` adds to a component. */
interface Described {
  __docgenInfo?: { description?: string; props?: Record<string, PropType> };
}

const describedBy = (component: unknown) => (component as Described | undefined)?.__docgenInfo;

/** The props of a component for Storybook's tables and controls. */
export const argTypesOf = (component: unknown) => describedBy(component)?.props ?? {};

/** The comment above a component. */
export const commentOf = (component: unknown): string => describedBy(component)?.description ?? '';
