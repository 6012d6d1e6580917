import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import { accountTabs, type AccountTab } from '@kermesse/api/schemas/account/account-tabs';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { Bell, CalendarDays, LayoutDashboard, Package, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../site/use-href.ts';
import { useSession } from '../session/session.ts';
import { useEmailChangedToast } from '../verifyEmail/use-email-changed-toast.ts';
import { Head, Page, TabBar } from './account.styles.ts';
import { noLists } from '../profileForm/no-lists.ts';
import { Dashboard } from './Dashboard.tsx';
import { EmptyTab } from './EmptyTab.tsx';
import { ProfileTab } from './profile/ProfileTab.tsx';

export interface AccountScreenProps {
  /** The tab in the address; the dashboard by default. */
  tab?: AccountTab;
  /** The options: provider types and their categories (site configuration); none by default. */
  lists?: ChoiceLists;
}

const icons = {
  dashboard: LayoutDashboard,
  events: CalendarDays,
  kits: Package,
  notifications: Bell,
  profile: UserRound,
};

/** The account area (specification §2): five tabs, each with its own address. */
export function AccountScreen({ tab = 'dashboard', lists = noLists }: AccountScreenProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { user } = useSession();
  useEmailChangedToast();
  if (user === null) return null;
  const title = tab === 'dashboard' ? t('greeting', { name: user.firstname ?? user.fullname ?? '' }) : t(tab);
  return (
    <Page>
      <Head>
        <p>
          <SmallCaps>{t('account')}</SmallCaps>
        </p>
        <Heading level={1} size={title.length > 60 ? 3 : title.length > 30 ? 4 : 5}>
          {title}
        </Heading>
      </Head>
      <TabBar aria-label={t('account')} data-bottom-bar>
        <ul>
          {accountTabs.map((each) => {
            const TabIcon = icons[each];
            return (
              <li key={each}>
                <a href={href(`/account/${each}`)} aria-current={each === tab ? 'page' : undefined}>
                  <TabIcon aria-hidden="true" />
                  {t(each)}
                </a>
              </li>
            );
          })}
        </ul>
      </TabBar>
      {tab === 'dashboard' && <Dashboard user={user} />}
      {(tab === 'events' || tab === 'kits' || tab === 'notifications') && <EmptyTab tab={tab} />}
      {tab === 'profile' && <ProfileTab key={user.id} user={user} lists={lists} />}
    </Page>
  );
}
