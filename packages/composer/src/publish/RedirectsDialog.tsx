import type { Failure } from '@kermesse/api/failure';
import { languageTag } from '@kermesse/api/schemas/locale';
import { Dialog } from '@kermesse/ui/Dialog';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServer } from '../app/ServerContext.tsx';
import { useUndoToast } from '../app/useUndoToast.ts';
import { BinList } from '../bin/BinList.ts';
import { pathOfPage } from '../checks/address.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useUiLocale } from '../form/FormContext.ts';
import { KeyForm } from './KeyForm.tsx';
import type { Redirect } from './server.ts';
import { useFailureText } from './useFailureText.ts';

/** The addresses that pages had, each with the page that it leads to now; one that is not wanted any more can be removed. */
export function RedirectsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const failureText = useFailureText();
  const undoToast = useUndoToast();
  const { server } = useServer();
  const [redirects, setRedirects] = useState<Redirect[]>();
  const [failure, setFailure] = useState<Failure>();
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' });
  const load = useCallback(() => {
    void server?.redirects().then((answer) => (answer.ok ? setRedirects(answer.data) : setFailure(answer.failure)));
  }, [server]);
  useEffect(load, [load]);

  const remove = async ({ slug, target }: Redirect) => {
    const answer = await server?.removeRedirect(slug);
    if (answer === undefined) return;
    if (!answer.ok) return setFailure(answer.failure);
    load();
    undoToast(
      t('redirects.removed', { from: pathOfPage(slug) }),
      () => void server?.saveRedirect(slug, target).then((saved) => (saved.ok ? load() : setFailure(saved.failure))),
    );
  };
  return (
    <Dialog
      title={t('redirects.title')}
      closeLabel={t('common.close')}
      width={650}
      isOpen
      dismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {server === undefined ? (
        <KeyForm />
      ) : (
        <>
          <p>{t('redirects.about')}</p>
          {redirects?.length === 0 && <p>{t('redirects.none')}</p>}
          <BinList aria-label={t('redirects.title')}>
            {redirects?.map((each) => (
              <li key={each.slug}>
                <span>
                  {pathOfPage(each.slug)} <ArrowRight aria-label={t('redirects.leadsTo')} /> {pathOfPage(each.target)}
                  <br />
                  <small>{t('redirects.since', { date: date.format(new Date(each.createdAt)) })}</small>
                </span>
                <ToolButton
                  label={t('redirects.remove', { from: pathOfPage(each.slug) })}
                  icon={<Trash2 />}
                  onClick={() => void remove(each)}
                />
              </li>
            ))}
          </BinList>
          {failure !== undefined && <p role="alert">{failureText(failure)}</p>}
        </>
      )}
    </Dialog>
  );
}
