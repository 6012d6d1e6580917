import styled from 'styled-components';
import { hrefInLocale, locales, type Locale } from '../../links/links.ts';

export interface LanguageSwitchProps {
  /** What the two links are about, for assistive technology. */
  label: string;
  locale: Locale;
  /** The path of the page, without prefix. */
  path: string;
  /** The languages by their whole names, where there is room. */
  whole?: boolean;
}

const names: Record<Locale, string> = { fr: 'Français', en: 'English' };

const List = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    color: inherit;
    font-weight: 520;
    letter-spacing: 0.02em;
    text-decoration: underline;
    text-decoration-color: transparent;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 6px;
  }
  a:hover,
  a[aria-current] {
    text-decoration-color: var(--highlight);
  }
  &[data-whole] {
    column-gap: var(--space-5);
  }
`;

/** The same page in the other language, by plain links that work without JavaScript; the app stores the choice. */
export function LanguageSwitch({ label, locale, path, whole = false }: LanguageSwitchProps) {
  return (
    <List aria-label={label} data-whole={whole || undefined}>
      {locales.map((each) => (
        <li key={each}>
          <a
            href={hrefInLocale(path, each)}
            lang={each}
            hrefLang={each}
            data-language={each}
            aria-label={whole ? undefined : `${each.toUpperCase()}, ${names[each]}`}
            aria-current={each === locale ? 'true' : undefined}
          >
            {whole ? names[each] : each.toUpperCase()}
          </a>
        </li>
      ))}
    </List>
  );
}
