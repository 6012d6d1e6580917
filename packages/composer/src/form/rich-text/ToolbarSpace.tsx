import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tools } from './paper.styles.ts';

/** The number of buttons in the toolbar when the selection is in a paragraph or heading. */
const usualTools = 13;

const Space = styled.div`
  position: relative;

  & > i {
    flex: none;
    min-height: 30px;
  }
  ${tools}
  & > p {
    position: absolute;
    inset: 0;
    border: 0;
  }
`;

/** A placeholder of the toolbar's size until the editor loads, so that nothing moves. */
export function ToolbarSpace({ children }: { children?: ReactNode }) {
  return (
    <Space>
      {Array.from({ length: usualTools }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
      {children}
    </Space>
  );
}
