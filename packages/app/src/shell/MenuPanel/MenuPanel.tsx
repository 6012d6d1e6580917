import { below } from '@kermesse/ui/breakpoints';
import type { MenuItem } from '@kermesse/api/page-props';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Frame } from '@kermesse/ui/Frame';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { localiseHref, type Locale, type Prefix } from '../../links/links.ts';
import { SiteLanguageSwitch } from '../SiteLanguageSwitch/SiteLanguageSwitch.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { PanelButton } from '../Panel/PanelButton.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { PanelEntries } from './PanelEntries.tsx';

export interface MenuPanelProps {
  entries: MenuItem[];
  locale: Locale;
  prefix: Prefix;
  /** The path of the page, without prefix. */
  path: string;
  /** Whether the page has an info panel. */
  info: boolean;
}

const MenuContent = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding: 88px 44px 40px;

  @media ${below.tablet} {
    padding-inline: calc(var(--gutter) + var(--space-4));
  }
`;

const Title = styled.h2`
  position: absolute;
  inset-block-start: 30px;
  font-size: inherit;
  line-height: 1.25;
  color: var(--highlight-text);
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block-start: auto;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;

const Tools = styled.span`
  display: flex;
  margin-inline-end: -12px;
`;

/** The login link or the profile link; CSS shows one of them by `data-session` on the document. */
const EntryLink = styled.span`
  display: grid;

  :root[data-session] &[data-for='guest'],
  :root:not([data-session]) &[data-for='member'] {
    display: none;
  }
`;

/** The panel with the menu for headers without room for it: entries, login or profile link, language and theme. */
export function MenuPanel({ entries, locale, prefix, path, info }: MenuPanelProps) {
  const { t } = useTranslation('app');
  return (
    <Panel name="menu" labelledBy="menu-title" closeLabel={t('header.closeMenu')} from="end" tone="brand">
      <MenuContent>
        <Frame />
        <Title id="menu-title">
          <SmallCaps>{t('header.navigation')}</SmallCaps>
        </Title>
        <nav aria-labelledby="menu-title">
          <PanelEntries entries={entries} currentHref={localiseHref(path, prefix)} />
        </nav>
        <Foot>
          <EntryLink data-for="guest">
            <ButtonLink href={localiseHref('/login', prefix)} variant="highlight">
              {t('header.login')}
            </ButtonLink>
          </EntryLink>
          <EntryLink data-for="member">
            <ButtonLink href={localiseHref('/account/profile', prefix)} variant="highlight">
              {t('account.profile')}
            </ButtonLink>
          </EntryLink>
          <div>
            <SiteLanguageSwitch locale={locale} path={path} showNames />
            <Tools>
              {info && <PanelButton panel="info" label={t('header.openInfo')} icon={Info} />}
              <ThemeToggle toDark={t('theme.toDark')} toLight={t('theme.toLight')} />
            </Tools>
          </div>
        </Foot>
      </MenuContent>
    </Panel>
  );
}
