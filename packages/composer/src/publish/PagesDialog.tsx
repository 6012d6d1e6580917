import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import { PagesList } from './PagesList.tsx';

/** Scrolls within the dialog, so that its footer stays visible. */
const PagesContent = styled.div`
  @media (min-height: 500px) {
    overflow-y: auto;

    :has(> &) {
      min-height: 0;
    }
  }
`;

/** The dialog that opens a page of the server or the site configuration. */
export function PagesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const { server, lock } = useServer();
  const [keyAsked, setKeyAsked] = useState(false);
  if (server === undefined && !keyAsked) setKeyAsked(true);
  return (
    <ToolDialog
      title={t('pages.title')}
      dismissable
      onClose={onClose}
      actions={
        server === undefined ? undefined : (
          <Button variant="quiet" onPress={lock}>
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
