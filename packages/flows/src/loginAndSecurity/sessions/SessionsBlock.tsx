import type { UserSession } from '@kermesse/api/schemas/account/user-session';
import { userSessionsEnd } from '@kermesse/api/user-sessions-end';
import { userSessionsEndOthers } from '@kermesse/api/user-sessions-end-others';
import { userSessionsList } from '@kermesse/api/user-sessions-list';
import { Button } from '@kermesse/ui/Button';
import { Heading } from '@kermesse/ui/Heading';
import { Text } from '@kermesse/ui/Text';
import { useToasts } from '@kermesse/ui/Toasts';
import { Globe, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translated } from '../../texts/TranslatedText.tsx';
import { CurrentMark, ListPart, Row } from '../login-and-security.styles.ts';
import { ConfirmCallDialog } from '../../form/confirm/ConfirmCallDialog.tsx';
import { LoadedList } from '../LoadedList.tsx';
import { useLoginAndSecurityList } from '../use-login-and-security-list.ts';
import { useDateFormat } from '@kermesse/ui/use-date-format';

/** Formats an IP prefix for display: `197.148.12.x` for `197.148.12.0/24`, `2c0f:f2a0:1:…` for a `/48`. */
const formatNetwork = (network: string) => network.replace(/\.0\/24$/, '.x').replace(/::\/48$/, ':…');

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet };

/** Returns a function that names the device of a session. */
function useDeviceName() {
  const { t } = useTranslation('loginAndSecurity');
  return ({ browser, system }: UserSession) =>
    [browser, system].filter((part) => part !== null).join(', ') || t('unknownDevice');
}

function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const { t } = useTranslation('loginAndSecurity');
  const minute = useDateFormat('minute');
  const name = useDeviceName()(session);
  const { kind, network, lastUsedAt, current } = session;
  const Icon = kind === null ? Globe : icons[kind];
  return (
    <Row>
      <Icon aria-hidden="true" />
      <div>
        <strong>{name}</strong>
        {current && <CurrentMark>{t('here')}</CurrentMark>}
        <small>{t('lastUsed', { at: minute(lastUsedAt) })}</small>
        <small>{network === null ? t('unknownPlace') : t('network', { network: formatNetwork(network) })}</small>
      </div>
      {!current && (
        <Button variant="quiet" size="s" aria-label={t('endNamed', { name })} onPress={onEnd}>
          {t('end')}
        </Button>
      )}
    </Row>
  );
}

interface EndDialogProps {
  /** The session to end; undefined for all other sessions. */
  session: UserSession | undefined;
  onClose: () => void;
  onEnded: (session: UserSession | undefined) => void;
}

/** Asks for confirmation before one session or all other sessions are ended. */
function EndDialog({ session, onClose, onEnded }: EndDialogProps) {
  const { t } = useTranslation('loginAndSecurity');
  const nameOf = useDeviceName();
  const all = session === undefined;
  const title = all ? 'endOthersTitle' : 'endTitle';
  return (
    <ConfirmCallDialog
      title={t(title)}
      text={all ? t('endOthersText') : t('endText', { name: nameOf(session) })}
      cancelLabel={t('leave')}
      confirmLabel={() => t('end')}
      pendingLabel={t('ending')}
      situation="sessionsEnd"
      send={(client, signal) =>
        all
          ? client.call(userSessionsEndOthers, {}, { signal })
          : client.call(userSessionsEnd, { id: session.id }, { signal })
      }
      onDone={() => onEnded(session)}
      onClose={onClose}
      failureTitle={translated('loginAndSecurity', title)}
    />
  );
}

/** Lists the devices on which the user is logged in. Ends one session, or all other sessions. */
export function SessionsBlock() {
  const { t } = useTranslation('loginAndSecurity');
  const toasts = useToasts();
  const list = useLoginAndSecurityList((client, signal) => client.call(userSessionsList, {}, { signal }));
  /** The session that the dialog asks about; undefined for all others. */
  const [ending, setEnding] = useState<{ session: UserSession | undefined }>();

  function ended(session: UserSession | undefined) {
    list.change((items) => items.filter(({ id, current }) => current || (session !== undefined && id !== session.id)));
    toasts.show({
      kind: 'success',
      title: translated('loginAndSecurity', session === undefined ? 'othersEnded' : 'ended'),
    });
  }

  const others = list.data?.filter(({ current }) => !current) ?? [];
  return (
    <ListPart aria-labelledby="sessions">
      <Heading level={3} size={2} id="sessions">
        {t('sessions')}
      </Heading>
      <Text size={0} tone="soft">
        {t('sessionsText')}
      </Text>
      <LoadedList
        label={t('sessions')}
        list={list}
        empty={null}
        renderRow={(session) => <SessionRow session={session} onEnd={() => setEnding({ session })} />}
      />
      {others.length > 1 && (
        <Button variant="line" full onPress={() => setEnding({ session: undefined })}>
          {t('endOthers')}
        </Button>
      )}
      {ending !== undefined && (
        <EndDialog session={ending.session} onClose={() => setEnding(undefined)} onEnded={ended} />
      )}
    </ListPart>
  );
}
