import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tools } from './paper.styles.ts';

/** How many tools the toolbar has where the text begins with a paragraph or a heading. */
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

/** The space of the toolbar until the editor is there: nothing moves under a pointer that is down when it comes. */
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
