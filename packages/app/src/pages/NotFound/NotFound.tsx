import { below } from '@kermesse/ui/breakpoints';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Frame } from '@kermesse/ui/Frame';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { decodedPart, localiseHref, type Prefix } from '../../links/links.ts';
import { Postmark } from './Postmark.tsx';
import { Stamp } from './Stamp.tsx';

export interface NotFoundProps {
  /** The requested path without its language prefix, shown as the address on the card. */
  path: string;
  /** The language prefix of links. */
  prefix: Prefix;
}

const Table = styled.div`
  display: grid;
  place-items: center;
  min-block-size: calc(100svh - 84px);
  padding: clamp(40px, 7vw, 104px) var(--gutter) clamp(56px, 8vw, 120px);
  overflow: clip;
`;

/** The card and, below it, a second one, slightly rotated. */
const Stack = styled.div`
  position: relative;
  inline-size: min(100%, 1010px);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--paper-2);
    box-shadow: var(--shadow-sheet);
    transform: rotate(-2.4deg) translate(-6px, 10px);
  }
`;

const Card = styled.article`
  position: relative;
  background: var(--surface);
  color: var(--ink);
  padding-block-end: 10px;
  box-shadow: var(--shadow-sheet);
  transform: rotate(0.6deg);

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 10px;
    background: repeating-linear-gradient(
      -52deg,
      var(--brand) 0 16px,
      var(--surface) 16px 26px,
      var(--highlight) 26px 42px,
      var(--surface) 42px 52px
    );
  }
  @media ${below.laptop} {
    transform: none;
  }
`;

const Sides = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1.15fr 1fr;

  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Message = styled.div`
  padding-block: clamp(48px, 6vw, 84px) clamp(44px, 5.5vw, 76px);
  padding-inline: clamp(34px, 6vw, 80px) clamp(28px, 4.5vw, 60px);

  @media ${below.laptop} {
    padding: 40px 34px 44px;
  }
`;

const Code = styled(SmallCaps)`
  display: block;
  margin-block-end: var(--space-3);
  color: var(--highlight-text);
  font-size: var(--text-3);
`;

const Title = styled.h1`
  font-size: min(var(--text-5), 14vw);
`;

const Double = styled.div`
  inline-size: 92px;
  block-size: 5px;
  margin-block: clamp(20px, 2.4vw, 30px);
  border: solid var(--hairline);
  border-width: 1px 0;
`;

const Lead = styled.p`
  max-inline-size: 30ch;
  margin-block-end: clamp(26px, 3vw, 38px);
  color: var(--ink-soft);
  font-size: var(--text-2);
  line-height: 1.4;
`;

const Address = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-block: clamp(36px, 4.4vw, 60px) clamp(40px, 5vw, 64px);
  padding-inline: clamp(28px, 3.4vw, 48px) clamp(34px, 4.6vw, 64px);

  &::before {
    content: '';
    position: absolute;
    inset-block: 56px;
    inset-inline: 0 auto;
    border-inline-start: 1px solid var(--hairline);
  }
  @media ${below.laptop} {
    order: -1;
    padding: 40px 34px 8px;

    &::before {
      display: none;
    }
  }
`;

const Franking = styled.div`
  position: relative;
  align-self: end;
`;

const Cancel = styled(Postmark)`
  position: absolute;
  inset-block: 40px auto;
  inset-inline: -92px auto;
  inline-size: 180px;
  max-inline-size: none;
  color: color-mix(in srgb, var(--ink) 62%, transparent);
  transform: rotate(-13deg);
`;

const Lines = styled.div`
  margin-block-start: auto;
  padding-block: 44px 80px;

  > p:first-child {
    color: var(--highlight-text);
  }
  > p + p {
    min-block-size: 3.1em;
    font: italic 400 var(--text-3) / 1.55em var(--serif);
    overflow-wrap: anywhere;
    background: linear-gradient(var(--line) 0 0) 0 100% / 100% 1px no-repeat,
      linear-gradient(var(--line) 0 0) 0 50% / 100% 1px no-repeat;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media ${below.laptop} {
    padding-block: 26px 42px;
  }
`;

/** The rotated rubber stamp below the address, which stays readable. */
const ReturnMark = styled.p`
  position: absolute;
  inset-block: auto clamp(52px, 6vw, 78px);
  inset-inline: auto clamp(24px, 3.4vw, 48px);
  padding: 8px 18px 10px;
  border: 3px double currentColor;
  color: var(--danger);
  font: 800 var(--text-1) / 1.25 var(--sans);
  letter-spacing: 0.12em;
  text-align: center;
  text-transform: uppercase;
  mix-blend-mode: multiply;
  transform: rotate(-9deg);

  small {
    display: block;
    font-size: min(0.8125rem, 4.4vw);
    font-weight: 600;
    letter-spacing: 0.08em;
  }
  @media ${below.laptop} {
    inset-block: auto -6px;
    inset-inline: auto 28px;
    font-size: min(0.8125rem, 4.4vw);
  }
`;

/** Renders the page for a missing address (status 404) as an invitation that was returned to its sender. */
export function NotFound({ path, prefix }: NotFoundProps) {
  const { t } = useTranslation('app');
  return (
    <Table>
      <Stack data-tone="paper">
        <Card>
          <Sides>
            <Frame />
            <Message>
              <Title>
                <Code>{t('notFound.titleCode')}</Code>
                <VisuallyHidden>{t('notFound.titleDash')}</VisuallyHidden>
                {t('notFound.titleText')}
              </Title>
              <Double />
              <Lead>{t('notFound.text')}</Lead>
              <ButtonLink href={localiseHref('/', prefix)}>{t('notFound.back')}</ButtonLink>
            </Message>
            <Address>
              <Franking>
                <Stamp />
                <Cancel town={t('notFound.postmark')} code="404" />
              </Franking>
              <Lines>
                <p>
                  <SmallCaps>{t('notFound.address')}</SmallCaps>
                </p>
                <p>{decodedPart(path)}</p>
              </Lines>
              <ReturnMark aria-hidden="true">
                {t('notFound.stamp')}
                <small>{t('notFound.reason')}</small>
              </ReturnMark>
            </Address>
          </Sides>
        </Card>
      </Stack>
    </Table>
  );
}
