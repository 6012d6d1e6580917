import styled from 'styled-components';
import { configurationText } from '../../../packages/sections/src/stories/configuration.ts';
import { CopyButton } from '../CopyButton.tsx';

const Place = styled.div`
  position: relative;
  margin-block: -20px 44px;

  & > button {
    position: absolute;
    inset-block-start: 7px;
    inset-inline-end: 8px;
  }
`;

const Fold = styled.details`
  border: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink);
  font: 460 16px/1.4 var(--sans);

  summary {
    padding: 12px 120px 12px 18px;
    cursor: pointer;
  }
  pre {
    max-height: 420px;
    margin: 0;
    padding: 18px;
    border-block-start: 1px solid var(--line);
    overflow: auto;
    font: 13px/1.5 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  }
`;

export interface ExampleConfigurationProps {
  slug: string;
  args: Record<string, unknown>;
}

/** The JSON configuration of an example, collapsed, with a button that copies it. */
export function ExampleConfiguration({ slug, args }: ExampleConfigurationProps) {
  const text = configurationText(slug, args);
  return (
    <Place>
      <Fold>
        <summary>Configuration (JSON)</summary>
        <pre>
          <code>{text}</code>
        </pre>
      </Fold>
      <CopyButton text={text} label="Copy" done="Copied" />
    </Place>
  );
}
