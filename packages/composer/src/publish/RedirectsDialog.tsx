import { editorRedirectRemove } from '@kermesse/api/editor-redirect-remove';
import { editorRedirectSave } from '@kermesse/api/editor-redirect-save';
import { editorRedirectsList } from '@kermesse/api/editor-redirects-list';
import { useDateFormat } from '@kermesse/ui/use-date-format';
import { announce } from '@kermesse/ui/announce';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTask } from '@kermesse/api/use-task';
import { useTranslation } from 'react-i18next';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { BinList } from '../bin/bin-list.styles.ts';
import { useUndoToast } from '../bin/use-undo-toasts.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Failed } from '../server/Failed.tsx';
import { LoadingText } from '../server/LoadingText.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import type { Redirect } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import type { EditorClient } from '../server/editor-client.ts';
import { useFailureText } from '../server/use-failure-text.ts';
import { useServerData } from '../server/use-server-data.ts';

const pathsOf = (list: readonly Redirect[]) => list.map(({ slug }) => pathOfSlug(slug)).join(', ');

/**
 * The dialog of redirects from former addresses of pages. Each can be removed. Its row then stays until the dialog
 * closes, with a button in place of the other that saves it again: a notification cannot be reached by keyboard while a
 * dialog is open. After that, a notification offers it, since no bin has the redirects. The dialog cannot be closed
 * while it removes or restores a redirect.
 */
export function RedirectsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const { server } = useServer();
  const { data: redirects, failure, fail, retry } = useServerData((from) => from.call(editorRedirectsList, {}));
  const day = useDateFormat('day');

  const { pending, run } = useTask();
  const [task, setTask] = useState<'redirects.removing' | 'bin.restoring'>('redirects.removing');
  const pendingText = pending ? t(task) : undefined;
  const toasts = useContext(ToastsContext);
  const showUndo = useUndoToast();
  const failureText = useFailureText();
  const [removed, setRemoved] = useState<readonly Redirect[]>([]);
  const isRemoved = ({ slug }: Redirect) => removed.some((each) => each.slug === slug);
  // A list that was loaded again, after a failure, lacks the removed ones.
  const rows = redirects && [
    ...redirects,
    ...removed.filter(({ slug }) => !redirects.some((each) => each.slug === slug)),
  ];

  const removedText = (list: readonly Redirect[]) =>
    t('redirects.removed', { count: list.length, from: pathsOf(list) });
  /** Saves redirects again. Offers those that fail once more, except those with refused data, which fail every time. */
  const undoRemove = async (from: EditorClient, list: readonly Redirect[]) => {
    const [restored, refused, failed]: [Redirect[], Redirect[], Redirect[]] = [[], [], []];
    let reason: string | undefined;
    for (const redirect of list) {
      const { slug, target } = redirect;
      const result = await from.call(editorRedirectSave, { slug, target });
      if (result.ok) restored.push(redirect);
      else if (result.failure.kind === 'refused' && result.failure.fields !== undefined) refused.push(redirect);
      else {
        failed.push(redirect);
        reason ??= failureText(result.failure);
      }
    }
    if (restored.length > 0) announce(t('bin.back', { name: pathsOf(restored) }));
    const notRestored = t('redirects.notRestored', { count: refused.length, from: pathsOf(refused) });
    if (refused.length > 0) toasts?.show({ kind: 'error', title: notRestored });
    if (failed.length > 0) offerUndo(from, failed, `${removedText(failed)}\n${reason}`);
  };
  const offerUndo = (from: EditorClient, list: readonly Redirect[], text = removedText(list)) =>
    showUndo(text, () => void undoRemove(from, list));
  const close = () => {
    if (pendingText !== undefined) return announce(pendingText);
    if (server !== undefined && removed.length > 0) offerUndo(server, removed);
    return onClose();
  };
  const remove = async (redirect: Redirect) => {
    setTask('redirects.removing');
    const { slug } = redirect;
    const result = await server?.call(editorRedirectRemove, { slug });
    if (result === undefined) return;
    if (!result.ok) return fail(result.failure, () => void run(() => remove(redirect)));
    setRemoved((before) => [...before, redirect]);
    announce(removedText([redirect]));
  };
  const restore = async (redirect: Redirect) => {
    setTask('bin.restoring');
    const { slug, target } = redirect;
    const result = await server?.call(editorRedirectSave, { slug, target });
    if (result === undefined) return;
    if (!result.ok) return fail(result.failure, () => void run(() => restore(redirect)));
    setRemoved((before) => before.filter((each) => each.slug !== slug));
    announce(t('bin.back', { name: pathOfSlug(slug) }));
  };
  /** One button for both actions, so that it keeps the focus. */
  const button = (each: Redirect) => {
    const from = pathOfSlug(each.slug);
    return isRemoved(each) ? (
      <ToolButton
        look="line"
        label={`${t('bin.undo')}, ${removedText([each])}`}
        disabledReason={pendingText}
        onClick={() => void run(() => restore(each))}
      >
        {t('bin.undo')}
      </ToolButton>
    ) : (
      <ToolButton
        label={t('redirects.remove', { from })}
        icon={<Trash2 />}
        disabledReason={pendingText}
        onClick={() => void run(() => remove(each))}
      />
    );
  };
  return (
    <ToolDialog title={t('redirects.title')} dismissable onClose={close}>
      {server === undefined ? (
        <KeyForm />
      ) : (
        <>
          <p>{t('redirects.about')}</p>
          {redirects === undefined && failure === undefined && <LoadingText>{t('redirects.loading')}</LoadingText>}
          {rows?.length === 0 && <p>{t('redirects.none')}</p>}
          <BinList aria-label={t('redirects.title')}>
            {rows?.map((each) => (
              <li key={each.slug}>
                <span>
                  {pathOfSlug(each.slug)} <ArrowRight aria-label={t('redirects.leadsTo')} data-directed />{' '}
                  {pathOfSlug(each.target)}
                  <br />
                  <small>
                    {isRemoved(each) ? removedText([each]) : t('redirects.since', { date: day(each.createdAt) })}
                  </small>
                </span>
                {button(each)}
              </li>
            ))}
          </BinList>
          {failure !== undefined && <Failed failure={failure} onRetry={retry} />}
        </>
      )}
    </ToolDialog>
  );
}
