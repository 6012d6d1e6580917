import { Rosette } from '@kermesse/ui/Rosette';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;
const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Layout = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-block-size: calc(100svh - 84px);
  padding: var(--space-7) var(--gutter);
  color: var(--ink-soft);
  /* The session is usually known before this appears. */
  animation: ${appear} var(--slow) 250ms both;
`;

const TurningRosette = styled.span`
  inline-size: 72px;
  color: var(--hairline);
  animation: ${turn} 24s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/**
 * Renders the placeholder of a protected screen until the session is known. It contains nothing of the screen itself.
 */
export function SessionPlaceholder() {
  const { t } = useTranslation('screens');
  return (
    <Layout>
      <TurningRosette>
        <Rosette />
      </TurningRosette>
      <p role="status">{t('waiting')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </Layout>
  );
}
