import { below, from, short } from '@kermesse/ui/breakpoints';
import { outlined } from '@kermesse/ui/contrast-media';
import type { SiteProps } from '@kermesse/api/page-props';
import { SkipLink } from '@kermesse/ui/SkipLink';
import { Info, Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { localiseHref, type Locale, type Prefix } from '../../links/links.ts';
import { AccountPlace } from '../Account/AccountPlace.tsx';
import { hasContacts } from '../contacts.ts';
import { SiteLanguageSwitch } from '../SiteLanguageSwitch/SiteLanguageSwitch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PanelButton } from '../Panel/PanelButton.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { isLongMenu } from './long-menu.ts';
import { NavItems } from './NavItems.tsx';
import { solidAfter } from './solid-after.ts';

export interface HeaderProps {
  /** The menus and contact details that editors configure. */
  site: SiteProps;
  /** The language of the page. */
  locale: Locale;
  /** The language prefix of links. */
  prefix: Prefix;
  /** The path of the page, without prefix. */
  path: string;
  /** Whether the header overlays a hero: transparent at the top, solid after 100 px of scrolling. */
  overHero: boolean;
}

/** The scroll positions between which the header becomes solid, in browsers with scroll-driven animations. */
const solidRange = `64px ${solidAfter}px`;

const solidify = keyframes`
  from { background-color: transparent; border-color: transparent; }
  to { background-color: var(--page); border-color: var(--hairline); }
`;

const clear = keyframes`
  to { opacity: 0; }
`;

/* From its place inside the hero's frame to the middle of the bar. */
const rise = keyframes`
  to { translate: none; }
`;

const Bar = styled.header`
  --header-height: max(78px, 3rem);

  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-header);
  block-size: var(--header-height);
  border-block-end: 1px solid var(--line);
  background-color: var(--page);

  @media ${from.laptop} {
    --header-height: max(84px, 3rem);
  }

  @media ${short} {
    position: relative;
  }

  @media print {
    &&& {
      position: static;
      margin-block-end: 0;
      background-color: var(--page);
      animation: none;
    }
    &&&::before {
      content: none;
    }
  }

  &[data-over-hero] {
    margin-block-end: calc(-1 * var(--header-height));
    border-color: transparent;
    background-color: transparent;
    transition:
      background-color var(--base) var(--ease),
      border-color var(--base) var(--ease);
  }
  /* A gradient that keeps the links readable on any picture. It fades out as the bar becomes solid. */
  &[data-over-hero]::before {
    content: '';
    position: absolute;
    inset: 0 0 -36px;
    z-index: -1;
    background: linear-gradient(color-mix(in srgb, var(--page) 78%, transparent), transparent);
    pointer-events: none;
  }
  :root[data-scrolled] &[data-over-hero] {
    border-color: var(--hairline);
    background-color: var(--page);
  }
  :root[data-scrolled] &[data-over-hero]::before {
    opacity: 0;
  }
  @supports (animation-timeline: scroll()) {
    &[data-over-hero] {
      animation: ${solidify} linear both;
      animation-timeline: scroll(root);
      animation-range: ${solidRange};
      transition: none;
    }
    &[data-over-hero]::before {
      animation: ${clear} linear both;
      animation-timeline: scroll(root);
      animation-range: ${solidRange};
    }
  }
  /* Solid from the start: on a picture, line icons could lack contrast. */
  @media ${outlined} {
    &[data-over-hero] {
      border-color: var(--hairline);
      background-color: var(--page);
      animation: none;
    }
    &[data-over-hero]::before {
      display: none;
    }
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  block-size: 100%;
  inline-size: min(100% - 2 * var(--gutter), var(--width));
  margin-inline: auto;

  /* Aligns the header with the text of the hero, which is inside a frame. */
  [data-over-hero] > & {
    inline-size: min(100% - 2 * clamp(26px, 5vw, 64px), var(--width));
  }
  /* Keeps the button clear of the frame's upper line. */
  @media ${from.laptop} {
    [data-over-hero] > & {
      translate: 0 6px;
      transition: translate var(--base) var(--ease);
    }
    :root[data-scrolled] [data-over-hero] > & {
      translate: none;
    }
    @supports (animation-timeline: scroll()) {
      [data-over-hero] > & {
        animation: ${rise} linear both;
        animation-timeline: scroll(root);
        animation-range: ${solidRange};
        transition: none;
      }
    }
  }
  > nav {
    margin-inline: auto clamp(4px, 1.2vw, 20px);
  }
  &[data-menu='long'] > nav {
    display: none;
  }
  @media ${below.laptop} {
    > nav {
      display: none;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: var(--space-1);
  margin-inline-start: auto;
  white-space: nowrap;

  /* Takes all the width that the logo leaves: a container query on it decides whether the login link is shown. */
  @media ${below.tablet} {
    container: tools / inline-size;
    flex: 1 0 84px;
    justify-content: end;
  }
  @media ${from.laptop} {
    [data-menu='short'] > & {
      margin-inline-start: 0;
    }
  }
`;

/** Hidden below the tablet width; narrow windows show these controls in the menu panel. */
const WideOnly = styled.div`
  display: contents;

  @media ${below.tablet} {
    display: none;
  }
`;

/** The button of the menu panel, for windows without room for the menu. */
const MenuOpener = styled.div`
  display: flex;
  margin-inline-end: -11px;

  @media ${from.laptop} {
    [data-menu='short'] & {
      display: none;
    }
  }
`;

/**
 * The header of every page: logo, configured menu, search, contact, language, theme and login link. Narrow windows show
 * the logo, the search, the login link (if there is room, otherwise in the menu), the badge and the menu button. A menu
 * that is too long stays behind the menu button at any width. `Panels` renders the panels that the header opens.
 */
export function Header({ site, locale, prefix, path, overHero }: HeaderProps) {
  const { t } = useTranslation('app');
  return (
    <Bar data-tone={overHero ? 'brand' : 'page'} data-over-hero={overHero ? '' : undefined}>
      <SkipLink>{t('skip')}</SkipLink>
      <Inner data-menu={isLongMenu(site.menus.header) ? 'long' : 'short'}>
        <Logo
          name={site.name}
          picture={site.logo}
          href={localiseHref('/', prefix)}
          label={t('home', { name: site.name })}
        />
        <nav aria-label={t('header.navigation')} data-screen-only>
          <NavItems entries={site.menus.header} currentHref={localiseHref(path, prefix)} />
        </nav>
        <Tools data-screen-only>
          <PanelButton panel="search" label={t('header.openSearch')} icon={Search} />
          <WideOnly>
            {hasContacts(site) && <PanelButton panel="info" label={t('header.openInfo')} icon={Info} />}
            <SiteLanguageSwitch locale={locale} path={path} />
            <ThemeToggle toDark={t('theme.toDark')} toLight={t('theme.toLight')} />
          </WideOnly>
          <AccountPlace loginHref={localiseHref('/login', prefix)} label={t('header.login')} />
          <MenuOpener>
            <PanelButton panel="menu" label={t('header.openMenu')} icon={Menu} />
          </MenuOpener>
        </Tools>
      </Inner>
    </Bar>
  );
}
