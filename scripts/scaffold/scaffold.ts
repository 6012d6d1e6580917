import { posix } from 'node:path';
import { Script } from 'node:vm';
import { camelCase } from '../lib/camel-case.ts';

/** The initial files of a new folder: their contents by name. */
type Files = Record<string, string>;

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether code can use a name for a constant, in camel case. Reserved words such as `switch` are not allowed. */
function isIdentifier(name: string): boolean {
  try {
    return new Script(`'use strict'; const ${camelCase(name)} = 0;`) instanceof Script;
  } catch {
    return false;
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Whether a name is a valid key of a section: a slug in lower case with hyphens, or `slug__linkId` for a section made
 * for one place.
 */
export const isSlug = (name: string): boolean => {
  const parts = name.split('__');
  return parts.length <= 2 && parts.every((part) => kebab.test(part)) && isIdentifier(name);
};

/** Whether a name is a valid name of an operation: lower case with hyphens. */
export const isOperationName = (name: string): boolean => kebab.test(name) && isIdentifier(name);

/** Returns the files of a new section: it renders, and has three examples, stories and texts in both languages. */
export function sectionFiles(slug: string): Files {
  const words = slug.replaceAll(/[-_]+/g, ' ');
  const title = capital(words);
  const component = words.split(' ').map(capital).join('');
  return {
    'section.ts': `import { heading } from '../../schema/common-fields.ts';
import { group } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: '${slug}',
  name: { fr: '${title}', en: '${title}' },
  description: { fr: 'À décrire.', en: 'To be described.' },
  hydrate: 'never',
  schema: group({
    title: heading({ required: true, recommendedLength: 60 }),
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
import type { SectionProps } from '../../render/types.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import type { section } from './section.ts';

export default function ${component}({ data, id, first }: SectionProps<typeof section>) {
  return (
    <Container as="section" aria-labelledby={\`\${id}-title\`}>
      <SectionHead id={\`\${id}-title\`} first={first} title={data.title} />
    </Container>
  );
}
`,
    'texts.fr.json': '{}\n',
    'texts.en.json': '{}\n',
    [`${component}.stories.tsx`]: `import { exampleStory, sectionMeta } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default {
  title: 'Sections/${title}',
  ...sectionMeta(section),
  // Remove this when the section has a guide in \`.storybook/guides\`: then it gets a docs page.
  tags: ['!autodocs'],
};

// Remove \`tags\` from the stories when the section's look is final, and take their screenshots (CONTRIBUTING.md).
const tags: string[] = [];
export const Typical = { ...exampleStory(examples.typical), tags };
export const Minimal = { ...exampleStory(examples.minimal), tags };
export const Longest = { ...exampleStory(examples.longest), tags };
`,
  };
}

const handlerModule = 'packages/server/src/platform/operations/handler.ts';

/**
 * Returns the files of a new operation: its declaration, schemas, mock and contract cases. It accepts a note from a
 * logged-in user and returns it, so that all tests pass from the start.
 */
export function operationFiles(name: string): Files {
  const value = camelCase(name);
  return {
    [`${name}.ts`]: `import { operation } from '../../operation/operation.ts';

/** To be described: what it does, who may call it, and which errors it returns. */
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
  respond: ({ note }) => ({ data: { note } }),
  example: { data: { note: 'Bonjour' } },
  invalid: { note: 'required' },
});
`,
    [`${name}.cases.ts`]: `import { casesOf, contractCase } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { ${value} } from './${name}.ts';

const { email } = people.customer;

export const ${value}Cases = casesOf(${value}, [
  contractCase('returns the trimmed note', seedOf(people.customer), [
    {
      as: email,
      request: { input: { note: ' Bonjour ' } },
      expect: { status: 200, body: { data: { note: 'Bonjour' } } },
    },
  ]),
  contractCase('rejects a missing note', seedOf(people.customer), [
    { as: email, request: { raw: {} }, expect: { errorCode: 'form/invalid_data', fields: ['note'] } },
  ]),
]);
`,
  };
}

/**
 * Adds a handler for a new operation to a file of handlers, whose list may be empty.
 * @param file - the path of the file from the root of the project
 * @throws when the file does not end with its list of handlers
 */
export function withHandler(source: string, name: string, file: string): string {
  const value = camelCase(name);
  if (!/^export const \w+Handlers = \[$/m.test(source) || !source.endsWith('];\n'))
    throw new Error('the file does not end with a list of handlers');
  const imported = ['userHandler', 'handler'].find((each) => new RegExp(`\\b${each}\\b`).test(source));
  const list = source.slice(0, -'];\n'.length);
  return [
    `import { ${value} } from '@kermesse/api/${name}';\n`,
    ...(imported === undefined
      ? [`import { userHandler } from '${posix.relative(posix.dirname(file), handlerModule)}';\n\n`]
      : []),
    list,
    ...(list.endsWith('[\n') ? [] : ['\n']),
    '  // To be written: what the server does, and its rate limit.\n',
    `  ${imported ?? 'userHandler'}(${value}, async ({ note }) => ({ data: { note } })),\n`,
    '];\n',
  ].join('');
}
