import type { PageProps } from '@kermesse/api/page-props';
import { defaultFlowSettings, FlowSettingsProvider, type FlowSettings } from '@kermesse/flows/settings';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Prefix } from '../links/links.ts';
import { NotFound } from '../pages/NotFound/NotFound.tsx';
import { Gate } from './Gate.tsx';
import { routes } from '../routes/manifest.ts';
import type { ScreenViews } from '../routes/views.ts';

export interface ScreensProps {
  props: Pick<PageProps, 'path' | 'screen' | 'screenProps'>;
  prefix: Prefix;
  flows?: FlowSettings;
}

/**
 * The screens that are not content pages, by the router's routes; inside a router (static on the server). What no screen
 * takes, or what the page props say is not there, is not there. Content pages need no router: its code comes with the
 * first screen.
 */
export function Screens({
  props,
  prefix,
  flows = defaultFlowSettings,
  views,
}: ScreensProps & { views: ScreenViews }): ReactNode {
  const missing = <NotFound path={props.path} prefix={prefix} />;
  return (
    <FlowSettingsProvider value={flows}>
      <Routes>
        {[...routes].map(([screen, { paths }]) => {
          const View = props.screen === screen ? views.get(screen) : undefined;
          const element = View && (
            <Gate screen={props.screen}>
              <View {...props.screenProps} />
            </Gate>
          );
          return paths.map((path) => <Route key={path} path={path} element={element ?? missing} />);
        })}
        <Route path="*" element={missing} />
      </Routes>
    </FlowSettingsProvider>
  );
}
