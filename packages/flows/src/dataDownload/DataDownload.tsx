import type { User } from '@kermesse/api/schemas/account/user';
import { Button } from '@kermesse/ui/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowDialog } from '../dialog/FlowDialog.tsx';
import { DownloadForm } from './DownloadForm.tsx';

export interface DataDownloadProps {
  /** The user whose data the button downloads. */
  user: User;
  /** Whether the button has the full width. */
  full?: boolean;
}

/** 'Download my data': downloads all stored data of the user as one archive, after a proof of identity. */
export function DataDownload({ user, full = false }: DataDownloadProps) {
  const { t } = useTranslation('dataDownload');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" full={full} icon={<Download aria-hidden="true" />} onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      <FlowDialog title={t('open')} isOpen={open} onOpenChange={setOpen}>
        {(close) => <DownloadForm user={user} close={close} />}
      </FlowDialog>
    </>
  );
}
