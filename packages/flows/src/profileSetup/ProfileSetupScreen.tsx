import { useClient } from '@kermesse/api/client-context';
import { useTask } from '@kermesse/api/use-task';
import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import { Button } from '@kermesse/ui/Button';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Frame } from '@kermesse/ui/Frame';
import { Heading } from '@kermesse/ui/Heading';
import { Text } from '@kermesse/ui/Text';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { FlowDialog } from '../dialog/FlowDialog.tsx';
import { RestoredNotice } from '../form/notices/RestoredNotice.tsx';
import { UnsavedGuard } from '../form/unsaved/UnsavedGuard.tsx';
import { useUnsaved } from '../site/use-unsaved.ts';
import { noLists } from '../profileForm/no-lists.ts';
import { useGo } from '../site/go.ts';
import { useHref } from '../site/use-href.ts';
import { useStepHistory } from '../site/step-history.ts';
import { useSession, type User } from '../session/session.ts';
import { readSetupDraft, stepsOf, writeDraft, type SetupDraft, type SubmissionProgress } from './machine/draft.ts';
import { profileSetupMachine, type StepperStatus } from './machine/machine.ts';
import { Actions, SetupCard, Page } from './profile-setup.styles.ts';
import { SetupStepper } from './steps/SetupStepper.tsx';
import {
  isAlreadyCreated,
  pendingSubmission,
  submitOnce,
  unsentDocuments,
  type Outcome,
  type Submission,
} from './machine/submit.ts';
import { TypeStep } from './steps/TypeStep.tsx';

export interface ProfileSetupScreenProps {
  /** The options: provider types and their categories (site configuration); none by default. */
  lists?: ChoiceLists;
}

/** The profile set-up (specification §2), for logged-in users without a profile. */
export function ProfileSetupScreen({ lists = noLists }: ProfileSetupScreenProps) {
  const { user } = useSession();
  const [{ restarts, resumed }, setStart] = useState({ restarts: 0, resumed: false });
  if (user === null) return null;
  const restart = (resumes: boolean) => setStart((before) => ({ restarts: before.restarts + 1, resumed: resumes }));
  function startOver(userId: string) {
    writeDraft(userId, undefined);
    restart(false);
  }
  function continueWith(userId: string, draft: SetupDraft, profileId: string) {
    if (draft.type === null) return;
    const profile = { profileType: draft.type, profileId, id: userId };
    writeDraft(userId, { ...draft, step: stepsOf[draft.type].length - 1 }, { profile, sent: [] });
    restart(true);
  }
  return (
    <UnsavedGuard>
      <Setup
        key={`${user.id} ${restarts}`}
        user={user}
        lists={lists}
        resumed={resumed}
        onStartOver={() => startOver(user.id)}
        onFound={(draft, profileId) => continueWith(user.id, draft, profileId)}
      />
    </UnsavedGuard>
  );
}

/** The page for a user who already has a profile. */
function ProfileExists({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('profileSetup');
  const href = useHref();
  return (
    <Page>
      <SetupCard>
        <Frame />
        <Heading level={1} size={5} ref={titleRef} tabIndex={-1}>
          {t('existsTitle')}
        </Heading>
        <Text>{t('existsText')}</Text>
        <Actions>
          <ButtonLink href={href('/account/profile')}>{t('toProfile')}</ButtonLink>
        </Actions>
      </SetupCard>
    </Page>
  );
}

/**
 * Stores the progress of a submission, unless the draft is gone or the session has ended. Without a draft, removes the
 * stored one.
 */
function storeProgress(userId: string, draft: SetupDraft | undefined, progress: SubmissionProgress): void {
  const stored = readSetupDraft(userId);
  if (stored !== undefined && !stored.interrupted) writeDraft(userId, draft, progress);
}

interface SetupProps {
  user: User;
  lists: ChoiceLists;
  /** Whether the set-up continues with a profile that was found. Then the focus moves to its title. */
  resumed: boolean;
  onStartOver: () => void;
  /** Called with the profile that a submission of the draft has created although its response was lost. */
  onFound: (draft: SetupDraft, profileId: string) => void;
}

function Setup({ user, lists, resumed, onStartOver, onFound }: SetupProps) {
  const { t } = useTranslation(['profileSetup', 'form']);
  const client = useClient();
  const { refresh, update } = useSession();
  const leaving = useTask();
  const go = useGo();
  const title = useRef<HTMLHeadingElement>(null);
  const machine = useMemo(() => {
    const submit = fromPromise<Outcome, Submission>(async ({ input, signal: left }) => {
      const { userId } = input;
      const outcome = await submitOnce(client, input, (progress) => storeProgress(userId, input.draft, progress));
      const { profile, sent, begun, failure } = outcome;
      if (left.aborted) storeProgress(userId, failure === null ? undefined : input.draft, { profile, sent, begun });
      // The profile exists even if the user left or the documents failed, and if it was created elsewhere: reload the
      // user to open the other pages.
      const created = profile !== null && (left.aborted || failure !== null);
      if (created || isAlreadyCreated(outcome)) void refresh();
      return outcome;
    });
    return profileSetupMachine.provide({ actors: { submit } });
  }, [client, refresh]);
  const [stored] = useState(() => readSetupDraft(user.id));
  const isStoredProfile = user.profileType === null || user.profileId === stored?.progress.profile?.profileId;
  const [state, send, actor] = useMachine(machine, {
    input: {
      userId: user.id,
      draft: stored?.draft,
      progress: isStoredProfile ? stored?.progress : undefined,
      pending: pendingSubmission(client, user.id),
    },
  });
  const { context } = state;
  const { draft, progress } = context;
  const status: StepperStatus = typeof state.value === 'string' ? 'process' : state.value.stepping;
  const finished = status === 'finish';
  // A pending submission may have created the profile already.
  const createdHere = progress.profile !== null || status === 'wait';
  // A request of this draft whose response was lost may have created it, too.
  const submittedProfile =
    !createdHere && progress.begun === true && user.profileType === draft.type ? user.profileId : null;
  const createdElsewhere = user.profileType !== null && !createdHere && submittedProfile === null;

  const onSubmittedProfile = useEffectEvent((profileId: string) => onFound(draft, profileId));
  useEffect(() => {
    if (submittedProfile !== null) onSubmittedProfile(submittedProfile);
  }, [submittedProfile]);

  const submitting = status === 'wait';
  // During a submission, the submission stores its progress.
  useEffect(() => {
    if (!submitting) writeDraft(user.id, createdElsewhere ? undefined : draft, progress);
  }, [submitting, draft, progress, createdElsewhere, user.id]);
  // The success survives a reload of the page until it is left.
  useEffect(() => (finished ? () => writeDraft(user.id, undefined) : undefined), [finished, user.id]);

  const isUnsent = progress.profile !== null && unsentDocuments(draft, progress).length > 0;
  useUnsaved(submitting || (isUnsent && !finished), submitting);

  const canGoBack = !state.matches('choosing') && !finished && progress.profile === null && !createdElsewhere;
  useStepHistory(canGoBack ? draft.step + 1 : 0, actor);

  // Moves the focus to the title of a new step, so that screen readers announce it.
  const step = state.matches('choosing') ? 'type' : `${draft.type}-${draft.step}`;
  const place = createdElsewhere ? 'exists' : step;
  const [restoredAt] = useState(stored?.interrupted === true ? place : undefined);
  const shown = useRef(resumed ? undefined : place);
  useEffect(() => {
    if (shown.current !== place) title.current?.focus();
    shown.current = place;
  }, [place]);

  const { type } = draft;
  const created = finished ? progress.profile?.profileId : undefined;

  // The user has the new profile even if the reload fails, and on the set-up's page in the other language, which Back
  // may open.
  useEffect(() => {
    if (created !== undefined && created !== user.profileId) update({ ...user, profileType: type, profileId: created });
  }, [created, type, user, update]);

  /** Opens the home page. */
  async function leave() {
    await refresh();
    go('/');
  }

  if (createdElsewhere) return <ProfileExists titleRef={title} />;
  const choosing = type === null || state.matches('choosing');
  return (
    <Page>
      <SetupCard data-wide={choosing ? '' : undefined}>
        <Frame />
        {place === restoredAt && status === 'process' && (
          <RestoredNotice discardLabel={t('startOver', { ns: 'form' })} onDiscard={onStartOver} />
        )}
        {choosing ? (
          <TypeStep type={type} send={send} titleRef={title} />
        ) : (
          <SetupStepper
            key={place}
            draft={{ ...draft, type }}
            status={status}
            failure={context.failure}
            sent={progress.sent}
            profileCreated={progress.profile !== null}
            lists={lists}
            send={send}
            titleRef={title}
          />
        )}
      </SetupCard>
      <FlowDialog
        role="alertdialog"
        title={t('successTitle')}
        isOpen={finished}
        onOpenChange={() => void leaving.run(leave)}
        actions={
          <Button
            autoFocus
            pending={leaving.pending}
            pendingLabel={t('leaving')}
            onPress={() => void leaving.run(leave)}
          >
            {t('ok')}
          </Button>
        }
      >
        <Text>{t('successText')}</Text>
      </FlowDialog>
    </Page>
  );
}
