import { exampleStory, sectionMeta } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Statistics', ...sectionMeta(section) };

export const Typical = exampleStory(examples.typical);
export const Minimal = exampleStory(examples.minimal);
export const Longest = exampleStory(examples.longest);
export const WithIcons = exampleStory(examples.withIcons);
