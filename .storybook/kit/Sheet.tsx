import { Container } from '@kermesse/ui/Container';
import { Rule } from '@kermesse/ui/Rule';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Emphasis } from '../../packages/ui/src/Emphasis/Emphasis.tsx';

const Head = styled.header`
  padding-block: clamp(48px, 7vw, 104px) clamp(32px, 5vw, 64px);
`;

const Above = styled.p`
  display: flex;
  gap: 14px;
  align-items: center;
  color: var(--highlight-text);
`;

const Title = styled.h1`
  max-width: 14em;
  margin-block: 20px 22px;
  font-size: var(--text-6);
  line-height: 0.98;
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 36em;
  color: var(--ink-soft);
  font-size: var(--text-2);
  line-height: 1.42;
`;

const Piece = styled.section`
  padding-block: clamp(28px, 3.6vw, 52px);
  border-block-start: 1px solid var(--hairline);
`;

const PieceHead = styled.div`
  display: grid;
  gap: 8px 40px;
  margin-block-end: clamp(20px, 2.4vw, 36px);

  h2 {
    font-size: var(--text-4);
    line-height: 1.05;
  }
  p {
    max-width: 38em;
    color: var(--ink-soft);
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: baseline;
  }
`;

const Foot = styled.div`
  padding-block-end: clamp(56px, 8vw, 120px);
`;

export interface SheetProps {
  /** A line in small capitals above the title. */
  above: string;
  /** The title. Words between asterisks are emphasised. */
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the design guide: a title, an introduction, and its parts. */
export function Sheet({ above, title, lead, children }: SheetProps) {
  return (
    <Container>
      <Head>
        <Above>
          <Rule />
          <SmallCaps>{above}</SmallCaps>
        </Above>
        <Title>
          <Emphasis text={title} />
        </Title>
        <Lead>{lead}</Lead>
      </Head>
      <Foot>{children}</Foot>
    </Container>
  );
}

/** A part of a page of the design guide: a heading, a note, and its content. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Piece>
      <PieceHead>
        <h2>
          <Emphasis text={title} />
        </h2>
        {note !== undefined && <p>{note}</p>}
      </PieceHead>
      {children}
    </Piece>
  );
}
