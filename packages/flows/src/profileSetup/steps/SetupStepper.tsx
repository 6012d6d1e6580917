import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import type { ChosenProfileType } from '@kermesse/api/schemas/account/profile';
import { Button } from '@kermesse/ui/Button';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { splitError, type FormError } from '../../form/notices/notice.ts';
import { checkCompany } from '../../profileForm/checks/check-company.ts';
import { checkLinks } from '../../profileForm/checks/check-links.ts';
import { checkBio } from '../../profileForm/checks/check-bio.ts';
import { CompanyFields } from '../../profileForm/CompanyFields.tsx';
import { LinksFields } from '../../profileForm/LinksFields.tsx';
import { BioFields } from '../../profileForm/BioFields.tsx';
import { messagesByFormField } from '../../profileForm/messages-by-form-field.ts';
import { ServicesFields } from '../../profileForm/ServicesFields.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { StepForm } from './StepForm.tsx';
import { stepsOf, type SetupDraft } from '../machine/draft.ts';
import type { SetupEvent, SetupFailure, StepperStatus, StepInput } from '../machine/machine.ts';
import { Actions, Head } from '../profile-setup.styles.ts';
import { useTitlePrefix } from '../../site/use-title-prefix.ts';
import { Stepper } from '@kermesse/ui/Stepper';

export interface SetupStepperProps {
  draft: SetupDraft & { type: ChosenProfileType };
  status: StepperStatus;
  failure: SetupFailure | null;
  /** The paths of the submitted documents. */
  sent: readonly string[];
  /** Whether the profile is already created, so that only its documents can be changed. */
  profileCreated: boolean;
  lists: ChoiceLists;
  send: (event: SetupEvent) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Returns the error of a failed submission, by the names of the steps' fields. */
function errorOf(failure: SetupFailure): ErrorMessage | undefined {
  const error = messageFor(failure.phase === 'documents' ? 'documentsSend' : 'profileSubmit', failure);
  return error?.fields === undefined ? error : { message: 'invalidForm', fields: messagesByFormField(error.fields) };
}

const noCheck = () => ({});

/** The stepper after the choice of the type. A customer has one step, providers and planners four. */
export function SetupStepper({
  draft,
  status,
  failure,
  sent,
  profileCreated,
  lists,
  send,
  titleRef,
}: SetupStepperProps) {
  const { t } = useTranslation('profileSetup');
  const steps = stepsOf[draft.type];
  const name = steps[draft.step] ?? steps[0];
  useTitlePrefix(t(`${name}Title`));
  const error = useMemo(() => (failure === null ? undefined : errorOf(failure)), [failure]);
  const types = draft.type === 'provider' ? lists.providerTypes : undefined;
  const count = steps.length;
  const last = draft.step === count - 1;
  /** Returns the state of a step as text. */
  const stateOf = (place: number) => {
    if (place < draft.step) return t('stepDone');
    if (place > draft.step) return t('stepAhead');
    return t(status === 'error' ? 'stepHasErrors' : 'stepHere', { step: place + 1, count });
  };
  const footer = (notice: FormError | undefined, validating: boolean) => (
    <>
      <FormNotice notice={notice} />
      <Actions>
        {!profileCreated && (
          <Button variant="quiet" onPress={() => send({ type: 'BACK' })} isDisabled={status === 'wait'}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" pending={status === 'wait' || validating} pendingLabel={t(last ? 'sending' : 'checking')}>
          {t(last ? 'finish' : 'next')}
        </Button>
      </Actions>
    </>
  );
  const write = (written: StepInput) => send({ type: 'WRITE', written });
  const shared = { error, pending: status === 'wait', onNext: () => send({ type: 'NEXT' }), footer };
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
      {count > 1 && (
        <Stepper
          label={t('progress', { step: draft.step + 1, count })}
          steps={steps.map((step, place) => ({ name: t(`${step}Short`), state: stateOf(place) }))}
          current={draft.step}
        />
      )}
      {name === 'company' && (
        <StepForm {...shared} initial={draft.company} check={checkCompany} onWrite={(company) => write({ company })}>
          {({ field }) => <CompanyFields field={field} />}
        </StepForm>
      )}
      {name === 'more' && (
        <StepForm
          {...shared}
          initial={draft.more}
          check={checkBio(types !== undefined)}
          onWrite={(more) => write({ more })}
        >
          {({ field, choices }) => <BioFields field={field} choices={choices} types={types} />}
        </StepForm>
      )}
      {name === 'links' && (
        <StepForm {...shared} initial={draft.links} check={checkLinks} onWrite={(links) => write({ links })}>
          {({ field }) => <LinksFields field={field} />}
        </StepForm>
      )}
      {name === 'services' && (
        <StepForm {...shared} initial={draft.services} check={noCheck} onWrite={(services) => write({ services })}>
          {({ choices }) => <ServicesFields choices={choices} categories={lists.providerTypeCategories} />}
        </StepForm>
      )}
      {name === 'documents' && (
        <DocumentsStep documents={draft.documents} sent={sent} waiting={status === 'wait'} send={send}>
          {footer(error && splitError(error, {}).notice, false)}
        </DocumentsStep>
      )}
    </>
  );
}
