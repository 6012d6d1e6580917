import type { SiteProps } from '@kermesse/api/page-props';
import { phoneHref } from '@kermesse/sections/phone-href';
import { Rule } from '@kermesse/ui/Rule';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Locale } from '../../links/links.ts';
import { SiteLanguageSwitch } from '../SiteLanguageSwitch/SiteLanguageSwitch.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Socials } from '../Socials/Socials.tsx';

export interface InfoPanelProps {
  site: Pick<SiteProps, 'description' | 'phone' | 'email' | 'address' | 'socials'>;
  locale: Locale;
  /** The path of the page, without prefix. */
  path: string;
}

const Paper = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 28px;
  padding: 34px clamp(28px, 8vw, 48px) 44px;

  /* The striped edge of an airmail letter. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 9px;
    background: repeating-linear-gradient(
      -52deg,
      var(--highlight) 0 14px,
      transparent 14px 24px,
      var(--brand) 24px 38px,
      transparent 38px 48px
    );
  }
`;

const Title = styled.h2`
  margin-block-start: var(--space-3);
  font-size: var(--text-4);
  line-height: 1.06;
`;

const Description = styled.p`
  margin-block-start: var(--space-3);
  color: var(--ink-soft);
`;

const Rows = styled.dl`
  display: grid;

  > div {
    padding-block: var(--space-3) 10px;
    border-block-start: 1px solid var(--hairline);
  }
  > div:last-child {
    border-block-end: 1px solid var(--hairline);
  }
  dt {
    line-height: 1.25;
    color: var(--highlight-text);
  }
  dd {
    font: 400 var(--text-2) / 1.25 var(--serif);
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    padding-block: 6px;
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  address {
    padding-block: 6px;
    font-style: normal;
    text-wrap: balance;
  }
`;

const Label = styled.h3`
  font-size: inherit;
  line-height: 1.25;
  color: var(--highlight-text);
`;

const Languages = styled.div`
  margin-block-start: auto;
`;

/** The panel with contact details, social networks and the language switch, styled as a letter. */
export function InfoPanel({ site, locale, path }: InfoPanelProps) {
  const { t } = useTranslation('app');
  const { phone, email, address, socials, description } = site;
  const reachable = phone !== undefined || email !== undefined || address !== undefined;
  return (
    <Panel name="info" labelledBy="info-title" closeLabel={t('info.close')} from="end" tone="page">
      <Paper>
        <div>
          <Rule />
          <Title id="info-title">{t('info.title')}</Title>
          {description !== '' && <Description>{description}</Description>}
        </div>
        {reachable && (
          <Rows>
            {phone !== undefined && (
              <div>
                <dt>
                  <SmallCaps>{t('info.phone')}</SmallCaps>
                </dt>
                <dd>
                  <a href={phoneHref(phone)} dir="ltr">
                    {phone}
                  </a>
                </dd>
              </div>
            )}
            {email !== undefined && (
              <div>
                <dt>
                  <SmallCaps>{t('info.email')}</SmallCaps>
                </dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
            {address !== undefined && (
              <div>
                <dt>
                  <SmallCaps>{t('info.address')}</SmallCaps>
                </dt>
                <dd>
                  <address>{address}</address>
                </dd>
              </div>
            )}
          </Rows>
        )}
        {socials.length > 0 && (
          <div>
            <Label>
              <SmallCaps>{t('footer.socials')}</SmallCaps>
            </Label>
            <Socials label={t('footer.socials')} socials={socials} named />
          </div>
        )}
        <Languages>
          <Label>
            <SmallCaps>{t('header.languages')}</SmallCaps>
          </Label>
          <SiteLanguageSwitch locale={locale} path={path} showNames />
        </Languages>
      </Paper>
    </Panel>
  );
}
