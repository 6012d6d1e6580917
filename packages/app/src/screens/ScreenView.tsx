import type { ScreenName, ScreenProps } from '@kermesse/api/page-props';
import { GoProvider, type Go } from '@kermesse/flows/go';
import { HrefProvider } from '@kermesse/flows/links';
import { defaultFlowSettings, FlowSettingsProvider } from '@kermesse/flows/settings';
import { useMemo, type ComponentType } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { localiseHref } from '../links/links.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { requestedPage, storedPage } from '../session/redirect.ts';
import { Gate } from './Gate.tsx';
import { RouterBlocker } from './RouterBlocker.tsx';

export interface ScreenViewProps {
  page: CurrentPage;
  screen: ScreenName;
  view: ComponentType<ScreenProps>;
}

/** Renders a built-in screen behind its access check, with the router's functions that its flow needs. */
export function ScreenView({ page, screen, view: View }: ScreenViewProps) {
  const { props, prefix, flows = defaultFlowSettings } = page;
  const { search } = useLocation();
  const navigate = useNavigate();
  const href = useMemo(() => (path: string) => localiseHref(path, prefix), [prefix]);
  const go = useMemo<Go>(() => {
    /** Returns the page to show after signing in: the requested page, or the home page. */
    const home = () => (screen === 'auth-callback' ? storedPage() : requestedPage(search)) ?? '/';
    return (path, options) => void navigate(href(path === '/' ? home() : path), options);
  }, [screen, search, href, navigate]);
  return (
    <FlowSettingsProvider value={flows}>
      <GoProvider value={go}>
        <HrefProvider value={href}>
          <RouterBlocker locale={props.locale}>
            <Gate screen={screen}>
              <View {...props.screenProps} />
            </Gate>
          </RouterBlocker>
        </HrefProvider>
      </GoProvider>
    </FlowSettingsProvider>
  );
}
