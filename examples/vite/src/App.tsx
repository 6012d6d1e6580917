import { FlowsProvider } from '@kermesse/flows/FlowsProvider';
import { LoginScreen } from '@kermesse/flows/login';
import { Page } from '@kermesse/sections/Page';
import { KermesseProvider } from '@kermesse/ui/KermesseProvider';
import { useEffect, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { flows } from './flows';
import { Header } from './Header';
import configuration from './home.json';
import { Prices } from './Prices';
import { Quote } from './Quote';

/** The app. The first part of the path is the language: /fr, /en/login. */
export function App() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const locale = pathname.startsWith('/en') ? 'en' : 'fr';
  const router = useMemo(
    () => ({
      push: (address: string) => void navigate(address),
      replace: (address: string) => void navigate(address, { replace: true }),
      address: (path: string) => `/${locale}${path === '/' ? '' : path}`,
    }),
    [navigate, locale],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <KermesseProvider locale={locale} router={router}>
      <FlowsProvider flows={flows}>
        <Header locale={locale} />
        <main>
          <Routes>
            <Route path="/:locale" element={<Page configuration={configuration} />} />
            <Route path="/:locale/prices" element={<Prices />} />
            <Route
              path="/:locale/about"
              element={
                <Quote data={{ words: { fr: 'La fête, *sans les soucis*', en: 'The party, *not the worries*' } }} />
              }
            />
            <Route path="/:locale/login" element={<LoginScreen />} />
            <Route path="*" element={<Navigate to="/fr" replace />} />
          </Routes>
        </main>
      </FlowsProvider>
    </KermesseProvider>
  );
}
