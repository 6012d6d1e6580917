import type { User } from '@kermesse/api/schemas/account/user';
import { Ticket } from '@kermesse/ui/Ticket';
import { TicketStrip } from '@kermesse/ui/TicketStrip';
import { ArrowRight, CalendarPlus, ConciergeBell, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../site/links.ts';
import { Blocks } from './account.styles.ts';
import { Way, Ways } from './dashboard.styles.ts';
import { VerifyBanner } from './VerifyBanner.tsx';

const ways = [
  { name: 'createEvent', path: '/create-event', icon: CalendarPlus },
  { name: 'providers', path: '/prestataires', icon: ConciergeBell },
  { name: 'editProfile', path: '/account/profile', icon: UserRound },
] as const;

/** The first tab: the banner for an unverified address, and links to the main tasks. */
export function Dashboard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const unverified = user.emailVerifiedAt === null && user.authType !== 'phone';
  return (
    <Blocks>
      {unverified && <VerifyBanner email={user.email} />}
      <Ways>
        <TicketStrip as="ul">
          {ways.map(({ name, path, icon: WayIcon }) => (
            <Ticket key={name} as="li" tone="surface">
              <Way href={href(path)}>
                <WayIcon aria-hidden="true" />
                <strong>{t(name)}</strong>
                <span>{t(`${name}Text`)}</span>
                <ArrowRight aria-hidden="true" data-directed />
              </Way>
            </Ticket>
          ))}
        </TicketStrip>
      </Ways>
    </Blocks>
  );
}
