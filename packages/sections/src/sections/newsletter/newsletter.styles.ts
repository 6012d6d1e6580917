import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { SectionTitle } from '../../text/SectionTitle.tsx';

export const Envelope = styled.div`
  position: relative;
  max-width: 800px;
  margin-inline: auto;
  padding-block-start: 190px;
  isolation: isolate;

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 6% -6px;
    height: 36px;
    background: color-mix(in srgb, black 40%, transparent);
    filter: blur(22px);
  }
  @media ${below.tablet} {
    padding-block-start: 104px;
  }
`;

export const Back = styled.div`
  position: absolute;
  inset: 235px 0 0;
  background: var(--paper-3);

  @media ${below.tablet} {
    inset-block-start: 129px;
  }
`;

export const Flap = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 236px;
  clip-path: polygon(0 100%, 50% 0, 100% 100%);
  background: var(--paper-2);

  @media ${below.tablet} {
    height: 130px;
  }
`;

export const Lining = styled.div`
  position: absolute;
  inset: 13px 26px 0;
  clip-path: polygon(0 100%, 50% 0, 100% 100%);
  background: var(--page);
`;

export const Card = styled.div`
  position: relative;
  z-index: 2;
  margin: -74px clamp(12px, 6.2vw, 56px) 0;
  padding: 46px clamp(22px, 5vw, 60px) 132px;
  text-align: center;
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 -10px 30px -14px color-mix(in srgb, black 40%, transparent);

  @media ${below.tablet} {
    margin-block-start: -40px;
    padding-block: 36px 114px;
  }
`;

export const Title = styled(SectionTitle)`
  margin-block: 6px var(--space-2);
  font-size: var(--text-4);
  line-height: 1.06;
`;

export const Description = styled.p`
  max-width: 40ch;
  margin-inline: auto;
  color: var(--ink-soft);
  text-wrap: balance;
`;

/** The area of the form in the letter. */
export const FormArea = styled.div`
  max-width: 31.25rem;
  margin: 22px auto 0;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  max-width: 31.25rem;
  text-align: start;

  @media ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;

    > button {
      /* Beside the input, below its label. */
      margin-block-start: calc(1.3 * var(--text-1) + 6px);
    }
  }

  /* Enabled without JavaScript: the server's response shows what is missing. */
  @media (scripting: none) {
    > button[data-unavailable] {
      background: var(--fill);
      color: var(--text);
      cursor: pointer;
    }
  }
`;

export const Hint = styled.p`
  grid-column: 1 / -1;
  font-size: var(--text-0);
  line-height: 1.35;
  color: var(--ink-soft);
`;

export const Pocket = styled.svg`
  position: relative;
  z-index: 3;
  display: block;
  width: 100%;
  height: 190px;
  margin-block-start: -118px;
  filter: drop-shadow(0 -3px 5px color-mix(in srgb, black 24%, transparent));
  pointer-events: none;

  [data-part='sides'] {
    fill: var(--paper-2);
  }
  [data-part='front'] {
    fill: var(--paper-1);
  }
  [data-part='edge'] {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 1.5;
  }
  @media ${below.tablet} {
    height: 120px;
    margin-block-start: -80px;
  }
`;
