import styled from 'styled-components';
import { hrefInLocale, locales, type Locale } from '../../links/links.ts';

export interface LanguageSwitchProps {
  /** The accessible name of the list of languages. */
  label: string;
  locale: Locale;
  /** The path of the page, without prefix. */
  path: string;
  /** Whether to show the full names of the languages instead of their codes. */
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

/** Links to the current page in each language. The links work without JavaScript; with it, the choice is stored. */
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
