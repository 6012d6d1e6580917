import { isReservedSlug } from '@kermesse/api/schemas/pages/routes';
import { maxSlugLength, pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { Button } from '@kermesse/ui/Button';
import { useErrorFocus } from '@kermesse/ui/error-focus';
import { TextField } from '@kermesse/ui/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useEditorStore } from '../store/context.ts';
import { findAddressError, slugFor } from '../links/address.ts';
import { useLatestPublishedPages } from '../server/PublishedPages.tsx';
import { useUiLocale } from '../translations/ui-locale.ts';
import { draftOfNewPage, pageKey } from '../store/workspace.ts';

/** The dialog that creates a page with a new address. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const [input, setInput] = useState('');
  const typed = input.trim();
  const slug = slugFor(typed) || typed;
  const { form: element, refusals, refuse } = useErrorFocus();
  const locale = useUiLocale();
  const { data: listed } = useLatestPublishedPages();
  const onSite = listed?.some((each) => each.kind === 'page' && each.slug === slug) === true;
  const isHere = store.get().drafts[pageKey(slug)] !== undefined;
  const conflict = isHere ? t('newPage.taken') : onSite ? t('newPage.onSite') : undefined;
  const problem = findAddressError(slug)?.[locale];
  const fault = problem ?? conflict;
  // Errors that more typing cannot correct show at once.
  const showsFault = refusals > 0 || conflict !== undefined || isReservedSlug(slug) || slug.length > maxSlugLength;
  const form = useId();
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (fault !== undefined) return refuse();
    store.open(draftOfNewPage(slug));
    onClose();
  };
  return (
    <ToolDialog
      title={t('newPage.title')}
      width={450}
      onClose={onClose}
      actions={
        <Button type="submit" form={form}>
          {t('newPage.create')}
        </Button>
      }
    >
      <form ref={element} id={form} noValidate onSubmit={create}>
        <TextField
          autoFocus
          label={t('newPage.slug')}
          description={slug === typed ? t('newPage.hint') : t('newPage.result', { path: pathOfSlug(slug) })}
          value={input}
          onChange={setInput}
          errorMessage={showsFault ? fault : undefined}
        />
      </form>
    </ToolDialog>
  );
}
