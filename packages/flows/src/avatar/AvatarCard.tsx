import { displayName } from '@kermesse/api/display-name';
import { isChosenProfileType } from '@kermesse/api/schemas/account/profile';
import type { User } from '@kermesse/api/schemas/account/user';
import { usersUpdate } from '@kermesse/api/users-update';
import { Avatar } from '@kermesse/ui/Avatar';
import { Button } from '@kermesse/ui/Button';
import { Frame } from '@kermesse/ui/Frame';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useToasts } from '@kermesse/ui/Toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmCallDialog } from '../form/confirm/ConfirmCallDialog.tsx';
import { useSession } from '../session/session.ts';
import { translated } from '../texts/TranslatedText.tsx';
import { ButtonRow, NameAndRole, AvatarContent } from './avatar.styles.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import { useFirstPicture } from './use-first-picture.ts';

export interface AvatarCardProps {
  /** The user whose picture is shown and changed. */
  user: User;
}

/** The card with the user's picture, name and role, and buttons to change or remove the picture (specification §2). */
export function AvatarCard({ user }: AvatarCardProps) {
  const { t } = useTranslation('avatar');
  const [open, setOpen] = useState<'change' | 'clear'>();
  const close = () => setOpen(undefined);
  const picture = useFirstPicture(user);
  const name = displayName(user);
  const hasPicture = user.avatar !== null || user.avatarUrl !== null;
  return (
    <AvatarContent aria-labelledby="avatar">
      <Frame />
      <Heading level={2} size={0} id="avatar">
        <SmallCaps>{t('title')}</SmallCaps>
      </Heading>
      <Avatar size="l" name={name} src={picture} alt={t('alt')} />
      <NameAndRole>
        <p data-length={name.length > 24 ? 'long' : undefined}>
          <bdi>{name}</bdi>
        </p>
        {user.profileType !== null && isChosenProfileType(user.profileType) && <small>{t(user.profileType)}</small>}
      </NameAndRole>
      <ButtonRow>
        <Button variant="line" size="s" onPress={() => setOpen('change')}>
          {t('change')}
        </Button>
        {hasPicture && (
          <Button variant="quiet" size="s" onPress={() => setOpen('clear')}>
            {t('clear')}
          </Button>
        )}
        {!hasPicture && <small>{t('none')}</small>}
      </ButtonRow>
      <AvatarDialog user={user} isOpen={open === 'change'} onOpenChange={close} />
      {open === 'clear' && <ClearDialog user={user} close={close} />}
    </AvatarContent>
  );
}

/** Asks whether to remove the picture. */
function ClearDialog({ user, close }: { user: User; close: () => void }) {
  const { t } = useTranslation('avatar');
  const session = useSession();
  const toasts = useToasts();
  return (
    <ConfirmCallDialog
      title={t('clearTitle')}
      text={t('clearText')}
      cancelLabel={t('keep')}
      confirmLabel={() => t('clearYes')}
      pendingLabel={t('clearing')}
      situation="avatarSave"
      send={async (client) => {
        const result = await client.call(usersUpdate, { id: user.id, avatar: null });
        if (result.ok) session.update(result.data);
        return result;
      }}
      onDone={() => toasts.show({ kind: 'success', title: translated('avatar', 'cleared') })}
      onClose={close}
      failureTitle={translated('avatar', 'clear')}
    />
  );
}
