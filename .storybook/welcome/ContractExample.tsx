import { useContext, useMemo } from 'react';
import styled from 'styled-components';
import { parsePage } from '../../packages/sections/src/page/page.ts';
import { PageSections } from '../../packages/sections/src/render/PageSections.tsx';
import { views } from '../../packages/sections/src/render/views.server.ts';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import { Markdown } from './Markdown.tsx';

const configuration = {
  slug: 'example',
  title: 'Example',
  sections: [
    { slug: 'banner', pivot: { linkId: 'end' }, data: { title: 'The banner is *second*' } },
    {
      slug: 'statistics',
      pivot: { linkId: 'start' },
      data: { title: 'The statistics come first', stats: [{ value: '4', label: 'sections in the list' }] },
    },
    { slug: 'banner', pivot: { linkId: 'later' }, data: { title: 'This banner is disabled' } },
    { slug: 'hologram', pivot: { linkId: 'main' }, data: {} },
  ],
  sectionsOrder: ['statistics__start', 'banner__end'],
  sectionsDisabled: ['banner__later'],
};

const Frame = styled.div`
  margin-block: var(--space-5);
  border: 1px solid var(--line);
  background: var(--page);
  color: var(--ink);
`;

/** An example of the section contract: its configuration, what the site renders, and the errors that editors see. */
export function ContractExample() {
  const resolveImage = useContext(StoryArt);
  const { page, faults } = useMemo(() => parsePage(configuration, { locale: 'en', resolveImage }), [resolveImage]);
  return (
    <>
      <Markdown>{`\`\`\`json\n${JSON.stringify(configuration, null, 2)}\n\`\`\``}</Markdown>
      <p>The site renders:</p>
      <Frame className="sb-unstyled">
        <PageSections sections={page?.sections ?? []} views={views} continued />
      </Frame>
      <p>Editors also see:</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.path}>
            <code>{fault.path}</code>: expected {fault.expected.en}
          </li>
        ))}
      </ul>
    </>
  );
}
