import { toLocale } from '@kermesse/api/schemas/common/locale';
import { avatarRule, megabyte } from '@kermesse/api/schemas/uploads/upload';
import type { User } from '@kermesse/api/schemas/account/user';
import { Button } from '@kermesse/ui/Button';
import { FileDrop } from '@kermesse/ui/FileDrop';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { useToasts } from '@kermesse/ui/Toasts';
import { ImageUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { FlowDialog } from '../dialog/FlowDialog.tsx';
import { formatBytes } from '../documents/bytes.ts';
import { useErrorText } from '../failures/use-error-text.ts';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { useFailureNotification, useLostFileNotification } from '../form/use-failure-notification.ts';
import { useSession } from '../session/session.ts';
import { translated } from '../texts/TranslatedText.tsx';
import { Framing, UploadRow } from './avatar.styles.ts';
import { LazyCropStage } from './LazyCropStage.tsx';
import { useAvatar, type UploadState, type AvatarError } from './use-avatar.ts';

const accepted = avatarRule.extensions.map((extension) => `.${extension}`);

export interface AvatarDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog to choose, crop and upload a picture (specification §2, §5). */
export function AvatarDialog({ user, isOpen, onOpenChange }: AvatarDialogProps) {
  const { t } = useTranslation('avatar');
  return (
    <FlowDialog title={t('change')} isOpen={isOpen} onOpenChange={onOpenChange} guarded>
      <AvatarForm user={user} close={() => onOpenChange(false)} />
    </FlowDialog>
  );
}

function AvatarForm({ user, close }: { user: User; close: () => void }) {
  const { t } = useTranslation('avatar');
  const session = useSession();
  const toasts = useToasts();
  const { chosenPicture, reading, sending, wrong, choices, choose, setArea, send, cancel } = useAvatar({
    userId: user.id,
    onFailureAfterLeaving: useFailureNotification(translated('avatar', 'change')),
    saved(now, stillOpen) {
      session.update(now);
      toasts.show({ kind: 'success', title: translated('avatar', 'changed') });
      if (stillOpen) close();
    },
  });
  useLostFileNotification(chosenPicture !== undefined, translated('avatar', 'notSaved'));

  if (chosenPicture === undefined) {
    return (
      <Framing>
        <FileDrop
          icon={<ImageUp aria-hidden="true" />}
          accepted={accepted}
          label={t('choose')}
          dropHint={t('drop')}
          description={t('rules')}
          onFile={choose}
          pending={reading}
          pendingLabel={t('reading')}
        />
        <WrongNotice wrong={wrong} attempt={choices} />
      </Framing>
    );
  }
  const { preview } = chosenPicture;
  return (
    <Framing>
      <LazyCropStage key={preview} preview={preview} onArea={setArea} />
      {sending === undefined ? (
        <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => files?.[0] && choose(files[0])}>
          <Button variant="quiet" pending={reading} pendingLabel={t('reading')}>
            {t('another')}
          </Button>
        </FileTrigger>
      ) : (
        <Progress sending={sending} onCancel={cancel} />
      )}
      <WrongNotice wrong={wrong} attempt={choices} />
      <Button full onPress={send} pending={sending !== undefined} pendingLabel={t('saving')}>
        {t('use')}
      </Button>
    </Framing>
  );
}

function Progress({ sending, onCancel }: { sending: UploadState; onCancel: () => void }) {
  const { t, i18n } = useTranslation('avatar');
  const locale = toLocale(i18n.language);
  const { sent, total } = sending.step === 'sending' ? sending.progress : { sent: 0, total: 1 };
  const text =
    sending.step === 'sending'
      ? t('progress', { sent: formatBytes(sent, locale), total: formatBytes(total, locale) })
      : t(sending.step);
  return (
    <UploadRow>
      <ProgressBar
        label={t('sending')}
        value={sending.step === 'sending' ? sent / Math.max(1, total) : undefined}
        valueText={text}
      />
      <span>{text}</span>
      {sending.step !== 'saving' && (
        <Button variant="quiet" size="s" onPress={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </UploadRow>
  );
}

function WrongNotice({ wrong, attempt }: { wrong: AvatarError | undefined; attempt: number }) {
  const { t } = useTranslation('avatar');
  const errorText = useErrorText();
  if (wrong !== undefined && 'own' in wrong) {
    const help = wrong.own === 'size' ? t('sizeHelp') : undefined;
    const message = t(wrong.own, { name: wrong.name, size: Math.round(avatarRule.maxBytes / megabyte) });
    return <NoticeCard message={message} help={help} attempt={attempt} />;
  }
  const shown = wrong && errorText(wrong.error);
  return <NoticeCard message={shown?.text} help={shown?.help} />;
}
