import { below, from } from '../theme/breakpoints.ts';
import { outlined } from '../theme/contrast/contrast-media.ts';
import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../theme/background.ts';
import { notchedCorners } from '../theme/notched-corners.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface TicketProps extends HTMLAttributes<HTMLElement> {
  /**
   * The background: a tone, the `surface` of the surrounding tone, or `prominent`: the brand's in the light theme,
   * paper in the dark one.
   */
  tone?: Tone | 'surface' | 'prominent';
  /**
   * The content of the stub, below a perforation between two notches. On a tablet, where the ticket is as wide as the
   * page, it is at the inline end. Without a stub, the corners are notched.
   */
  stub?: ReactNode;
  /** The element. */
  as?: 'div' | 'article' | 'li';
}

/** The shadow needs an element of its own: the mask that cuts the notches would clip it. */
const Shadow = styled.div`
  min-width: 0;
  filter: var(--shadow-paper);

  [data-ticket-strip] > & {
    filter: none;
  }
`;

const Body = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding-block: 26px 24px;
  padding-inline: 30px 26px;
  background: var(--page);
  color: var(--ink);
  mask: ${notchedCorners};

  &:not([data-tone]) {
    background: var(--surface);
  }

  &[data-stubbed] {
    --stub: 6.5rem;
    padding: 0;
    mask:
      radial-gradient(circle var(--notch) at 0 calc(100% - var(--stub)), transparent 97%, black) 0 0 / 51% 100% no-repeat,
      radial-gradient(circle var(--notch) at 100% calc(100% - var(--stub)), transparent 97%, black) 100% 0 / 51% 100% no-repeat;

    @media ${from.tablet} and ${below.laptop} {
      --stub: 252px;
      --cut: calc(100% - var(--stub));
      flex-direction: row;
      mask:
        radial-gradient(circle var(--notch) at var(--cut) 0, transparent 97%, black) 0 0 / 100% 51% no-repeat,
        radial-gradient(circle var(--notch) at var(--cut) 100%, transparent 97%, black) 0 100% / 100% 51% no-repeat;

      &:dir(rtl) {
        --cut: var(--stub);
      }
    }
  }

  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

const Main = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  padding: 30px clamp(22px, 2.4vw, 32px) 26px;
  overflow: hidden;
`;

const Stub = styled.div`
  container: stub / inline-size;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  height: var(--stub);
  padding-inline: clamp(22px, 2.4vw, 32px);

  &::before {
    content: '';
    position: absolute;
    inset: -1px 20px auto;
    height: 2px;
    background: radial-gradient(circle, var(--ink-soft) 1px, transparent 1.4px) 0 0 / 8px 2px;
  }

  @media ${from.tablet} and ${below.laptop} {
    flex: none;
    flex-direction: column;
    justify-content: center;
    width: var(--stub);
    height: auto;
    padding: 20px 16px;

    &::before {
      inset-block: 20px;
      inset-inline: -1px auto;
      width: 2px;
      height: auto;
      background-size: 2px 8px;
    }
  }
`;

/**
 * A card in the shape of a ticket, with notches at its four corners, or two notches beside the perforation of its stub.
 */
export function Ticket({ tone = 'page', stub, as = 'div', children, ...rest }: TicketProps) {
  useProviderCheck('Ticket');
  const hasStub = stub !== undefined;
  return (
    <Shadow as={as}>
      <Body data-tone={tone === 'surface' ? undefined : tone} data-stubbed={hasStub ? '' : undefined} {...rest}>
        {hasStub ? <Main>{children}</Main> : children}
        {hasStub && <Stub>{stub}</Stub>}
      </Body>
    </Shadow>
  );
}
