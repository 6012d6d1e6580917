import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

/** The current page in one language. */
export interface PageLanguage {
  /** The BCP 47 code of the language, such as `fr`. */
  lang: string;
  /** The name of the language in the language itself. */
  name: string;
  /** The address of the current page in this language. */
  href: string;
}

export interface LanguageSwitchProps {
  /** The accessible name of the list of languages. */
  label: string;
  /** The languages and the address of the page in each. */
  languages: readonly PageLanguage[];
  /** The code of the current language. */
  current: string;
  /** Whether to show the names of the languages instead of their codes. */
  showNames?: boolean;
}

const List = styled.ul`
  display: flex;

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
    text-decoration-color: var(--highlight-text);
  }
  &[data-names] {
    column-gap: var(--space-5);
  }
`;

/**
 * Links to the current page in each language. They are plain links, so they work before any JavaScript has loaded. A
 * script can find them by `data-language` and store the choice.
 */
export function LanguageSwitch({ label, languages, current, showNames = false }: LanguageSwitchProps) {
  useProviderCheck('LanguageSwitch');
  return (
    <List aria-label={label} data-names={showNames || undefined}>
      {languages.map(({ lang, name, href }) => (
        <li key={lang}>
          <a
            href={href}
            lang={lang}
            hrefLang={lang}
            data-language={lang}
            aria-label={showNames ? undefined : `${lang.toUpperCase()}, ${name}`}
            aria-current={lang === current ? 'true' : undefined}
          >
            {showNames ? name : lang.toUpperCase()}
          </a>
        </li>
      ))}
    </List>
  );
}
