import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { TextField } from '@kermesse/ui/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../store/context.ts';
import { draftOf, emptyPage, pageKey } from '../store/workspace.ts';

const pattern = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** Begins a page under an address of its own. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const desk = useDesk();
  const [slug, setSlug] = useState('');
  const [tried, setTried] = useState(false);
  const taken = desk.get().drafts[pageKey(slug)] !== undefined;
  const fault = !pattern.test(slug) ? t('newPage.badSlug') : taken ? t('newPage.taken') : undefined;
  const form = useId();
  const create = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) return;
    desk.open(draftOf('page', emptyPage(slug)));
    onClose();
  };
  return (
    <Dialog
      title={t('newPage.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button type="submit" form={form}>
          {t('newPage.create')}
        </Button>
      }
    >
      <form id={form} onSubmit={create}>
        <TextField label={t('newPage.slug')} description={t('newPage.hint')} value={slug} onChange={setSlug} errorMessage={tried ? fault : undefined} />
      </form>
    </Dialog>
  );
}
