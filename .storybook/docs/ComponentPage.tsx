import { Canvas, Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import styled from 'styled-components';
import type { SectionDefinition } from '../../packages/sections/src/schema/section.ts';
import { usesOfComponent } from '../advice/of-component.ts';
import { guides } from '../guides/all.ts';
import { Choices } from '../kit/Choices.tsx';
import { ExampleConfiguration } from './tables/ExampleConfiguration.tsx';
import { FieldTable } from './tables/FieldTable.tsx';
import { argTypesOf } from '../describe/described.ts';
import { InheritedProps } from './tables/InheritedProps.tsx';
import { Purpose, Reference, Rules } from './GuideParts.tsx';
import { States } from './States.tsx';
import { withCode } from './with-code.tsx';

/** Loads the views of sections, which other pages do not need. */
const SectionAdvice = lazy(async () => {
  const module = await import('../advice/sections/SectionAdvice.tsx');
  return { default: module.SectionAdvice };
});

/** The groups of the sidebar above the title: some titles, such as “Failures”, are clear only with them. */
const Overline = styled.p`
  && {
    margin: 0 0 var(--space-2);
    color: var(--ink-soft);
    font-size: 15px;
  }
`;

/** A table in a box that scrolls sideways: on a phone its columns keep a readable width. */
const Scroll = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  /* The border of Storybook's table is a pixel wider than the table. */
  padding-inline-end: 1px;
  overflow-x: auto;

  > * {
    min-inline-size: 640px;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/**
 * The docs page of a component, a section or a screen: its purpose, one rendered story with its code, its props, do and
 * don’t, links to its other stories, and the guide's notes on content, accessibility and cost. Only one story is
 * rendered, because each story in an iframe loads a whole Storybook. With the parameter `frameHeight`, in pixels, it
 * renders in an iframe of at least that height; Storybook's own parameter for this, `docs.story`, is lost where a file
 * spreads shared parameters, because the comment above a default export becomes a new `docs`.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const [first, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (first === undefined) return null;
  const { title, parameters } = first;
  const section = parameters['section'] as SectionDefinition | undefined;
  const frameHeight = parameters['frameHeight'] as number | undefined;
  const guide = guides[title];
  const group = title.split('/').slice(0, -1).join(' / ');
  const advice = usesOfComponent[title];
  const inherited = Object.values(argTypesOf(first.component)).filter(({ table }) => table.category !== undefined);
  return (
    <>
      {group !== '' && <Overline>{group}</Overline>}
      <Title>{section?.name.en}</Title>
      <Subtitle>{section?.description.en}</Subtitle>
      <Description of="meta" />
      {guide && <Purpose guide={guide} />}
      <Canvas
        of={first.moduleExport}
        {...(frameHeight !== undefined && { story: { inline: false, height: `${frameHeight}px` } })}
      />
      {section && <ExampleConfiguration slug={section.slug} args={first.initialArgs} />}
      {section && (
        <>
          <h2>Fields</h2>
          <Scroll aria-label="Fields">
            <FieldTable schema={section.schema} />
          </Scroll>
        </>
      )}
      {Object.keys(first.argTypes).length > 0 && (
        <>
          <h2>{section ? 'Try it' : 'Props'}</h2>
          <Scroll aria-label={section ? 'Try it' : 'Props'}>
            <Controls sort="requiredFirst" exclude={inherited.map(({ name }) => name)} />
          </Scroll>
          <InheritedProps props={inherited} />
        </>
      )}
      {(guide ?? advice) && <h2>Do and don’t</h2>}
      {advice && (
        <div className="sb-unstyled">
          <Choices choices={advice} locale="en" />
        </div>
      )}
      {section && (
        <div className="sb-unstyled">
          <Suspense>
            <SectionAdvice slug={section.slug} />
          </Suspense>
        </div>
      )}
      {guide && <Rules guide={guide} />}
      {(guide !== undefined || others.length > 0) && <h2>States</h2>}
      {guide && <p>{withCode(guide.states)}</p>}
      <States stories={others} />
      {guide && <Reference guide={guide} title={title} hydrate={section?.hydrate} />}
    </>
  );
}
