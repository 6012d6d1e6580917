import { TextLink } from '@kermesse/ui/TextLink';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { carryEmail } from '../keptInput/carried-email.ts';
import { useHref } from '../site/use-href.ts';

/* Close to the field with the error, but their focus rings do not touch its message. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-top: calc(-1 * var(--space-2));
`;

/** Links for a user whose email already has an account: log in, or reset the password, with the same address. */
export function EmailTakenLinks({ email }: { email: string }) {
  const { t } = useTranslation('register');
  const href = useHref();
  const carry = (click: MouseEvent) => carryEmail(click, email.trim());
  return (
    <Links>
      <TextLink href={href('/login')} onClick={carry}>
        {t('taken.login')}
      </TextLink>
      <TextLink href={href('/reset-password')} onClick={carry}>
        {t('taken.reset')}
      </TextLink>
    </Links>
  );
}
