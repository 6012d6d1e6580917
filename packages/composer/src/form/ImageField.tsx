import { scenes } from '@kermesse/ui/art';
import { resolveArt } from '@kermesse/sections/art';
import { fromJsonText, isRecord } from '@kermesse/sections/json';
import { locales } from '@kermesse/sections/locale';
import { isSafeImageAddress } from '@kermesse/sections/safe-link';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Untranslated } from '../translations/Untranslated.tsx';
import { lacksEnglish } from '../translations/missing.ts';
import type { FieldProps } from './fieldProps.ts';
import { FieldShell } from './FieldShell.tsx';
import { useUiLocale } from './FormContext.ts';
import { Line } from './TextLineField.tsx';
import { textIn, withText } from './textIn.ts';
import { Pair, Side } from './TranslatableField.tsx';
import { useField } from './useField.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 6px;
  align-items: start;

  & > img,
  & > span {
    width: 76px;
    height: 58px;
    border: 1px solid var(--line);
    background: var(--sunk);
    object-fit: cover;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
`;

const LanguageLine = styled(Line)`
  padding-inline-start: 34px;
`;

/** The smallest file of a picture, for a thumbnail; undefined where there is nothing that may be loaded. */
function thumbnail(src: string): string | undefined {
  const known = resolveArt(src, 'fr');
  const width = known?.widths?.[0];
  if (known !== undefined && width !== undefined) return `${known.src}-${width}.${known.formats?.[0] ?? 'webp'}`;
  return src !== '' && isSafeImageAddress(src) ? src : undefined;
}

/** A picture: its address, with the scenes of the house on offer, and its alternative text in both languages. */
export function ImageField({ meta, keys }: FieldProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { value, fault, write } = useField(keys);
  const given = fromJsonText(value);
  const src = typeof given === 'string' ? given : isRecord(given) && typeof given['src'] === 'string' ? given['src'] : '';
  const alt = isRecord(given) ? given['alt'] : undefined;
  const shown = thumbnail(src);
  const put = (key: 'src' | 'alt', next: unknown) => {
    const before = isRecord(given) ? given : src === '' ? {} : { src };
    const after = Object.fromEntries(Object.entries({ ...before, [key]: next }).filter(([, part]) => part !== undefined && part !== ''));
    write(Object.keys(after).length === 0 ? undefined : after);
  };
  return (
    <FieldShell meta={meta} fault={fault} several aside={lacksEnglish(alt) && <Untranslated />}>
      {({ id, ...control }) => (
        <Row>
          {shown === undefined ? <span aria-hidden="true" /> : <img src={shown} alt="" />}
          <Parts>
            <Line
              {...control}
              aria-label={t('form.imageAddress')}
              list={`${id}-scenes`}
              placeholder={t('form.imageAddress')}
              value={src}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => put('src', target.value)}
            />
            <datalist id={`${id}-scenes`}>
              {Object.keys(scenes).map((scene) => (
                <option key={scene} value={`/art/${scene}`}>
                  {resolveArt(`/art/${scene}`, locale)?.alt ?? scene}
                </option>
              ))}
            </datalist>
            <Pair>
              {locales.map((each) => (
                <Side key={each}>
                  <span data-tongue="" aria-hidden="true">
                    {each}
                  </span>
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
          </Parts>
        </Row>
      )}
    </FieldShell>
  );
}
