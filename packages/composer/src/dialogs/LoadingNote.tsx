import { Hourglass, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';

/** The delays in milliseconds before the note shows, and before it explains what may be wrong. */
const shownAfter = 300;
const explainedAfter = 4000;

const NoteBox = styled.div`
  position: fixed;
  inset-block: auto 14px;
  inset-inline: auto 14px;
  z-index: 20;
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr);
  gap: 8px 10px;
  width: fit-content;
  max-width: min(460px, calc(100vw - 28px));
  padding-block: 10px;
  padding-inline: 14px 12px;
  border: 1px solid var(--line);
  background: var(--raised);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
  font-size: 0.9375rem;
  line-height: 1.4;

  &:empty {
    display: none;
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    margin-block-start: 2px;
    color: var(--highlight-text);
  }
  & > div {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`;

/** A note that the code of a dialog is loading and, after a while, what may be wrong. It blocks nothing. */
export function LoadingNote({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const [stage, setStage] = useState<'quiet' | 'coming' | 'late'>('quiet');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('coming'), shownAfter),
      setTimeout(() => setStage('late'), explainedAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', giveUp);
    return () => document.removeEventListener('keydown', giveUp);
  }, [onClose]);
  const Icon = stage === 'late' ? WifiOff : Hourglass;
  return (
    <NoteBox role="status" data-tone="page">
      {stage !== 'quiet' && (
        <>
          <Icon aria-hidden="true" />
          <p>{t(`dialog.${stage}`)}</p>
          <div>
            <ToolButton look="line" onClick={onClose}>
              {t('dialog.giveUp')}
            </ToolButton>
            {stage === 'late' && <ToolButton onClick={() => location.reload()}>{t('dialog.reload')}</ToolButton>}
          </div>
        </>
      )}
    </NoteBox>
  );
}
