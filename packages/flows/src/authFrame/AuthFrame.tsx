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
  /**
   * The namespace of the screen's texts: `coverLine`, the small line on the cover; `claim`, the large one; `overline`,
   * a short line in small capitals above the title; `title`. In the claim, text between asterisks is in italics, on its
   * own line.
   */
  texts: string;
  /** Replaces the claim of the texts. */
  claim?: string;
  /** Replaces the title of the texts. */
  title?: string;
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
  texts,
  claim,
  title,
  lead,
  stub,
  worksWithoutScripts = false,
  isOutcome = false,
  children,
}: AuthFrameProps) {
  const { t } = useTranslation([texts, 'authFrame']);
  const frame = { ns: 'authFrame' };
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
                <SmallCaps>{t('coverLine')}</SmallCaps>
              </p>
              <Claim>
                <Emphasis text={claim ?? t('claim')} />
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
                <SmallCaps>{t('overline')}</SmallCaps>
              </Overline>
              <Title ref={heading} tabIndex={-1}>
                {title ?? t('title')}
              </Title>
              {lead !== undefined && <Lead>{lead}</Lead>}
              {!worksWithoutScripts && (
                <noscript>
                  <NoticeCard message={t('noScript', frame)} help={t('noScriptHelp', frame)} />
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
