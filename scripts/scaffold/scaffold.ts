/** What a new folder starts with: the content of each file by its name. */
type Files = Record<string, string>;

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a name can be a section's slug: lower case with hyphens, and a variant after `__`. */
export const isSlug = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:__[a-z0-9-]+)?$/.test(name);

/** Whether a name can be an operation's: lower case with hyphens. */
export const isOperationName = (name: string): boolean => kebab.test(name);

/** The files of a new section: it renders, and has its three examples, stories and texts in both languages. */
export function sectionFiles(slug: string): Files {
  const words = slug.replaceAll(/[-_]+/g, ' ');
  const title = capital(words);
  const component = words.split(' ').map(capital).join('');
  return {
    'section.ts': `import { group, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: '${slug}',
  name: { fr: '${title}', en: '${title}' },
  description: { fr: 'À décrire.', en: 'To be described.' },
  hydrate: 'never',
  schema: group({
    title: translatable({ label: { fr: 'Titre', en: 'Title' }, required: true, recommendedLength: 60 }),
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
}

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The files of a new operation: its declaration, schemas, mock and contract cases. It takes a note from a member and answers
 * with it, so that every test passes from the start.
 */
export function operationFiles(name: string): Files {
  const value = camel(name);
  return {
    [`${name}.ts`]: `import { operation } from '../../operation/operation.ts';

/** To be described: what it does, for whom, and when it refuses. */
export const ${value} = operation({
  name: '${name}',
  method: 'POST',
  path: '/${name}',
  summary: 'To be described.',
  errors: ['form/invalid_data'],
  auth: 'user',
  schemas: () => import('./${name}.schema.ts'),
});
`,
    [`${name}.schema.ts`]: `import * as z from 'zod/mini';
import { requiredText } from '../../schemas/forms/fields.ts';

export const input = z.object({ note: requiredText(500) });

export const output = z.object({ data: z.object({ note: z.string() }) });
`,
    [`${name}.mock.ts`]: `import { mockOf } from '../../mock/mock-of.ts';
import { ${value} } from './${name}.ts';

export const ${value}Mock = mockOf(${value}, {
  behave: ({ note }) => ({ data: { note } }),
  example: { data: { note: 'Bonjour' } },
  answers: {},
  invalid: { note: 'required' },
});
`,
    [`${name}.cases.ts`]: `import { casesOf } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { bareSeed } from '../../contract/seed/seed.ts';
import { ${value} } from './${name}.ts';

const { email } = people.customer;

export const ${value}Cases = casesOf(${value}, [
  {
    name: 'answers with the note, trimmed',
    given: seedOf(people.customer),
    steps: [
      {
        as: email,
        request: { input: { note: ' Bonjour ' } },
        expect: { status: 200, body: { data: { note: 'Bonjour' } } },
      },
    ],
  },
  {
    name: 'a note is needed',
    given: seedOf(people.customer),
    steps: [{ as: email, request: { raw: {} }, expect: { errorCode: 'form/invalid_data', fields: ['note'] } }],
  },
  {
    name: 'is for members only',
    given: bareSeed,
    steps: [{ request: { input: { note: 'Bonjour' } }, expect: { errorCode: 'auth/required' } }],
  },
]);
`,
  };
}

/**
 * A file of handlers with one more, for a new operation.
 * @throws when the file does not end with its list of handlers
 */
export function withHandler(source: string, name: string): string {
  const value = camel(name);
  if (!/^export const \w+Handlers = \[$/m.test(source) || !source.endsWith('];\n'))
    throw new Error('it does not end with a list of handlers');
  const call = /\buserHandler\b/.test(source) ? 'userHandler' : 'handler';
  const end = source.length - '];\n'.length;
  const handler = `
  // To be written: what the server does, and how often one person may ask for it.
  ${call}(${value}, async ({ note }) => ({ data: { note } })),
];
`;
  return `import { ${value} } from '@kermesse/api/${name}';\n${source.slice(0, end)}${handler}`;
}
