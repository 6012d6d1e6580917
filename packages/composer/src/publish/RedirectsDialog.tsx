import { editorRedirectRemove } from '@kermesse/api/editor-redirect-remove';
import { editorRedirectSave } from '@kermesse/api/editor-redirect-save';
import { editorRedirectsList } from '@kermesse/api/editor-redirects-list';
import { useDateFormat } from '@kermesse/ui/use-date-format';
import { announce } from '@kermesse/ui/announce';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTask } from '@kermesse/api/use-task';
import { useTranslation } from 'react-i18next';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { BinList } from '../bin/bin-list.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Failed } from '../server/Failed.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import type { Redirect } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { useServerData } from '../server/use-server-data.ts';

/**
 * The dialog of redirects from former addresses of pages. Each can be removed. Its row then stays until the dialog
 * closes, with a button in place of the other that saves it again: no bin has it, and a notification cannot be reached
 * by keyboard while a dialog is open.
 */
export function RedirectsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const { server } = useServer();
  const { data: redirects, failure, fail, reload } = useServerData((from) => from.call(editorRedirectsList, {}));
  const day = useDateFormat('day');

  const { pending, run } = useTask();

  const [removed, setRemoved] = useState<readonly Redirect[]>([]);
  const isRemoved = ({ slug }: Redirect) => removed.some((each) => each.slug === slug);
  // A list that was loaded again, after a failure, lacks the removed ones.
  const rows = redirects && [
    ...redirects,
    ...removed.filter(({ slug }) => !redirects.some((each) => each.slug === slug)),
  ];

  const remove = async (redirect: Redirect) => {
    const { slug } = redirect;
    const result = await server?.call(editorRedirectRemove, { slug });
    if (result === undefined) return;
    if (!result.ok) return fail(result.failure);
    setRemoved((before) => [...before, redirect]);
    announce(t('redirects.removed', { from: pathOfSlug(slug) }));
  };
  const restore = async ({ slug, target }: Redirect) => {
    const result = await server?.call(editorRedirectSave, { slug, target });
    if (result === undefined) return;
    if (!result.ok) return fail(result.failure);
    setRemoved((before) => before.filter((each) => each.slug !== slug));
    announce(t('bin.back', { name: pathOfSlug(slug) }));
  };
  /** One button for both actions, so that it keeps the focus. */
  const button = (each: Redirect) => {
    const from = pathOfSlug(each.slug);
    return isRemoved(each) ? (
      <ToolButton
        look="line"
        label={`${t('bin.undo')}, ${t('redirects.removed', { from })}`}
        disabledReason={pending ? t('bin.restoring') : undefined}
        onClick={() => void run(() => restore(each))}
      >
        {t('bin.undo')}
      </ToolButton>
    ) : (
      <ToolButton
        label={t('redirects.remove', { from })}
        icon={<Trash2 />}
        disabledReason={pending ? t('redirects.removing') : undefined}
        onClick={() => void run(() => remove(each))}
      />
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
          {rows?.length === 0 && <p>{t('redirects.none')}</p>}
          <BinList aria-label={t('redirects.title')}>
            {rows?.map((each) => (
              <li key={each.slug}>
                <span>
                  {pathOfSlug(each.slug)} <ArrowRight aria-label={t('redirects.leadsTo')} data-directed />{' '}
                  {pathOfSlug(each.target)}
                  <br />
                  <small>
                    {isRemoved(each)
                      ? t('redirects.removed', { from: pathOfSlug(each.slug) })
                      : t('redirects.since', { date: day(each.createdAt) })}
                  </small>
                </span>
                {button(each)}
              </li>
            ))}
          </BinList>
          {failure !== undefined && <Failed failure={failure} onRetry={reload} />}
        </>
      )}
    </ToolDialog>
  );
}
