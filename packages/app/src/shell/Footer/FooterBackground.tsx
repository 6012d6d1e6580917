import type { ReactNode } from 'react';
import styled from 'styled-components';

const Base = styled.footer`
  position: relative;
  display: grid;
  gap: clamp(40px, 5vw, 64px);
  overflow: clip;
  padding-block: clamp(48px, 6vw, 84px) 28px;
`;

/** The footer's container, in the dark tone of the brand. */
export function FooterBackground({ children }: { children: ReactNode }) {
  return <Base data-tone="brand">{children}</Base>;
}
