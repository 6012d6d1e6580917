import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Header } from '../../lib/Header';
import { readLocale } from '../../lib/locale';
import { Providers } from '../../lib/Providers';

export const metadata: Metadata = { title: 'Kermesse' };

export const generateStaticParams = () => [{ locale: 'fr' }, { locale: 'en' }];

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const locale = readLocale((await params).locale);
  return (
    <html lang={locale}>
      <body>
        <Providers locale={locale}>
          <Header locale={locale} />
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  );
}
