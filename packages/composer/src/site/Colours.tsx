import { parseSite } from '@kermesse/sections/site';
import { languageTag } from '@kermesse/api/schemas/common/locale';
import { paletteKey } from '@kermesse/ui/art';
import { contrast, contrastPairs, createTheme, type Scheme, type Tone } from '@kermesse/ui/theme';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useUiLocale } from '../translations/ui-locale.ts';
import { PreviewIframe } from '../preview/PreviewIframe.tsx';
import { PreviewToolbar, PreviewLayout } from '../preview/PreviewLayout.tsx';
import { artColorsOf, sectionsForScene, siteOf } from '../preview/scene.ts';
import { PreviewThemeButtons } from '../preview/PreviewThemeButtons.tsx';
import { useWorkspace } from '../store/context.ts';
import { samplePage } from './sample.ts';

const Contrast = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 0.875rem;
  white-space: nowrap;

  &:first-of-type {
    margin-inline-start: auto;
  }
  & > svg {
    width: 16px;
    height: 16px;
    color: var(--success);
  }
  &[data-missed] > svg {
    color: var(--danger);
  }
  & > b {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Note = styled.p`
  flex: 1 0 100%;
  font-size: 0.875rem;
`;

const Paper = styled.div`
  min-height: 0;
  margin: 14px;
  box-shadow: var(--shadow-raised);
`;

/**
 * A preview of the site's colours: the lowest contrast among all text and background pairs of the theme, and a page in
 * these colours.
 */
export function Colours() {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const site = useWorkspace(siteOf);
  const { colors } = useMemo(() => parseSite(site ?? {}, 'fr'), [site]);
  const artColors = useWorkspace(artColorsOf);
  const page = useWorkspace(({ drafts }) => Object.values(drafts).find(({ kind }) => kind === 'page')?.history.present);
  const number = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [theme, setTheme] = useState<Scheme>('light');
  const worst = useMemo(() => {
    const { schemes } = createTheme(colors);
    return (['light', 'dark'] as const).map((scheme) => {
      const ratios = (Object.keys(schemes[scheme]) as Tone[]).flatMap((tone) => {
        const roles = schemes[scheme][tone];
        const promised = contrastPairs.filter(({ tones }) => tones === undefined || tones.includes(tone));
        return promised.map(({ text, on, ratio }) => ({ got: contrast(roles[text], roles[on]), ratio }));
      });
      const text = ratios.filter(({ ratio }) => ratio === 4.5).map(({ got }) => got);
      return { scheme, ratio: Math.min(...text), held: ratios.every(({ got, ratio }) => got >= ratio - 0.005) };
    });
  }, [colors]);
  const scene = useMemo(() => {
    const filled = page !== undefined && Array.isArray(page['sections']) && page['sections'].length > 0;
    return { locale, theme, site, artColors, showDiagnostics: false, ...sectionsForScene(filled ? page : samplePage) };
  }, [locale, theme, site, artColors, page]);
  return (
    <PreviewLayout aria-label={t('site.preview')}>
      <PreviewToolbar>
        <PreviewThemeButtons theme={theme} onChange={setTheme} />
        {worst.map(({ scheme, ratio, held }) => (
          <Contrast key={scheme} data-missed={held ? undefined : ''} title={t('site.lowest')}>
            {held ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            {t(`preview.${scheme}`)} <b>{number.format(ratio)}</b>
            <VisuallyHidden>{t(held ? 'site.held' : 'site.missed')}</VisuallyHidden>
          </Contrast>
        ))}
        <Contrast>
          {t('site.asGiven')} <b>{number.format(contrast(colors.primary, colors.accent))}</b>
        </Contrast>
        {artColors !== undefined && paletteKey(artColors) !== paletteKey(colors) && <Note>{t('site.artLater')}</Note>}
      </PreviewToolbar>
      <Paper>
        <PreviewIframe title={t('site.preview')} scene={scene} />
      </Paper>
    </PreviewLayout>
  );
}
