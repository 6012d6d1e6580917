import type { Failure } from '@kermesse/api/failure';
import { languageTag } from '@kermesse/api/schemas/locale';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { FileText, Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServer } from '../app/ServerContext.tsx';
import { useAnnounce } from '../controls/Announcer.tsx';
import { line } from '../controls/controls.styles.ts';
import { useUiLocale } from '../form/FormContext.ts';
import { textIn } from '../form/textIn.ts';
import { useDesk } from '../store/context.ts';
import { draftOf, isChanged } from '../store/workspace.ts';
import { KeyForm } from './KeyForm.tsx';
import type { Listed } from './server.ts';
import { useFailureText } from './useFailureText.ts';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* Its foot stays in sight, however many pages there are. */
  @media (min-height: 500px) {
    max-height: calc(100svh - 360px);
    overflow-y: auto;
  }
  /* There the dialog is a sheet over the whole window, with less around the list. */
  @media (min-height: 500px) and (max-width: 479px) {
    max-height: calc(100svh - 256px);
  }

  & button {
    ${line}
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: 2px 10px;
    align-items: center;
    min-height: 46px;
    padding: 4px 8px;
    font-size: 1rem;
    line-height: 1.2;
  }
  & svg {
    width: 18px;
    height: 18px;
  }
  & small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
`;

/** The pages that the server has and the site itself, to be opened; a draft with changes of one's own stays as it is. */
export function PagesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const failureText = useFailureText();
  const desk = useDesk();
  const announce = useAnnounce();
  const { server, lock } = useServer();
  const [listed, setListed] = useState<Listed[]>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let wanted = true;
    void server?.list().then((answer) => {
      if (!wanted) return;
      if (answer.ok) setListed(answer.data);
      else setFailure(answer.failure);
    });
    return () => {
      wanted = false;
    };
  }, [server]);

  const open = async ({ kind, slug }: Listed) => {
    const answer = await server?.load(kind, slug);
    if (answer === undefined) return;
    if (!answer.ok) return setFailure(answer.failure);
    const { configuration, version } = answer.data;
    const draft = draftOf(kind, configuration, { version, configuration });
    const known = desk.get().drafts[draft.key];
    const keepsOwn = known !== undefined && isChanged(known);
    desk.open(draft, { anew: !keepsOwn });
    if (keepsOwn) announce(t('pages.own'));
    onClose();
  };
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog
      title={t('pages.title')}
      closeLabel={t('common.close')}
      width={650}
      isOpen
      dismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
        <List>
          {listed?.map((each) => (
            <li key={`${each.kind} ${each.slug}`}>
              <button type="button" onClick={() => void open(each)}>
                {each.kind === 'site' ? <Settings2 aria-hidden="true" /> : <FileText aria-hidden="true" />}
                <span>
                  {each.kind === 'site' ? t('drafts.site') : textIn(each.title, locale) || each.slug}
                  <br />
                  <small>{each.kind === 'site' ? '' : `/${each.slug === 'home' ? '' : each.slug} · `}{date.format(new Date(each.updatedAt))}</small>
                </span>
                <small>v{each.version}</small>
              </button>
            </li>
          ))}
        </List>
      )}
      {failure !== undefined && <p role="alert">{failureText(failure)}</p>}
    </Dialog>
  );
}
