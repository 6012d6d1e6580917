import { sanitize } from 'storybook/internal/csf';

/** Returns the id of the docs page with a title. */
export const docsIdOf = (title: string): string => `${sanitize(title)}--docs`;
