import { editorRedirectRemove } from '@kermesse/api/editor-redirect-remove';
import { editorRedirectSave } from '@kermesse/api/editor-redirect-save';
import { editorRedirectsList } from '@kermesse/api/editor-redirects-list';
import { useDateFormat } from '@kermesse/ui/use-date-format';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useTask } from '@kermesse/api/use-task';
import { useTranslation } from 'react-i18next';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { useUndoToasts } from '../bin/use-undo-toasts.ts';
import { BinList } from '../bin/bin-list.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Failed } from '../server/Failed.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import type { Redirect } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { useServerData } from '../server/use-server-data.ts';

/** The dialog of redirects from former addresses of pages. Each can be removed. */
export function RedirectsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const undoToasts = useUndoToasts();
  const { server } = useServer();
  const { data: redirects, failure, fail, reload } = useServerData((from) => from.call(editorRedirectsList, {}));
  const day = useDateFormat('day');

  const { pending, run } = useTask();

  const remove = async ({ slug, target }: Redirect) => {
    const result = await server?.call(editorRedirectRemove, { slug });
    if (result === undefined) return;
    if (!result.ok) return fail(result.failure);
    reload();
    undoToasts.show(
      t('redirects.removed', { from: pathOfSlug(slug) }),
      () =>
        void server
          ?.call(editorRedirectSave, { slug, target })
          .then((saved) => (saved.ok ? reload() : fail(saved.failure))),
    );
  };
  return (
    <ToolDialog title={t('redirects.title')} dismissable onClose={onClose}>
      {server === undefined ? (
        <KeyForm />
      ) : (
        <>
          <p>{t('redirects.about')}</p>
          {redirects === undefined && failure === undefined && <p role="status">{t('redirects.loading')}</p>}
          {redirects?.length === 0 && <p>{t('redirects.none')}</p>}
          <BinList aria-label={t('redirects.title')}>
            {redirects?.map((each) => (
              <li key={each.slug}>
                <span>
                  {pathOfSlug(each.slug)} <ArrowRight aria-label={t('redirects.leadsTo')} data-directed />{' '}
                  {pathOfSlug(each.target)}
                  <br />
                  <small>{t('redirects.since', { date: day(each.createdAt) })}</small>
                </span>
                <ToolButton
                  label={t('redirects.remove', { from: pathOfSlug(each.slug) })}
                  icon={<Trash2 />}
                  disabledReason={pending ? t('redirects.removing') : undefined}
                  onClick={() => void run(() => remove(each))}
                />
              </li>
            ))}
          </BinList>
          {failure !== undefined && <Failed failure={failure} onRetry={reload} />}
        </>
      )}
    </ToolDialog>
  );
}
