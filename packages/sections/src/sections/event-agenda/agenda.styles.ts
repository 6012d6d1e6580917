import { outlined } from '@kermesse/ui/contrast-media';
import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { SectionTitle } from '../../text/SectionTitle.tsx';

/** The sheet of the programme, in the paper colour on every background. */
export const AgendaPage = styled.div`
  position: relative;
  max-width: 980px;
  margin-inline: auto;
  padding: clamp(52px, 6vw, 84px) clamp(30px, 7vw, 96px) clamp(48px, 5vw, 72px);
  background: var(--page);
  color: var(--ink);
  box-shadow: var(--shadow-raised);

  @media ${below.tablet} {
    margin-inline: calc(var(--gutter) * -1 + 10px);
  }
  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

export const Front = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  text-align: center;
`;

export const Title = styled(SectionTitle)`
  margin-block: var(--space-3) 18px;
  line-height: 1.02;
  overflow-wrap: anywhere;
`;

export const About = styled.p`
  max-width: 52ch;
  margin-block-start: 18px;
  color: var(--ink-soft);
  text-wrap: balance;
`;

export const Days = styled.div`
  margin-block-start: clamp(28px, 3.4vw, 44px);

  @media ${from.tablet} {
    ol > li {
      grid-template-columns: 5.9em minmax(0, 1fr) auto;
    }
  }
`;

export const DayPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) clamp(28px, 4vw, 56px);
  padding-block: clamp(24px, 2.8vw, 36px);
  border-block-start: 1px solid var(--hairline);

  @media ${from.laptop} {
    grid-template-columns: 9.5em minmax(0, 1fr);
  }
`;

/** The date as on a calendar page: weekday, large numeral, month. */
export const DayHead = styled.h3`
  font: 400 var(--text-1) / 1.25 var(--serif);
  letter-spacing: 0;

  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }
  b {
    font: 400 var(--text-5) / 0.95 var(--serif);
    font-variant-numeric: oldstyle-nums;
    letter-spacing: -0.02em;
  }
  i {
    font-variant-numeric: oldstyle-nums;
    color: var(--highlight-text);
  }

  @media ${from.laptop} {
    /* Aligns the first line with the first activity. */
    padding-block-start: 14px;

    > span {
      display: grid;
      gap: 4px;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-6);
  padding-block-start: clamp(24px, 2.8vw, 36px);
  border-block-start: 1px solid var(--hairline);

  > p {
    justify-items: center;
  }
`;
