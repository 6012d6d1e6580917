'use client';

import { useSession } from '@kermesse/flows/session';
import { Container } from '@kermesse/ui/Container';
import { Stack } from '@kermesse/ui/Stack';
import { TextLink } from '@kermesse/ui/TextLink';
import type { Locale } from './locale';

const texts = {
  fr: { home: 'Accueil', prices: 'Tarifs', login: 'Se connecter', hello: 'Bonjour', menu: 'Menu principal' },
  en: { home: 'Home', prices: 'Prices', login: 'Log in', hello: 'Hello', menu: 'Main menu' },
};

/** The app's own header, built from Kermesse's components. */
export function Header({ locale }: { locale: Locale }) {
  const { user } = useSession();
  const t = texts[locale];
  const other = locale === 'fr' ? 'en' : 'fr';
  return (
    <Container as="header">
      <nav aria-label={t.menu}>
        <Stack direction="row" gap={5}>
          <TextLink href={`/${locale}`}>{t.home}</TextLink>
          <TextLink href={`/${locale}/prices`}>{t.prices}</TextLink>
          {user ? (
            <span>
              {t.hello} {user.firstname}
            </span>
          ) : (
            <TextLink href={`/${locale}/login`}>{t.login}</TextLink>
          )}
          <TextLink href={`/${other}`} lang={other} hrefLang={other}>
            {other === 'fr' ? 'Français' : 'English'}
          </TextLink>
        </Stack>
      </nav>
    </Container>
  );
}
