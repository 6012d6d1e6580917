import { below } from '@kermesse/ui/breakpoints';
import { pathOfPage } from '../links/address.ts';
import type { Scheme } from '@kermesse/ui/theme';
import type { Locale } from '@kermesse/sections/locale';
import { Columns2, Languages } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import type { FrameEvent } from '../frame/messages.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { configurationOf, pagePlace, slugOf } from '../store/workspace.ts';
import { PreviewIframe } from './PreviewIframe.tsx';
import { findField } from './find-field.ts';
import { usePreviewLanguage } from './language.ts';
import { PreviewToolbar, PreviewLayout } from './PreviewLayout.tsx';
import { artColorsOf, editedItemOf, givenColorsOf, sectionsForScene, siteOf } from './scene.ts';
import { PreviewThemeButtons } from './PreviewThemeButtons.tsx';
import { useSize } from './use-size.ts';

const widths = [360, 768, 1280] as const;

/** Returns the initial width: that of a page on a device like this one. */
const widthHere = () => (innerWidth < 600 ? 360 : innerWidth < 1024 ? 768 : 1280);

/** Two languages are side by side, or stacked where a wide page would become too small to read. */
const Table = styled.div`
  --least: 200px;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  grid-auto-rows: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  min-height: 0;
  padding: 14px;

  &[data-page='1280'] {
    --least: 360px;
  }
  @media ${below.tablet} {
    padding: 8px;
  }
`;

const PreviewFrame = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;

const Paper = styled.div`
  position: relative;
  margin-inline: auto;
  width: var(--shown-width, 100%);
  height: 100%;
  overflow: hidden;
  box-shadow: var(--shadow-raised);
`;

const Nothing = styled.p`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-content: center;
  padding: 24px;
  background: var(--page);
  color: var(--ink-soft);
  text-align: center;
  text-wrap: balance;
`;

const Size = styled.span`
  margin-inline-start: auto;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-variant-numeric: lining-nums tabular-nums;
`;

interface PageFrameProps {
  locale: Locale;
  theme: Scheme;
  /** The width of the page in CSS pixels; undefined for the available width. */
  width?: number;
  onScale?: (scale: number) => void;
}

/** The page in one language, scaled down to the available width. */
function PageFrame({ locale, theme, width, onScale }: PageFrameProps) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const sheet = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const room = useSize(sheet);
  const configuration = useWorkspace(configurationOf);
  const selected = useWorkspace((workspace) => (workspace.selected === pagePlace ? undefined : workspace.selected));
  const site = useWorkspace(siteOf);
  const colors = useWorkspace(givenColorsOf);
  const artColors = useWorkspace(artColorsOf);
  const sections = useMemo(() => sectionsForScene(configuration), [configuration]);
  const edited = useWorkspace(editedItemOf);
  const path = pathOfPage(slugOf(configuration));
  const scene = useMemo(
    () => ({ locale, theme, site, colors, artColors, path, showDiagnostics: true, selected, edited, ...sections }),
    [locale, theme, site, colors, artColors, path, selected, edited, sections],
  );
  const empty = sections.order.length === 0;
  const scale = width === undefined || room.width === 0 ? 1 : Math.min(1, room.width / width);
  useEffect(() => {
    onScale?.(scale);
    paper.current?.style.setProperty('--shown-width', width === undefined ? '100%' : `${Math.floor(width * scale)}px`);
  }, [scale, width, onScale]);

  const hear = (event: FrameEvent) => {
    if (event.kind === 'undo') store.undo();
    if (event.kind === 'redo') store.redo();
    if (event.kind !== 'pressed') return;
    const field = findField(configurationOf(store.get()), event.key, event.text, locale);
    if (field === undefined) store.select(event.key);
    else store.goTo(field, locale);
  };
  return (
    <PreviewFrame ref={sheet}>
      <Paper ref={paper}>
        {empty && <Nothing>{t('preview.empty')}</Nothing>}
        <PreviewIframe
          title={t('preview.frame', { language: t(`language.${locale}`) })}
          scene={scene}
          width={width}
          height={room.height === 0 ? undefined : room.height / scale}
          scale={scale}
          onEvent={hear}
        />
      </Paper>
    </PreviewFrame>
  );
}

/** The preview of the page in a width, a theme and a language, or in both languages. */
export const Preview = memo(function Preview() {
  const { t } = useTranslation('composer');
  const [width, setWidth] = useState<number | undefined>(widthHere);
  const [theme, setTheme] = useState<Scheme>('light');
  const [locale, setLocale] = usePreviewLanguage();
  const [both, setBoth] = useState(false);
  const [scale, setScale] = useState(1);
  const shown: Locale[] = both ? ['fr', 'en'] : [locale];
  return (
    <PreviewLayout aria-label={t('preview.title')}>
      <PreviewToolbar>
        <div role="group" aria-label={t('preview.width')}>
          {widths.map((each) => (
            <ToolButton key={each} aria-pressed={width === each} onClick={() => setWidth(each)}>
              {each}
            </ToolButton>
          ))}
          <ToolButton data-wide="" aria-pressed={width === undefined} onClick={() => setWidth(undefined)}>
            {t('preview.free')}
          </ToolButton>
        </div>
        <PreviewThemeButtons theme={theme} onChange={setTheme} />
        <div role="group" aria-label={t('preview.language')}>
          <Languages aria-hidden="true" />
          {(['fr', 'en'] as const).map((each) => (
            <ToolButton
              key={each}
              aria-pressed={!both && locale === each}
              onClick={() => {
                setLocale(each);
                setBoth(false);
              }}
            >
              {each}
            </ToolButton>
          ))}
          <ToolButton
            data-wide=""
            label={t('preview.both')}
            aria-pressed={both}
            icon={<Columns2 />}
            onClick={() => setBoth(true)}
          />
        </div>
        {width !== undefined && scale < 1 && <Size data-wide="">{Math.round(scale * 100)} %</Size>}
      </PreviewToolbar>
      <Table data-page={width}>
        {shown.map((each) => (
          <PageFrame key={each} locale={each} theme={theme} width={width} onScale={setScale} />
        ))}
      </Table>
    </PreviewLayout>
  );
});
