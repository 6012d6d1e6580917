import { Canvas, Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styled from 'styled-components';
import type { SectionDefinition } from '../../packages/sections/src/schema/section.ts';
import { adviceOf } from '../advice/of-component.ts';
import { guideOf } from '../guides/all.ts';
import { Uses } from '../kit/Choices.tsx';
import { Configuration } from './Configuration.tsx';
import { FieldTable } from './FieldTable.tsx';
import { argTypesOf } from '../describe/described.ts';
import { InheritedProps } from './InheritedProps.tsx';
import { Purpose, Reference, Rules } from './GuideParts.tsx';
import { States } from './States.tsx';

/** Scrolls tables, which may be wider than the window. */
const Scroll = styled.div`
  overflow-x: auto;
`;

/**
 * The docs page of a component, a section or a screen: its purpose, one rendered story with its code, its props, do and
 * don’t, links to its other stories, and the guide's notes on content, accessibility and cost. Only one story is
 * rendered, because each story in an iframe loads a whole Storybook.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const [first, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (first === undefined) return null;
  const { title, parameters } = first;
  const section = parameters['section'] as SectionDefinition | undefined;
  const guide = guideOf(title);
  const advice = adviceOf[title];
  const inherited = Object.values(argTypesOf(first.component)).filter(
    ({ table }) => table.category === 'From React Aria',
  );
  return (
    <>
      <Title>{section?.name.en}</Title>
      <Subtitle>{section?.description.en}</Subtitle>
      <Description of="meta" />
      {guide && <Purpose guide={guide} />}
      <Canvas of={first.moduleExport} />
      {section && <Configuration slug={section.slug} args={first.initialArgs} />}
      {section && (
        <>
          <h2>Fields</h2>
          <Scroll>
            <FieldTable schema={section.schema} />
          </Scroll>
        </>
      )}
      {Object.keys(first.argTypes).length > 0 && (
        <>
          <h2>{section ? 'Try it' : 'Props'}</h2>
          <Scroll>
            <Controls exclude={inherited.map(({ name }) => name)} />
          </Scroll>
          <InheritedProps props={inherited} />
        </>
      )}
      {(guide ?? advice) && <h2>Do and don’t</h2>}
      {advice && (
        <div className="sb-unstyled">
          <Uses uses={advice} locale="en" />
        </div>
      )}
      {guide && <Rules guide={guide} />}
      {(guide !== undefined || others.length > 0) && <h2>States</h2>}
      {guide && <p>{guide.states}</p>}
      <States stories={others} />
      {guide && <Reference guide={guide} title={title} hydrate={section?.hydrate} />}
    </>
  );
}
