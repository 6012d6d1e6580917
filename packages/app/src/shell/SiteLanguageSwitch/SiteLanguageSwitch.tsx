import { LanguageSwitch } from '@kermesse/ui/LanguageSwitch';
import { useTranslation } from 'react-i18next';
import { hrefInLocale, locales, type Locale } from '../../links/links.ts';

export interface SiteLanguageSwitchProps {
  locale: Locale;
  /** The path of the page, without prefix. */
  path: string;
  /** Whether to show the full names of the languages instead of their codes. */
  showNames?: boolean;
}

const names: Record<Locale, string> = { fr: 'Français', en: 'English' };

/** Links to the current page in each language of the site. */
export function SiteLanguageSwitch({ locale, path, showNames }: SiteLanguageSwitchProps) {
  const { t } = useTranslation('app');
  return (
    <LanguageSwitch
      label={t('header.languages')}
      current={locale}
      languages={locales.map((lang) => ({ lang, name: names[lang], href: hrefInLocale(path, lang) }))}
      showNames={showNames}
    />
  );
}
