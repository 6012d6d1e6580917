'use client';

import { FlowsProvider } from '@kermesse/flows/FlowsProvider';
import { KermesseProvider } from '@kermesse/ui/KermesseProvider';
import { useRouter } from 'next/navigation';
import { useMemo, type ReactNode } from 'react';
import { flows } from './flows';
import type { Locale } from './locale';
import { StyleRegistry } from './StyleRegistry';

/** The providers around every page, connected to Next's router. */
export function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { push, replace } = useRouter();
  const router = useMemo(
    () => ({
      push: (address: string) => push(address),
      replace: (address: string) => replace(address),
      address: (path: string) => `/${locale}${path === '/' ? '' : path}`,
    }),
    [push, replace, locale],
  );
  return (
    <StyleRegistry>
      <KermesseProvider locale={locale} router={router}>
        <FlowsProvider flows={flows}>{children}</FlowsProvider>
      </KermesseProvider>
    </StyleRegistry>
  );
}
