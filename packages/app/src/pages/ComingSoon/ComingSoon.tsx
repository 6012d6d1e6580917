import type { ScreenName } from '@kermesse/api/page-props';
import { useHref } from '@kermesse/flows/use-href';
import { below } from '@kermesse/ui/breakpoints';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Frame } from '@kermesse/ui/Frame';
import { Rosette } from '@kermesse/ui/Rosette';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { WaxPattern } from '@kermesse/ui/WaxPattern';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

export interface ComingSoonProps {
  /** The screen, whose texts are shown. */
  screen: ScreenName;
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

/** Renders a placeholder page: a card that says that the page has no content yet, with a link to the home page. */
export function ComingSoon({ screen }: ComingSoonProps) {
  const { t } = useTranslation([screen, 'screens']);
  const href = useHref();
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
              <SmallCaps>{t('overline')}</SmallCaps>
            </p>
            <h1>{t('title')}</h1>
            <p>{t('text')}</p>
            <ButtonLink href={href('/')}>{t('home', { ns: 'screens' })}</ButtonLink>
            <Frame />
          </Words>
        </Card>
      </Stack>
    </Table>
  );
}
