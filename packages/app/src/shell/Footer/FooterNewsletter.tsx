import { below, from } from '@kermesse/ui/breakpoints';
import { SubscribeForm } from '@kermesse/sections/subscribe-form';
import { Rule } from '@kermesse/ui/Rule';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) clamp(32px, 5vw, 80px);
  align-items: start;
  inline-size: min(100% - 2 * var(--gutter), var(--width));
  margin-inline: auto;
  padding-block-end: clamp(40px, 5vw, 64px);
  border-block-end: 1px solid var(--line);

  :is([data-compact], [data-without-newsletter]) & {
    display: none;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 31.25rem);
  }
`;

const Title = styled.h2`
  margin-block-start: var(--space-3);
  font-size: var(--text-4);
  line-height: 1.06;

  @media ${below.tablet} {
    font-size: var(--text-3);
  }
`;

/** The newsletter form in the footer, by email or by phone. Hidden on pages with a newsletter section. */
export function FooterNewsletter() {
  const { t } = useTranslation('app');
  return (
    <Strip data-screen-only aria-labelledby="footer-newsletter-title">
      <div>
        <Rule />
        <Title id="footer-newsletter-title">{t('footer.newsletter')}</Title>
      </div>
      <SubscribeForm />
    </Strip>
  );
}
