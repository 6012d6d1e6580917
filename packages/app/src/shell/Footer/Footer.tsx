import { below } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import type { SiteProps } from '@kermesse/api/page-props';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Contacts } from './Contacts.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface FooterProps {
  /** The menus and contact details that editors configure. */
  site: SiteProps;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.6fr 3fr;
  gap: var(--space-7) clamp(32px, 5vw, 80px);

  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const About = styled.div`
  [data-compact] & > ul:first-of-type {
    margin-block-start: 0;
  }
`;

const Signature = styled.p`
  max-inline-size: 15em;
  font: italic 400 var(--text-3) / 1.2 var(--serif);
  text-wrap: balance;

  [data-compact] & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  align-content: start;
  gap: var(--space-6) var(--space-5);

  ul {
    margin-block-start: var(--space-2);
  }
  a {
    display: inline-block;
    padding-block: 7px;
    color: var(--ink-soft);
    text-decoration: none;
  }
  a:hover {
    color: var(--highlight-text);
    text-decoration: underline;
  }
`;

const Title = styled.p`
  color: var(--highlight-text);
`;

const Large = styled.div`
  margin-block-start: clamp(40px, 5vw, 72px);
  user-select: none;

  [data-compact] & {
    display: none;
  }
`;

const Colophon = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 28px;
  margin-block-start: var(--space-5);
  padding-block-start: 18px;
  border-block-start: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: var(--text-0);

  @media print {
    margin-block-start: 0;
    padding-block-start: 8px;
  }
`;

/**
 * The footer of every page: the site's description, contact details, configured menus, and the site's name filled with
 * a wax print pattern.
 */
export function Footer({ site }: FooterProps) {
  const { t } = useTranslation('app');
  return (
    <Container>
      <Columns>
        <About>
          {site.description !== '' && <Signature>{site.description}</Signature>}
          <Contacts site={site} />
        </About>
        {site.menus.footer.length > 0 && (
          <Groups aria-label={t('footer.navigation')} data-screen-only>
            {site.menus.footer.map(({ id, title, items }) => (
              <div key={id}>
                {title !== undefined && (
                  <Title id={`footer-${id}`}>
                    <SmallCaps>{title}</SmallCaps>
                  </Title>
                )}
                <ul aria-labelledby={title === undefined ? undefined : `footer-${id}`}>
                  {items.map((item) => (
                    <li key={item.id}>
                      <a href={item.href}>{item.title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Groups>
        )}
      </Columns>
      <Large data-screen-only>
        <Wordmark name={site.name} />
      </Large>
      <Colophon>
        <span>© {site.name}</span>
        <span>{t('footer.colophon')}</span>
      </Colophon>
    </Container>
  );
}
