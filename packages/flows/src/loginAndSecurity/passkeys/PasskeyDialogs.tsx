import { maxPasskeyName } from '@kermesse/api/schemas/account/passkey';
import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import { isRefusal } from '@kermesse/api/failure';
import { passkeyRemove } from '@kermesse/api/passkey-remove';
import { passkeyRename } from '@kermesse/api/passkey-rename';
import { focusOnMount } from '@kermesse/ui/focus';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { FlowDialog } from '../../dialog/FlowDialog.tsx';
import { createCheck, requiredPassword, nonBlankText } from '../../form/check.ts';
import { SubmitForm } from '../../form/submit/SubmitForm.tsx';
import { useFailureNotification } from '../../form/use-failure-notification.ts';
import { useForm, type FormDeclaration } from '../../form/use-form.ts';
import { UsernameField } from '../../passwordField/UsernameField.tsx';
import { PasswordField } from '../../passwordField/PasswordField.tsx';
import { useSession } from '../../session/session.ts';
import { translated } from '../../texts/TranslatedText.tsx';
import { ConfirmCallDialog } from '../../form/confirm/ConfirmCallDialog.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface NameDialogProps {
  passkey: Passkey;
  /** Whether the passkey was just added. */
  isNew: boolean;
  onClose: () => void;
  onRenamed: (passkey: Passkey) => void;
}

const checkName = createCheck<{ name: string }>(z.object({ name: nonBlankText }));

/** Renames a passkey, right after it was added or later. */
export function NameDialog({ passkey: { id, name }, isNew, onClose, onRenamed }: NameDialogProps) {
  const { t } = useTranslation('loginAndSecurity');
  const form = useForm({
    initial: { name },
    check: checkName,
    situation: 'passkeyChange',
    send: (client, values, signal) => client.call(passkeyRename, { id, ...values }, { signal }),
    done(renamed) {
      onRenamed(renamed);
      onClose();
    },
  });
  return (
    <FlowDialog title={t(isNew ? 'addedTitle' : 'renameTitle')} isOpen onOpenChange={onClose}>
      <SubmitForm form={form} submit={t('save')} pendingLabel={t('saving')}>
        {isNew && <Text tone="soft">{t('addedText')}</Text>}
        <TextField
          {...form.field('name')}
          label={t('name')}
          description={t('nameHint')}
          maxLength={maxPasskeyName}
          autoComplete="off"
          inputRef={focusOnMount}
        />
      </SubmitForm>
    </FlowDialog>
  );
}

const noProof = { currentPassword: '' };
const checkProof = createCheck<typeof noProof>(z.object({ currentPassword: requiredPassword }));

interface PasswordProofProps<T> extends Pick<FormDeclaration<typeof noProof, T>, 'situation' | 'send'> {
  /** Why the password is needed. */
  text: string;
  label: string;
  pendingLabel: string;
  /** The title of the notification when the request fails after the dialog was closed. */
  failureTitle: ReactNode;
  onClose: () => void;
  /** Called after a success, also when the dialog was closed meanwhile. */
  onDone: (data: T) => void;
}

/** Asks for the password before a passkey changes in an older session: another person may use the device. */
function PasswordProof<T>({
  text,
  label,
  pendingLabel,
  failureTitle,
  onClose,
  onDone,
  ...request
}: PasswordProofProps<T>) {
  const { t } = useTranslation('loginAndSecurity');
  const { user } = useSession();
  const form = useForm<typeof noProof, T>({
    ...request,
    initial: noProof,
    check: checkProof,
    onFailureAfterLeaving: useFailureNotification(failureTitle),
    done(data, _, stillOpen) {
      if (stillOpen) onClose();
      onDone(data);
    },
  });
  return (
    <FlowDialog title={t('proofTitle')} isOpen onOpenChange={onClose}>
      <SubmitForm form={form} submit={label} pendingLabel={pendingLabel}>
        <UsernameField email={user?.email} />
        <Text tone="soft">{text}</Text>
        <PasswordField
          {...form.field('currentPassword')}
          label={t('currentPassword')}
          autoComplete="current-password"
        />
      </SubmitForm>
    </FlowDialog>
  );
}

interface ProofDialogProps {
  onClose: () => void;
  onAdded: (passkey: Passkey) => void;
}

/** Asks for the password, then adds a passkey. */
export function ProofDialog({ onClose, onAdded }: ProofDialogProps) {
  const { t } = useTranslation('loginAndSecurity');
  const { add } = useAddPasskey();
  return (
    <PasswordProof
      text={t('proofText')}
      label={t('continue')}
      pendingLabel={t('adding')}
      failureTitle={translated('loginAndSecurity', 'add')}
      situation="passkeyAdd"
      send={async (_, { currentPassword }) =>
        (await add(currentPassword)) ?? { ok: false, failure: { kind: 'aborted' } }
      }
      onClose={onClose}
      onDone={onAdded}
    />
  );
}

interface RemoveDialogProps {
  passkey: Passkey;
  onClose: () => void;
  onRemoved: (passkey: Passkey) => void;
}

/** Whether the previous attempt returned the warning that this passkey is the only way to log in. */
const wasWarned = (error: ErrorMessage | undefined) => error?.message === 'lastWayIn';

/**
 * Asks for confirmation before a passkey is removed, and for the password in an older session. Warns and asks again
 * when it is the only way to log in.
 */
export function RemoveDialog({ passkey, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('loginAndSecurity');
  const { id, name } = passkey;
  const [needsPassword, setNeedsPassword] = useState(false);
  if (needsPassword)
    return (
      <PasswordProof
        text={t('removeProofText')}
        label={t('remove')}
        pendingLabel={t('removing')}
        failureTitle={translated('loginAndSecurity', 'removeTitle')}
        situation="passkeyRemove"
        send={(client, { currentPassword }, signal) => client.call(passkeyRemove, { id, currentPassword }, { signal })}
        onClose={onClose}
        onDone={() => onRemoved(passkey)}
      />
    );
  return (
    <ConfirmCallDialog
      title={t('removeTitle')}
      text={t('removeText', { name })}
      cancelLabel={t('keep')}
      confirmLabel={(error) => t(wasWarned(error) ? 'removeAnyway' : 'remove')}
      pendingLabel={t('removing')}
      situation="passkeyRemove"
      send={async (client, signal, error) => {
        const result = await client.call(
          passkeyRemove,
          { id, ...(wasWarned(error) && { lastWayIn: true }) },
          { signal },
        );
        if (!result.ok && isRefusal(result.failure, 'auth/missing_data')) setNeedsPassword(true);
        return result;
      }}
      onDone={() => onRemoved(passkey)}
      onClose={onClose}
      failureTitle={translated('loginAndSecurity', 'removeTitle')}
    />
  );
}
