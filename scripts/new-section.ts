import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Makes the folder of a new section: `npm run new:section -- <slug>`. It renders, has its three examples, its stories
 * and its words in both languages; from there on it is filled in.
 */
const slug = process.argv[2] ?? '';

if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:__[a-z0-9-]+)?$/.test(slug)) {
  process.stderr.write(
    'Say the slug of the new section in lower case, with hyphens: npm run new:section -- photo-wall\n',
  );
  process.exit(1);
}

const folder = new URL(`../packages/sections/src/sections/${slug}/`, import.meta.url);
if (existsSync(folder)) {
  process.stderr.write(`There is a section '${slug}' already: ${fileURLToPath(folder)}\n`);
  process.exit(1);
}

const words = slug.replaceAll(/[-_]+/g, ' ');
const title = words.charAt(0).toUpperCase() + words.slice(1);
const component = words
  .split(' ')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('');

const files: Record<string, string> = {
  'section.ts': `import { group, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: '${slug}',
  name: { fr: '${title}', en: '${title}' },
  description: { fr: 'À décrire.', en: 'To be described.' },
  hydrate: 'never',
  schema: group({
    title: translatable({ label: { fr: 'Titre', en: 'Title' }, required: true, comfortable: 60 }),
  }),
});
`,
  'examples.ts': `import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: { data: { title: { fr: '${title}', en: '${title}' } } },
  minimal: { data: { title: { fr: '${title}', en: '${title}' } } },
  longest: {
    data: {
      title: {
        fr: 'Un titre bien plus long que de coutume, pour voir comment la section s’en accommode',
        en: 'A title much longer than usual, to see how the section copes with it',
      },
    },
  },
} satisfies ExamplesOf<typeof section>;
`,
  'View.tsx': `import { Container } from '@kermesse/ui/Container';
import { Heading } from '@kermesse/ui/Heading';
import type { SectionProps } from '../../render/types.ts';
import type { section } from './section.ts';

export default function ${component}({ data, id, first }: SectionProps<typeof section>) {
  return (
    <Container as="section" aria-labelledby={\`\${id}-title\`}>
      <Heading level={first ? 1 : 2} id={\`\${id}-title\`}>
        {data.title}
      </Heading>
    </Container>
  );
}
`,
  'texts.fr.json': '{}\n',
  'texts.en.json': '{}\n',
  [`${component}.stories.tsx`]: `import { exampleStory, sectionMeta } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/${title}', ...sectionMeta(section) };

export const Typical = exampleStory(examples.typical);
export const Minimal = exampleStory(examples.minimal);
export const Longest = exampleStory(examples.longest);
`,
};

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, folder), content);
await import('./generate.ts');
process.stdout.write(
  `packages/sections/src/sections/${slug}/ is ready: fill in section.ts, examples.ts and View.tsx.\n`,
);
