import { below } from '@kermesse/ui/breakpoints';
import { Frame } from '@kermesse/ui/Frame';
import { Rosette } from '@kermesse/ui/Rosette';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { WaxPattern } from '@kermesse/ui/WaxPattern';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ComingSoonProps {
  overline: string;
  title: string;
  text: string;
  /** The link to another page. */
  children: ReactNode;
}

const Table = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: calc(100svh - 84px);
  padding: clamp(24px, 5vw, 72px) var(--gutter) clamp(48px, 7vw, 104px);
  overflow: clip;
`;

/** The card and, below it, a slightly rotated envelope. */
const Stack = styled.div`
  position: relative;
  inline-size: min(100%, 920px);

  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    background: linear-gradient(152deg, var(--paper-1), var(--paper-3));
    box-shadow: var(--shadow-sheet);
    transform: rotate(-1.4deg) translate(-3px, 8px);
  }
`;

const Card = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(96px, 1fr) 3.4fr;
  background: var(--surface);
  color: var(--ink);
  isolation: isolate;
  box-shadow: var(--shadow-sheet);

  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 92px auto;
  }
`;

const Cloth = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--page);
`;

const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--space-4);
  min-block-size: clamp(320px, 44vw, 460px);
  padding: clamp(44px, 6vw, 84px) clamp(32px, 6vw, 80px);
  overflow: hidden;

  > h1 {
    font-size: var(--text-5);
    text-wrap: balance;
  }
  > p:first-of-type {
    color: var(--highlight-text);
  }
  > h1 + p {
    max-inline-size: 38ch;
    margin-block-end: var(--space-4);
    color: var(--ink-soft);
    font-size: var(--text-2);
    line-height: 1.45;
  }
`;

/** A rosette that overflows the card's corner and is clipped. */
const Engraving = styled.span`
  position: absolute;
  inset-block: auto -96px;
  inset-inline: auto -84px;
  inline-size: 300px;
  color: color-mix(in srgb, var(--hairline) 46%, transparent);
  pointer-events: none;
`;

/** Renders a placeholder page: a card that says that the page has no content yet, with a link to another page. */
export function ComingSoon({ overline, title, text, children }: ComingSoonProps) {
  return (
    <Table>
      <Stack>
        <Card>
          <Cloth data-tone="brand">
            <WaxPattern />
          </Cloth>
          <Words>
            <Engraving>
              <Rosette />
            </Engraving>
            <p>
              <SmallCaps>{overline}</SmallCaps>
            </p>
            <h1>{title}</h1>
            <p>{text}</p>
            {children}
            <Frame />
          </Words>
        </Card>
      </Stack>
    </Table>
  );
}
