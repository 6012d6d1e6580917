import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import type { ChosenProfileType } from '@kermesse/api/schemas/account/profile';
import { Button } from '@kermesse/ui/Button';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messageFor } from '@kermesse/api/error-catalogue';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { LinksStep } from './LinksStep.tsx';
import { MoreStep } from './MoreStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { SetupProgress } from './SetupProgress.tsx';
import { stepsOf, type SetupDraft } from '../machine/draft.ts';
import type { SetupEvent, SetupFailure, StepperStatus, StepInput } from '../machine/machine.ts';
import { Actions, Head } from '../profile-setup.styles.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

export interface SetupStepperProps {
  draft: SetupDraft & { type: ChosenProfileType };
  status: StepperStatus;
  failure: SetupFailure | null;
  /** The paths of the submitted documents. */
  sent: readonly string[];
  /** Whether the profile is already created, so that only its documents can be changed. */
  made: boolean;
  lists: ChoiceLists;
  send: (event: SetupEvent) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Returns the server's messages by the form's field names: `profileData.companyInfo.phone` becomes `phone`. */
function plainFields(fields: Record<string, string> | undefined): Record<string, string> | undefined {
  return (
    fields && Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.split('.').at(-1) ?? name, text]))
  );
}

/** The stepper after the choice of the type. A customer has one step, providers and planners four. */
export function SetupStepper({ draft, status, failure, sent, made, lists, send, titleRef }: SetupStepperProps) {
  const { t } = useTranslation('profileSetup');
  const steps = stepsOf[draft.type];
  const name = steps[draft.step] ?? steps[0];
  useTitlePrefix(t(`${name}Title`));
  const error = useMemo(
    () =>
      failure === null
        ? undefined
        : messageFor(failure.at === 'documents' ? 'documentsSend' : 'profileSubmit', failure),
    [failure],
  );
  const words = useMemo(() => plainFields(error?.fields), [error]);
  const shared = useMemo(
    () => ({
      error: words,
      onWrite: (written: StepInput) => send({ type: 'WRITE', written }),
      onNext: () => send({ type: 'NEXT' }),
    }),
    [words, send],
  );
  const last = draft.step === steps.length - 1;
  const onlyFields = error?.fields !== undefined;
  const foot = (validating: boolean) => (
    <>
      <FormNotice
        notice={
          onlyFields
            ? { message: 'invalidForm', ...(name === 'documents' && { others: Object.values(error.fields ?? {}) }) }
            : error
        }
      />
      <Actions>
        {!made && (
          <Button variant="quiet" onPress={() => send({ type: 'BACK' })} isDisabled={status === 'wait'}>
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          pending={status === 'wait' || validating}
          pendingLabel={t(validating ? 'checking' : 'sending')}
        >
          {t(last ? 'finish' : 'next')}
        </Button>
      </Actions>
    </>
  );
  return (
    <>
      <Head>
        <p>
          <SmallCaps>{t(draft.type)}</SmallCaps>
        </p>
        <Heading level={1} size={5} ref={titleRef} tabIndex={-1}>
          {t(`${name}Title`)}
        </Heading>
      </Head>
      {steps.length > 1 && (
        <SetupProgress
          names={steps.map((step) => t(`${step}Short`))}
          current={draft.step}
          hasErrors={status === 'error'}
        />
      )}
      {name === 'company' && (
        <CompanyStep initial={draft.company} {...shared}>
          {foot}
        </CompanyStep>
      )}
      {name === 'more' && (
        <MoreStep initial={draft.more} types={draft.type === 'provider' ? lists.providerTypes : undefined} {...shared}>
          {foot}
        </MoreStep>
      )}
      {name === 'links' && (
        <LinksStep initial={draft.links} {...shared}>
          {foot}
        </LinksStep>
      )}
      {name === 'services' && (
        <ServicesStep initial={draft.services} categories={lists.providerTypeCategories} {...shared}>
          {foot}
        </ServicesStep>
      )}
      {name === 'documents' && (
        <DocumentsStep documents={draft.documents} sent={sent} waiting={status === 'wait'} send={send}>
          {foot(false)}
        </DocumentsStep>
      )}
    </>
  );
}
