import styled from 'styled-components';
import { filePath, sourceUrl } from '../source.ts';
import { CopyButton } from './CopyButton.tsx';

const Line = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-block-start: 64px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--hairline);
  color: var(--ink-soft);
  font: 460 15px/1.4 var(--sans);

  code {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  a {
    color: var(--ink);
  }
`;

/**
 * The source file of a docs page's stories: a link if the repository's URL is known, otherwise the path with a copy
 * button.
 */
export function SourceLine({ file }: { file: string }) {
  if (file === '') return null;
  const path = filePath(file);
  const url = sourceUrl(path, import.meta.env['STORYBOOK_SOURCE_URL'] as string | undefined);
  return (
    <Line>
      <span>These stories are written in</span>
      <code>{url === undefined ? path : <a href={url}>{path}</a>}</code>
      {url === undefined && <CopyButton text={path} label="Copy the path" done="Path copied" />}
    </Line>
  );
}
