import type { ScreenProps } from '@kermesse/api/page-props';
import { GoProvider, type Go } from '@kermesse/flows/go';
import { HrefProvider } from '@kermesse/flows/use-href';
import { FlowSettingsProvider } from '@kermesse/flows/settings';
import { useIsHydrated } from '@kermesse/ui/use-is-hydrated';
import { useMemo, type ComponentType } from 'react';
import { useNavigate, useLocation } from 'react-router';
import type { CurrentPage } from '../current-page/current-page.ts';
import { Gate } from './Gate.tsx';
import { RouterBlocker } from './RouterBlocker.tsx';
import { linkAddress, openedAddress, locationToKeep } from './screen-address.ts';

export interface ScreenViewProps {
  page: CurrentPage;
  view: ComponentType<ScreenProps>;
}

/** Renders a built-in screen behind its access check, with the router's functions that its flow needs. */
export function ScreenView({ page, view: View }: ScreenViewProps) {
  const { props, prefix, flows } = page;
  const { screen } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  // The server renders the page without its query, so the links have none while the page hydrates.
  const hydrated = useIsHydrated();
  const href = useMemo(() => {
    const location = hydrated ? locationToKeep(screen, { prefix, search }) : { prefix, search: '' };
    return (path: string) => linkAddress(path, location);
  }, [hydrated, screen, prefix, search]);
  const go = useMemo<Go>(
    () => (path, options) => void navigate(openedAddress(path, locationToKeep(screen, { prefix, search })), options),
    [screen, prefix, search, navigate],
  );
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
