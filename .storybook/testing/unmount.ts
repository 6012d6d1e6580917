import { composeStory } from 'storybook/preview-api';

/**
 * A story without content, of a project without annotations. Loading it ends the story before it, as Storybook does.
 */
const nothing = composeStory(
  {
    render: () => null,
    mount:
      ({ canvas }) =>
      () =>
        Promise.resolve(canvas),
  },
  { title: 'Nothing' },
  {},
  {},
  'Nothing',
);

/**
 * Unmounts a story after all other hooks. Storybook would do so at the beginning of the next story: until then, a
 * change of the viewport could make the mounted story send requests, for which the next story has no handler.
 */
export const unmountStory = () => nothing.load();
