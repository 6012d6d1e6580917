import { HrefProvider } from '@kermesse/flows/links';
import { StaticRouter } from 'react-router-dom';
import { localiseHref } from '../links/links.ts';
import { Screens, type ScreensProps } from './Screens.tsx';
import { views } from '../routes/views.server.ts';

/** The screens on the server. */
export function ServerScreens({ props, prefix, flows }: ScreensProps) {
  return (
    <StaticRouter basename={prefix || '/'} location={prefix + props.path}>
      <HrefProvider value={(path) => localiseHref(path, prefix)}>
        <Screens props={props} prefix={prefix} flows={flows} views={views} />
      </HrefProvider>
    </StaticRouter>
  );
}
