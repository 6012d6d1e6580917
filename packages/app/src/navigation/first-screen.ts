import type { PageProps } from '@kermesse/api/page-props';
import type { FlowSettings } from '@kermesse/flows/settings';
import { firstVisitViews } from '@kermesse/sections/views.browser';
import type { i18n } from 'i18next';
import { splitPath } from '../links/links.ts';
import { parts } from '../page/parts.browser.tsx';
import type { Address, Screen } from './screen.ts';

/** The screen that the server has drawn. Its props come with their links localised already. */
export function firstScreen(props: PageProps, words: i18n, at: Address, flows: FlowSettings): Screen {
  const { prefix } = splitPath(at.pathname);
  const retained = { header: true, footer: true, screen: props.screen === 'not-found' };
  return {
    address: { pathname: at.pathname, search: at.search, hash: at.hash },
    page: { props, prefix, views: firstVisitViews, parts, retained, flows },
    words,
    arrival: { by: 'document' },
  };
}
