import { resolveArt } from '@kermesse/sections/art';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { locales } from '@kermesse/sections/locale';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MissingTranslationBadge } from '../../translations/MissingTranslationBadge.tsx';
import { isUntranslated } from '../../translations/missing.ts';
import { Stack } from '../../controls/controls.styles.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { useAdviceText } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { sentence } from '../../faults/sentences.ts';
import { brokenAddresses } from '../../pictures/loading.ts';
import { pictureAddress, withPicturePart } from '../../pictures/picture-address.ts';
import { useStore } from '../../store/store.ts';
import { PictureButton, PictureSheet } from './PictureSheet.tsx';
import { TextInput } from '../fields/TextLineField.tsx';
import { textIn, withText } from '../../translations/text-in.ts';
import { Pair, Side } from '../fields/TranslatableField.tsx';
import { useField } from '../field/use-field.ts';
import { useSheet } from '../field/use-sheet.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 6px;
  align-items: start;
`;

const LanguageLine = styled(TextInput)`
  padding-inline-start: 2.125rem;
`;

/** A field for a picture (an illustration of the site or any URL) and its alternative text in both languages. */
export function ImageField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const { value, fault, write } = useField(keys);
  const missing = useAdviceText(keys);
  const given = parseJsonText(value);
  const src = pictureAddress(given);
  const alt = isRecord(given) ? given['alt'] : undefined;
  const { open, opener, toggle, close, onKeyDown } = useSheet();
  const locale = useUiLocale();
  const isBroken = useStore(brokenAddresses, (pictures) => pictures.has(src.trim()));
  const put = (key: 'src' | 'alt', next: unknown) => write(withPicturePart(value, key, next));
  function choose(next: string) {
    put('src', next);
    close();
  }
  return (
    <FieldShell
      meta={meta}
      fault={fault}
      advice={isBroken ? sentence('advice.picture', { src })[locale] : missing}
      several
      aside={isUntranslated({ meta, value: given }) && <MissingTranslationBadge />}
    >
      {(control) => (
        <div role="presentation" onKeyDown={onKeyDown}>
          <Row>
            <PictureButton ref={opener} src={src} label={t('form.choosePicture')} open={open} onPress={toggle} />
            <Stack $gap={6}>
              {/* A path of its own, so that the address has the focus again after a reload. */}
              <div data-keys={JSON.stringify([...keys, 'src'])}>
                <TextInput
                  {...control}
                  aria-label={t('form.imageAddress')}
                  placeholder={t('form.imageAddress')}
                  value={src}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={({ target }) => put('src', target.value)}
                />
              </div>
              {meta.decorative !== true && (
                <Pair>
                  {locales.map((each) => (
                    <Side key={each} locale={each}>
                      <LanguageLine
                        aria-label={`${t('form.alternative')}, ${t(`language.${each}`)}`}
                        placeholder={resolveArt(src, each)?.alt ?? t('form.alternative')}
                        lang={each}
                        value={textIn(alt, each)}
                        onChange={({ target }) => put('alt', withText(alt, each, target.value))}
                      />
                    </Side>
                  ))}
                </Pair>
              )}
            </Stack>
          </Row>
          {open && <PictureSheet src={src} keys={keys} onChoose={choose} />}
        </div>
      )}
    </FieldShell>
  );
}
