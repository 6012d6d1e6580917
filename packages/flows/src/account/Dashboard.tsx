import type { User } from '@kermesse/api/schemas/account/user';
import { Ticket } from '@kermesse/ui/Ticket';
import { TicketStrip } from '@kermesse/ui/TicketStrip';
import { ArrowRight, CalendarPlus, ConciergeBell, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFlowSettings } from '../site/settings.ts';
import { useHref } from '../site/use-href.ts';
import { Blocks } from './account.styles.ts';
import { LinkCard, Links } from './dashboard.styles.ts';
import { VerifyBanner } from './VerifyBanner.tsx';

/** The first tab: the banner for an unverified address, and links to the main tasks. */
export function Dashboard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { providersPath } = useFlowSettings();
  const tasks = [
    { name: 'createEvent', path: '/create-event', icon: CalendarPlus },
    { name: 'providers', path: providersPath, icon: ConciergeBell },
    { name: 'editProfile', path: '/account/profile', icon: UserRound },
  ] as const;
  const unverified = user.emailVerifiedAt === null && user.authType !== 'phone';
  return (
    <Blocks>
      {unverified && <VerifyBanner email={user.email} />}
      <Links>
        <TicketStrip as="ul">
          {tasks.map(({ name, path, icon: TaskIcon }) => (
            <Ticket key={name} as="li" tone="surface">
              <LinkCard href={href(path)}>
                <TaskIcon aria-hidden="true" />
                <strong>{t(name)}</strong>
                <span>{t(`${name}Text`)}</span>
                <ArrowRight aria-hidden="true" data-directed />
              </LinkCard>
            </Ticket>
          ))}
        </TicketStrip>
      </Links>
    </Blocks>
  );
}
