import { Button } from '@kermesse/ui/Button';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadingText } from '../server/LoadingText.tsx';

/** The delay in milliseconds before the progress bar shows. Faster loading shows none. */
const shownAfter = 300;

const OpeningPage = styled.main`
  display: grid;
  justify-items: center;
  gap: 14px;
  width: min(360px, 100% - 32px);
  margin: 30vh auto 0;
  color: var(--ink);
`;

/** The progress of loading a shared page, with a button that cancels. */
export function Opening({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const { t } = useTranslation('composer');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <OpeningPage>
      <LoadingText>{t('open.opening')}</LoadingText>
      <ProgressBar label={t('open.opening')} value={progress} />
      <Button variant="quiet" onPress={onCancel}>
        {t('common.cancel')}
      </Button>
    </OpeningPage>
  );
}
