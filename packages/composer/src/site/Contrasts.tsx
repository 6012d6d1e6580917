import { languageTag } from '@kermesse/api/schemas/common/locale';
import { paletteKey } from '@kermesse/ui/art';
import { contrast, contrastPairs, createTheme, type BrandColors, type Tone } from '@kermesse/ui/theme';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { artColorsOf } from '../preview/preview-message.ts';
import { useWorkspace } from '../store/context.ts';
import { useUiLocale } from '../translations/ui-locale.ts';

const Row = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 14px;
  font-size: 0.875rem;
`;

const Contrast = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: var(--success);
  }
  &[data-missed] > svg {
    color: var(--danger);
  }
  & > b {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** The lowest contrast among all text and background pairs of the theme in the site's colours. */
export function Contrasts({ colors }: { colors: BrandColors }) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const artColors = useWorkspace(artColorsOf);
  const number = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const worst = useMemo(() => {
    const { schemes } = createTheme(colors);
    return (['light', 'dark'] as const).map((scheme) => {
      const ratios = (Object.keys(schemes[scheme]) as Tone[]).flatMap((tone) => {
        const roles = schemes[scheme][tone];
        const guaranteed = contrastPairs.filter(({ tones }) => tones === undefined || tones.includes(tone));
        return guaranteed.map(({ text, on, ratio }) => ({ actual: contrast(roles[text], roles[on]), ratio }));
      });
      const text = ratios.filter(({ ratio }) => ratio === 4.5).map(({ actual }) => actual);
      return { scheme, ratio: Math.min(...text), isMet: ratios.every(({ actual, ratio }) => actual >= ratio - 0.005) };
    });
  }, [colors]);
  return (
    <Row>
      {worst.map(({ scheme, ratio, isMet }) => (
        <Contrast key={scheme} data-missed={isMet ? undefined : ''} title={t('site.lowest')}>
          {isMet ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          {t(`preview.${scheme}`)} <b>{number.format(ratio)}</b>
          <VisuallyHidden>{t(isMet ? 'site.held' : 'site.missed')}</VisuallyHidden>
        </Contrast>
      ))}
      <Contrast>
        {t('site.asGiven')} <b>{number.format(contrast(colors.primary, colors.accent))}</b>
      </Contrast>
      {artColors !== undefined && paletteKey(artColors) !== paletteKey(colors) && <span>{t('site.artLater')}</span>}
    </Row>
  );
}
