import { GoProvider, type Go } from '@kermesse/flows/go';
import { HrefProvider } from '@kermesse/flows/links';
import { useMemo } from 'react';
import { Router, type Navigator, type To } from 'react-router-dom';
import { localiseHref } from '../links/links.ts';
import { visit } from '../navigation/visit.ts';
import { askedPage, keptPage } from '../session/redirect.ts';
import { Screens, type ScreensProps } from './Screens.tsx';
import { views } from '../routes/views.browser.ts';

const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** The router's way of changing the address: the same in-app navigation that links take. */
const navigator: Navigator = {
  createHref: hrefOf,
  go: (delta) => history.go(delta),
  push: (to) => visit(hrefOf(to)),
  replace: (to) => visit(hrefOf(to), { replace: true }),
};

/** The screens in the browser: the address is the one whose page is shown, not the one on its way. */
export function BrowserScreens({ props, prefix, flows }: ScreensProps) {
  const { screen } = props;
  const go = useMemo<Go>(() => {
    /** Whoever has signed in goes home, or to the page that was asked for. */
    const home = () => (screen === 'auth-callback' ? keptPage() : askedPage(location.search)) ?? '/';
    return (path, options) => visit(path === '/' ? home() : path, options);
  }, [screen]);
  const href = useMemo(() => (path: string) => localiseHref(path, prefix), [prefix]);
  return (
    <Router basename={prefix || '/'} location={prefix + props.path} navigator={navigator}>
      <GoProvider value={go}>
        <HrefProvider value={href}>
          <Screens props={props} prefix={prefix} flows={flows} views={views} />
        </HrefProvider>
      </GoProvider>
    </Router>
  );
}
