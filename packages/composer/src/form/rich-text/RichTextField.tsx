import { locales } from '@kermesse/sections/locale';
import { Code } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box, Stack } from '../../controls/controls.styles.ts';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { CopyFrench } from '../field/CopyFrench.tsx';
import { lacksEnglish } from '../../translations/missing.ts';
import { MissingTranslationBadge } from '../../translations/MissingTranslationBadge.tsx';
import type { FormFieldProps } from '../field/field-props.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { useFaultyLanguages } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { LazyRichTextBox } from './LazyRichTextBox.tsx';
import { textIn, withText } from '../../translations/text-in.ts';
import { useField } from '../field/use-field.ts';

const Source = styled.textarea`
  ${box}
  min-height: 160px;
  font-family: ui-monospace, monospace;
  font-size: 0.8125rem;
`;

const LanguageBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--ink-soft);
  font: 650 0.75rem / 1.6 var(--sans);
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

/** A field for a rich text in both languages, with a switch to edit the HTML. */
export function RichTextField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const uiLocale = useUiLocale();
  const { value, fault, write } = useField(keys);
  const faulty = useFaultyLanguages(keys, value);
  const [source, setSource] = useState(false);
  return (
    <FieldShell
      meta={meta}
      fault={fault}
      faulty={faulty}
      several
      aside={lacksEnglish(value) && <MissingTranslationBadge />}
    >
      {(_, controlIn) => (
        <Stack $gap={8}>
          {locales.map((locale) => {
            const label = `${meta.label[uiLocale]}, ${t(`language.${locale}`)}`;
            const control = controlIn(locale);
            const html = textIn(value, locale);
            const onChange = (next: string, newStep?: boolean) => write(withText(value, locale, next), newStep);
            return (
              <Stack key={locale} $gap={3}>
                <LanguageBar>
                  {locale}
                  {locale === 'fr' && (
                    <ToolButton
                      label={t('richText.source')}
                      aria-pressed={source}
                      icon={<Code />}
                      onClick={() => setSource(!source)}
                    />
                  )}
                  {locale === 'en' && lacksEnglish(value) && (
                    <CopyFrench onCopy={() => onChange(textIn(value, 'fr'), true)} />
                  )}
                </LanguageBar>
                {source ? (
                  <Source
                    {...control}
                    aria-label={label}
                    lang={locale}
                    value={html}
                    spellCheck={false}
                    onChange={({ target }) => onChange(target.value)}
                  />
                ) : (
                  <LazyRichTextBox label={label} control={control} lang={locale} html={html} onChange={onChange} />
                )}
              </Stack>
            );
          })}
        </Stack>
      )}
    </FieldShell>
  );
}
