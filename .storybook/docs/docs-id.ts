import { sanitize } from 'storybook/internal/csf';

/** The id of the docs page with a title. */
export const docsIdOf = (title: string): string => `${sanitize(title)}--docs`;
