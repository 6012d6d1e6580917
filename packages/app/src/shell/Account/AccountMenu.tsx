import type { User } from '@kermesse/flows/session';
import { Icon } from '@kermesse/ui/Icon';
import { Menu } from '@kermesse/ui/Menu';
import { LogOut, UserRound } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { localiseHref, type Prefix } from '../../links/links.ts';

export interface AccountMenuProps {
  user: User;
  prefix: Prefix;
  /** The badge to which the menu is anchored; the focus returns there. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onLogOut: () => void;
}

/** The menu of the logged-in user in the header: profile and log out (specification §2). */
export function AccountMenu({ user, prefix, anchor, onClose, onLogOut }: AccountMenuProps) {
  const { t } = useTranslation('app');
  return (
    <Menu
      label={t('account.menu')}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      items={[
        {
          id: 'profile',
          label: t('account.profile'),
          description: user.email ?? user.phone ?? undefined,
          icon: <Icon icon={UserRound} />,
          href: localiseHref('/account/profile', prefix),
        },
        {
          id: 'log-out',
          label: t('account.logOut'),
          icon: <Icon icon={LogOut} />,
          onAction: onLogOut,
          startsGroup: true,
        },
      ]}
    />
  );
}
