import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { languageTag } from '@kermesse/api/schemas/common/locale';
import { fontCss } from '@kermesse/ui/fonts';
import { GlobalStyles } from '@kermesse/ui/global-styles';
import { createTheme, defaultBrand, themeCss } from '@kermesse/ui/theme';
import { useEffect, useEffectEvent, useMemo, useState, type PropsWithChildren } from 'react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { createArtResolver, isDefaultBrand } from '../art.ts';
import { useStoryLinks } from '../kit/go.ts';
import { useArtWorker } from '../kit/use-other-art.ts';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import { chromeTheme } from '../chrome.ts';
import { toolbarGlobalsOf } from '../globals.ts';
import { i18nFor } from '../i18n.ts';
import { DocsStyles } from './docs.styles.ts';
import { fitFrames } from './fit-frames.ts';
import { SourceLine } from './SourceLine.tsx';

type Globals = Record<string, unknown>;

const shared = ['theme', 'locale', 'direction', 'brand'];

declare global {
  /** The address of the iframes that Storybook's docs blocks create. Storybook reads it, and adds a story's id. */
  var PREVIEW_URL: string | undefined;
}

const framesOfPage = () =>
  document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe[src*="viewMode=story"]');

/**
 * Formats the toolbar's globals as Storybook reads them from an address. The accessibility addon stays off: docs pages
 * have no panel for its results.
 */
const formatGlobals = (globals: Globals) =>
  [...shared.map((name) => `${name}:${String(globals[name])}`), 'a11y.manual:!true'].join(';');

/**
 * Passes the toolbar's globals to the iframes that a docs page creates from now on. With `embed=true`, Storybook runs
 * no play function: the reader can use a story there, and nothing types or presses by itself. The first story of a page
 * must therefore show its component without a play function: an open dialog is open by its args.
 */
function setAddressOfFrames(globals: Globals) {
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ embed: 'true', globals: formatGlobals(globals) }).toString()}`;
}

/** Passes changed globals to the iframes that a docs page already has. */
function updateFrames(globals: Globals) {
  const choice = formatGlobals(globals);
  for (const frame of framesOfPage()) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === choice) continue;
    address.searchParams.set('globals', choice);
    frame.src = address.href;
  }
}

/** Returns the last globals of the toolbar, for pages without stories. */
function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const [update] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Globals }[];
  return update?.globals ?? {};
}

/**
 * The container of every docs page: Storybook's own blocks in the site's style, the toolbar's globals, and the link to
 * the source. Stories in iframes do not receive the globals by themselves.
 */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const story = context.componentStories()[0];
  const currentGlobals = () => (story ? (context.getStoryContext(story).globals as Globals) : lastGlobals());
  const [globals, setGlobals] = useState<Globals>(currentGlobals);
  // Before the children render: an iframe that changes its address later loads twice.
  setAddressOfFrames(globals);
  const choice = useMemo(() => toolbarGlobalsOf(globals), [globals]);
  const { brand, scheme, locale } = choice;
  const theme = useMemo(() => chromeTheme(brand, scheme, 'docs'), [brand, scheme]);
  const isReady = useArtWorker(!isDefaultBrand(brand));
  const art = useMemo(() => createArtResolver(isReady ? brand : defaultBrand), [isReady, brand]);
  const css = useMemo(() => themeCss(createTheme(brand)), [brand]);
  useStoryLinks();

  useEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
    // The prose is English. `ComponentPage` sets the language of the rendered story.
    document.documentElement.lang = 'en';
  }, [scheme]);

  const readGlobals = useEffectEvent(currentGlobals);
  useEffect(() => {
    // Not the globals of the event: the frames of the page emit events with their own.
    const update = () => setGlobals(readGlobals());
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);

  useEffect(() => {
    const fit = () => fitFrames(framesOfPage());
    const observer = new MutationObserver(fit);
    observer.observe(document.body, { childList: true, subtree: true });
    fit();
    return () => observer.disconnect();
  }, []);

  useEffect(() => updateFrames(globals), [globals]);

  return (
    <DocsContainer context={context} theme={theme}>
      <style>{fontCss}</style>
      <style>{css}</style>
      <GlobalStyles />
      <DocsStyles />
      <I18nextProvider i18n={i18nFor(locale)}>
        <I18nProvider locale={languageTag(locale)}>
          <StoryArt.Provider value={art}>{children}</StoryArt.Provider>
        </I18nProvider>
      </I18nextProvider>
      {story && <SourceLine file={String(story.parameters['fileName'] ?? '')} />}
    </DocsContainer>
  );
}
