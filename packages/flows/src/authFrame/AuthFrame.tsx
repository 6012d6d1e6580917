import { below } from '@kermesse/ui/breakpoints';
import { Emphasis } from '@kermesse/ui/Emphasis';
import { Frame } from '@kermesse/ui/Frame';
import { Rosette } from '@kermesse/ui/Rosette';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { useFlowSettings } from '../site/settings.ts';
import { coverImage, type CoverScene } from './scenes.ts';
import {
  Body,
  Card,
  Claim,
  Content,
  Cover,
  CoverText,
  Engraving,
  Inside,
  Lead,
  Overline,
  Scene,
  Envelope,
  Stub,
  Layout,
  Title,
} from './auth-frame.styles.ts';

export interface AuthFrameProps {
  /** The illustration on the cover. */
  scene: CoverScene;
  /** The small line on the cover. */
  coverLine: string;
  /** The large line on the cover. Text between asterisks is in italics, on its own line. */
  claim: string;
  /** A short line in small capitals above the title. */
  overline: string;
  /** The title of the screen. */
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The stub at the bottom of the card: a `StubLink` to another screen. */
  stub?: ReactNode;
  /** Whether the content works without JavaScript. If not, a note says that JavaScript is required. */
  worksWithoutScripts?: boolean;
  /** Whether the screen shows the result of a press. The title takes the focus, because the button is removed. */
  isOutcome?: boolean;
  children: ReactNode;
}

/**
 * The frame of the login screens, drawn as an open invitation card on its envelope. On the left its cover, a scene in
 * the brand's colours; on the right the form. On a phone the cover is a strip above.
 */
export function AuthFrame({
  scene,
  coverLine,
  claim,
  overline,
  title,
  lead,
  stub,
  worksWithoutScripts = false,
  isOutcome = false,
  children,
}: AuthFrameProps) {
  const { t } = useTranslation('authFrame');
  const { artKey } = useFlowSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <Layout>
      <Envelope>
        <Card>
          <Cover data-tone="brand">
            <Scene
              key={scene}
              image={coverImage(scene, artKey)}
              alt=""
              sizes={`${below.laptop} min(100vw, 600px), min(46vw, 640px)`}
              priority
            />
            <CoverText>
              <p>
                <SmallCaps>{coverLine}</SmallCaps>
              </p>
              <Claim>
                <Emphasis text={claim} />
              </Claim>
            </CoverText>
            <Frame inset="wide" />
          </Cover>
          <Inside data-stubbed={stub === undefined ? undefined : ''}>
            <Engraving aria-hidden="true">
              <span>
                <Rosette />
              </span>
            </Engraving>
            <Body>
              <Overline>
                <SmallCaps>{overline}</SmallCaps>
              </Overline>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
              {lead !== undefined && <Lead>{lead}</Lead>}
              {!worksWithoutScripts && (
                <noscript>
                  <NoticeCard message={t('noScript')} help={t('noScriptHelp')} />
                </noscript>
              )}
              <Content>{children}</Content>
            </Body>
            {stub !== undefined && <Stub>{stub}</Stub>}
          </Inside>
        </Card>
      </Envelope>
    </Layout>
  );
}
