import { Anchor, Canvas, Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionDefinition } from '../schema/section.ts';
import { Configuration } from './Configuration.tsx';
import { docsWords, type DocsWords } from './docs-words.ts';
import { FieldTable } from './FieldTable.tsx';

type Docs = NonNullable<React.ContextType<typeof DocsContext>>;
type Story = ReturnType<Docs['componentStories']>[number];

/** One example: what it shows, how it looks, what to write to have it. */
function ExampleOf({ story, slug, words }: { story: Story; slug: string; words: DocsWords }) {
  return (
    <Anchor storyId={story.id}>
      <h3>{story.name}</h3>
      <Description of={story.moduleExport} />
      <Canvas of={story.moduleExport} sourceState="none" />
      <Configuration slug={slug} args={story.initialArgs} words={words} />
    </Anchor>
  );
}

/** The docs page of a section: what it is, how it looks, its fields with their controls, and its examples. */
export function SectionDocs() {
  const { i18n } = useTranslation();
  const locale = i18n.language === 'en' ? 'en' : 'fr';
  const words = docsWords[locale];
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const primary = docs.storyById();
  const section = primary.parameters['section'] as SectionDefinition;
  const { slug, name, description, hydrate, schema } = section;
  return (
    <>
      <Title>{name[locale]}</Title>
      <Subtitle>{description[locale]}</Subtitle>
      <p>
        <code>{slug}</code> {words.hydration[hydrate]}.
      </p>
      <Canvas of={primary.moduleExport} sourceState="none" />
      <Configuration slug={slug} args={primary.initialArgs} words={words} />
      <h2>{words.fields}</h2>
      <FieldTable schema={schema} locale={locale} words={words} />
      <h2>{words.try}</h2>
      <Controls />
      <h2>{words.examples}</h2>
      {stories
        .filter(({ id }) => id !== primary.id)
        .map((story) => (
          <ExampleOf key={story.id} story={story} slug={slug} words={words} />
        ))}
    </>
  );
}
