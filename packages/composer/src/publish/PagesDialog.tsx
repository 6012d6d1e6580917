import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import { PagesList } from './PagesList.tsx';

/** It has the height that the dialog leaves to it: the foot stays in sight, however many pages there are. */
const PagesContent = styled.div`
  @media (min-height: 500px) {
    overflow-y: auto;

    :has(> &) {
      min-height: 0;
    }
  }
`;

/** The pages that the server has and the site itself, to be opened. */
export function PagesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const { server, lock } = useServer();
  const [keyAsked, setKeyAsked] = useState(server === undefined);
  const forgetKey = () => {
    lock();
    setKeyAsked(true);
  };
  return (
    <ToolDialog
      title={t('pages.title')}
      dismissable
      onClose={onClose}
      actions={
        server === undefined ? undefined : (
          <Button variant="quiet" onPress={forgetKey}>
            {t('key.forget')}
          </Button>
        )
      }
    >
      {server === undefined ? (
        <KeyForm />
      ) : (
        <PagesContent>
          <PagesList onOpened={onClose} takesFocus={keyAsked} />
        </PagesContent>
      )}
    </ToolDialog>
  );
}
