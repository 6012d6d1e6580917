import { languageTag } from '@kermesse/api/schemas/common/locale';
import type { Locale } from '@kermesse/sections/locale';
import { below, breakpoints, short } from '@kermesse/ui/breakpoints';
import type { Scheme } from '@kermesse/ui/theme';
import { Columns2, Languages, Moon, Sun } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useUiLocale } from '../translations/ui-locale.ts';
import { usePreviewLanguage } from './language.ts';

const widths = [360, 768, 1280] as const;

/** Returns the initial width: that of a page that is readable in the preview. */
const initialWidth = () => (innerWidth < breakpoints.laptop ? 360 : 1280);

/** The layout of a preview: a toolbar above, the page below. */
const PreviewLayout = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: var(--sunk);

  @media ${below.tablet} and ${short} {
    grid-template-rows: auto 80vh;
  }
`;

/** The toolbar of a preview: width, theme, language. */
const PreviewToolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-height: 41px;
  padding: 5px 10px;
  border-block-end: 1px solid var(--line);
  background: var(--page);

  & > [role='group'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  & > [role='group'] > svg {
    width: 1.0625rem;
    height: 1.0625rem;
    margin-inline-end: 4px;
    color: var(--ink-soft);
    stroke-width: 1.6;
  }
  @media ${below.tablet} {
    gap: 4px;
    padding: 4px 6px;

    & button {
      padding-inline: 7px;
    }
    & [data-wide] {
      display: none;
    }
  }
`;

/** Two languages are side by side, or stacked where a wide page would become too small to read. */
const Pages = styled.div`
  --least: 200px;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  grid-auto-rows: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  min-height: 0;
  padding: 14px;

  &[data-page='1280'] {
    --least: 480px;
  }
  @media ${below.tablet} {
    padding: 8px;
  }
`;

const Size = styled.span`
  margin-inline-start: auto;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-variant-numeric: lining-nums tabular-nums;
`;

/** What the preview tells the page it shows. */
export interface PreviewedPageProps {
  locale: Locale;
  theme: Scheme;
  /** The width of the page in CSS pixels; undefined for the available width. */
  width?: number;
  onScale?: (scale: number) => void;
}

interface PreviewProps {
  /** Renders the page in one language. */
  renderPage: (props: PreviewedPageProps) => ReactNode;
  /** More content of the toolbar. */
  children?: ReactNode;
}

/** The preview of a page in a width, a theme and a language, or in both languages. */
export function Preview({ renderPage, children }: PreviewProps) {
  const { t } = useTranslation('composer');
  const percent = new Intl.NumberFormat(languageTag(useUiLocale()), { style: 'percent' });
  const [width, setWidth] = useState<number | undefined>(initialWidth);
  const [theme, setTheme] = useState<Scheme>('light');
  const [locale, setLocale] = usePreviewLanguage();
  const [both, setBoth] = useState(false);
  const [scale, setScale] = useState(1);
  const page = { theme, width, onScale: setScale };
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
        <div role="group" aria-label={t('preview.theme')}>
          {(['light', 'dark'] as const).map((each) => (
            <ToolButton
              key={each}
              label={t(`preview.${each}`)}
              aria-pressed={theme === each}
              icon={each === 'light' ? <Sun /> : <Moon />}
              onClick={() => setTheme(each)}
            />
          ))}
        </div>
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
        {width !== undefined && scale < 1 && <Size data-wide="">{percent.format(scale)}</Size>}
        {children}
      </PreviewToolbar>
      <Pages data-page={width}>
        {/* The first frame stays when the language changes: offline, another one fails to load. */}
        {renderPage({ ...page, locale: both ? 'fr' : locale })}
        {both && renderPage({ ...page, locale: 'en' })}
      </Pages>
    </PreviewLayout>
  );
}
