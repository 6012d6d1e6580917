import styled from 'styled-components';
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

/** The prefix of the URLs of source files, such as `https://host/group/project/blob/main`. */
const base = import.meta.env['STORYBOOK_SOURCE_URL'] as string | undefined;

/** The source file of a docs page's stories: a link if `base` is known, otherwise the path with a copy button. */
export function SourceLine({ file }: { file: string }) {
  if (file === '') return null;
  const path = file.replace(/^\.\//, '');
  return (
    <Line>
      <span>These stories are written in</span>
      <code>{base ? <a href={`${base}/${path}`}>{path}</a> : path}</code>
      {!base && <CopyButton text={path} label="Copy the path" done="Path copied" />}
    </Line>
  );
}
