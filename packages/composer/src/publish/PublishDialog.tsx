import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServer } from '../app/ServerContext.tsx';
import { useListed } from '../app/useLinks.ts';
import { checksOf } from '../checks/checks.ts';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { siteFaults } from '../checks/schema-faults.ts';
import { withoutComments } from '../comments/comments.ts';
import { afterOthers } from '../controls/useFocusNet.ts';
import { downloadJson } from '../files/download.ts';
import { useDesk, useWorkspace } from '../store/context.ts';
import { activeDraft, isChanged, slugOf } from '../store/workspace.ts';
import { Compared } from '../versions/Compared.tsx';
import { KeyForm } from './KeyForm.tsx';
import type { Published } from './server.ts';
import { useFailureText } from './useFailureText.ts';

const Sheet = styled.div`
  display: grid;
  gap: 14px;

  & [role='alert'] {
    color: var(--danger);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Done = styled.p`
  display: flex;
  gap: 8px;

  svg {
    flex: none;
    width: 20px;
    color: var(--success);
  }
`;

type Outcome = { kind: 'none' } | { kind: 'pending' } | { kind: 'done'; version: number } | { kind: 'failed'; text: string } | { kind: 'conflict'; theirs: Published };

/** Hands the document over to the server, or says why it cannot be yet. A newer version there is never overwritten unseen. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const failureText = useFailureText();
  const desk = useDesk();
  const { server, possible, lock } = useServer();
  const draft = useWorkspace(activeDraft);
  const listed = useListed();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { kind, base, history, key } = draft;
  const configuration = useMemo(() => withoutComments(history.present), [history.present]);
  const slug = kind === 'site' ? '' : slugOf(configuration);
  const checks = kind === 'page' ? checksOf(configuration, { slugs: listed && new Set(listed.map((each) => each.slug)) }).filter(({ level }) => level === 'fault') : [];
  const faults = kind === 'page' ? checks.length : siteFaults(configuration).length;

  const publish = async (over: number) => {
    if (server === undefined) return;
    setOutcome({ kind: 'pending' });
    const answer = await server.publish(kind, slug, configuration, over);
    if (answer.ok) {
      desk.settle(key, { version: answer.data.version, configuration });
      setOutcome({ kind: 'done', version: answer.data.version });
      return;
    }
    const { failure } = answer;
    if (failure.kind === 'refused' && failure.code === 'editor/wrong_key') lock();
    if (failure.kind === 'refused' && failure.code === 'editor/conflict') {
      const current = await server.load(kind, slug);
      if (current.ok) return setOutcome({ kind: 'conflict', theirs: current.data });
    }
    setOutcome({ kind: 'failed', text: failureText(failure) });
  };
  /** To a field, once the dialog has gone and given back the focus. */
  const follow = (go: () => void) => {
    onClose();
    afterOthers(go);
  };
  const takeTheirs = (theirs: Published) => {
    desk.carryOut({ do: 'replace', configuration: theirs.configuration });
    desk.settle(key, theirs);
    onClose();
  };

  const actions = () => {
    if (!possible) return <Button onPress={() => downloadJson(configuration, slug || 'site')}>{t('drafts.save')}</Button>;
    if (server === undefined) return undefined;
    if (outcome.kind === 'done') return <Button onPress={onClose}>{t('common.close')}</Button>;
    if (outcome.kind === 'conflict') {
      const { theirs } = outcome;
      return (
        <>
          <Button variant="line" onPress={() => takeTheirs(theirs)}>
            {t('publish.takeTheirs')}
          </Button>
          <Button isDisabled={faults > 0} onPress={() => void publish(theirs.version)}>
            {t('publish.overwrite')}
          </Button>
        </>
      );
    }
    if (faults > 0) return undefined;
    return (
      <Button pending={outcome.kind === 'pending'} pendingLabel={t('publish.pending')} onPress={() => void publish(base.version)}>
        {t('publish.now')}
      </Button>
    );
  };
  const content = () => {
    if (!possible) return <p>{t('publish.filesOnly')}</p>;
    if (server === undefined) return <KeyForm />;
    if (outcome.kind === 'done') {
      return (
        <Done role="status">
          <CircleCheck aria-hidden="true" />
          <span>
            {t('publish.done', { version: outcome.version })}{' '}
            {kind === 'page' && (
              <a href={`/${slug === 'home' ? '' : slug}`} target="_blank" rel="noreferrer">
                {t('publish.look')}
              </a>
            )}
          </span>
        </Done>
      );
    }
    if (outcome.kind === 'conflict') {
      return (
        <>
          <p role="alert">{t('publish.conflict', { mine: base.version, theirs: outcome.theirs.version })}</p>
          {kind === 'page' && <Compared before={outcome.theirs.configuration} after={configuration} beforeTitle={t('publish.theirs', { version: outcome.theirs.version })} afterTitle={t('publish.mine')} />}
        </>
      );
    }
    if (faults > 0) {
      return (
        <>
          <p>{t('publish.faults', { count: faults })}</p>
          {kind === 'page' && <ChecksPanel checks={checks} onGo={follow} />}
        </>
      );
    }
    return (
      <>
        <p>{t(kind === 'site' ? 'publish.site' : base.version === 0 ? 'publish.newPage' : 'publish.page', { path: `/${slug === 'home' ? '' : slug}`, version: base.version })}</p>
        {!isChanged(draft) && <p>{t('publish.unchanged')}</p>}
      </>
    );
  };
  return (
    <Dialog title={t('publish.title')} closeLabel={t('common.close')} width={650} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} actions={actions()}>
      <Sheet>
        {content()}
        {outcome.kind === 'failed' && <p role="alert">{outcome.text}</p>}
      </Sheet>
    </Dialog>
  );
}
