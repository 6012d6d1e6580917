import { deletionReasons, type DeletionReason } from '@kermesse/api/schemas/account/deletion';
import { Button } from '@kermesse/ui/Button';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { RadioGroup } from '@kermesse/ui/RadioGroup';
import { Text } from '@kermesse/ui/Text';
import { Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../site/use-href.ts';
import { Actions, Losses } from '../delete-account.styles.ts';

const losses = ['lossProfile', 'lossEvents', 'lossLetters'] as const;

export interface WarningStepProps {
  /** The chosen reason; '' when none is chosen. */
  reason: DeletionReason | '';
  onReason: (reason: DeletionReason) => void;
  onContinue: () => void;
}

/** The first step: the data that will be lost, and an optional reason. */
export function WarningStep({ reason, onReason, onContinue }: WarningStepProps) {
  const { t } = useTranslation('deleteAccount');
  const href = useHref();
  return (
    <>
      <Text>{t('warningLead')}</Text>
      <Losses>
        {losses.map((loss) => (
          <li key={loss}>
            <Minus aria-hidden="true" />
            {t(loss)}
          </li>
        ))}
      </Losses>
      <RadioGroup
        label={t('reason')}
        optionalLabel={t('optional')}
        options={deletionReasons.map((each) => ({ id: each, label: t(each) }))}
        value={reason === '' ? null : reason}
        onChange={(chosen) => onReason(chosen as DeletionReason)}
      />
      <Actions>
        <Button variant="line" onPress={onContinue}>
          {t('continue')}
        </Button>
        <ButtonLink href={href('/account/profile')} variant="primary">
          {t('keep')}
        </ButtonLink>
      </Actions>
    </>
  );
}
