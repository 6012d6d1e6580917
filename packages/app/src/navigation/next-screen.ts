import type { PageProps } from '@kermesse/api/page-props';
import { laterViews } from '@kermesse/sections/views.browser';
import type { i18n } from 'i18next';
import { splitPath } from '../links/links.ts';
import { localiseLinks } from '../links/localise-links.ts';
import { parts } from '../page/parts.browser.tsx';
import type { Address, Screen } from './screen.ts';

/** The screen after in-app navigation. The server's footer stays until the language or the site changes. */
export function nextScreen(
  last: Screen,
  props: PageProps,
  words: i18n,
  at: Address,
  arrival: Screen['arrival'],
): Screen {
  const { prefix } = splitPath(at.pathname);
  const sameFoot =
    prefix === last.page.prefix && props.locale === last.page.props.locale && props.version === last.page.props.version;
  const retained = { header: false, footer: last.page.retained.footer && sameFoot, screen: false };
  return {
    address: { pathname: at.pathname, search: at.search, hash: at.hash },
    page: { props: localiseLinks(props, prefix), prefix, views: laterViews, parts, retained, flows: last.page.flows },
    words,
    arrival,
  };
}
