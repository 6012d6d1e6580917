import { locales, type Locale } from '@kermesse/sections/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box } from '../../controls/controls.styles.ts';
import { visibleLength } from '../../document/normalize-text.ts';
import { CopyFrench } from '../field/CopyFrench.tsx';
import { lacksEnglish } from '../../translations/missing.ts';
import { MissingTranslationBadge } from '../../translations/MissingTranslationBadge.tsx';
import { Counter } from '../field/Counter.tsx';
import { FieldShell } from '../field/FieldShell.tsx';
import { useFaultyLanguages } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { textIn, withText } from '../../translations/text-in.ts';
import { useField } from '../field/use-field.ts';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13.125rem, 100%), 1fr));
  gap: 6px;
`;

const SideBox = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  & > [data-language-code] {
    position: absolute;
    inset-block: 8px auto;
    inset-inline: 9px auto;
    color: var(--ink-soft);
    font: 650 0.75rem / 1.6 var(--sans);
    letter-spacing: 0.06em;
    text-transform: uppercase;
    pointer-events: none;
  }
  & > button {
    justify-self: start;
    margin-inline-start: -9px;
  }
`;

/** The text of a pair in one language, with the code of the language. */
export function Side({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <SideBox>
      <span data-language-code="" aria-hidden="true">
        {locale}
      </span>
      {children}
    </SideBox>
  );
}

const Area = styled.textarea`
  ${box}
  padding-inline-start: 2.125rem;
  field-sizing: content;
  max-height: 220px;
  resize: vertical;
`;

/** Estimates the rows that a text needs, for browsers without `field-sizing`; the others ignore the number. */
const rowsOf = (text: string) => Math.max(1, Math.ceil(text.length / 40));

/** A field for a text in French and English, side by side. */
export function TranslatableField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const uiLocale = useUiLocale();
  const { value, fault, write } = useField(keys);
  const faulty = useFaultyLanguages(keys, value);
  const lacks = lacksEnglish(value);
  const lengths = locales.map((locale) => ({ locale, length: visibleLength(textIn(value, locale)) }));
  const [longest, shortest] = lengths.toSorted((a, b) => b.length - a.length);
  return (
    <FieldShell
      meta={meta}
      fault={fault}
      faulty={faulty}
      several
      aside={
        lacks ? (
          <MissingTranslationBadge />
        ) : (
          <Counter
            length={longest?.length ?? 0}
            locale={longest?.length === shortest?.length ? undefined : longest?.locale}
            recommendedLength={meta.recommendedLength}
          />
        )
      }
    >
      {(_, controlIn) => (
        <Pair>
          {locales.map((locale) => (
            <Side key={locale} locale={locale}>
              <Area
                {...controlIn(locale)}
                aria-label={`${meta.label[uiLocale]}, ${t(`language.${locale}`)}`}
                lang={locale}
                rows={rowsOf(textIn(value, locale))}
                value={textIn(value, locale)}
                onChange={({ target }) => write(withText(value, locale, target.value))}
              />
              {locale === 'en' && lacks && (
                <CopyFrench onCopy={() => write(withText(value, 'en', textIn(value, 'fr')))} />
              )}
            </Side>
          ))}
        </Pair>
      )}
    </FieldShell>
  );
}
