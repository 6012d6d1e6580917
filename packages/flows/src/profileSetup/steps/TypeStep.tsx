import { chosenProfileTypes, isChosenProfileType, type ChosenProfileType } from '@kermesse/api/schemas/account/profile';
import { Button } from '@kermesse/ui/Button';
import { Heading } from '@kermesse/ui/Heading';
import { RadioGroup } from '@kermesse/ui/RadioGroup';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { Text } from '@kermesse/ui/Text';
import { useErrorFocus } from '@kermesse/ui/error-focus';
import type { FormEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../form/form.styles.ts';
import type { SetupEvent } from '../machine/machine.ts';
import { useTitlePrefix } from '../../site/use-title-prefix.ts';
import { Actions, Head } from '../profile-setup.styles.ts';

export interface TypeStepProps {
  type: ChosenProfileType | null;
  send: (event: SetupEvent) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** The choice of the profile type, as three cards. `admin` is not offered (specification §2, §6). */
export function TypeStep({ type, send, titleRef }: TypeStepProps) {
  const { t } = useTranslation(['profileSetup', 'form']);
  useTitlePrefix(t('typeTitle'));
  const { form, refusals, refuse } = useErrorFocus();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (type === null) refuse();
    else send({ type: 'NEXT' });
  };
  return (
    <>
      <Head>
        <p>
          <SmallCaps>{t('welcome')}</SmallCaps>
        </p>
        <Heading level={1} size={5} ref={titleRef} tabIndex={-1}>
          {t('typeTitle')}
        </Heading>
        <Text tone="soft">{t('typeLead')}</Text>
      </Head>
      <Fields ref={form} onSubmit={onSubmit} noValidate>
        <RadioGroup
          look="cards"
          label={t('typeLabel')}
          options={chosenProfileTypes.map((each) => ({ id: each, label: t(each), description: t(`${each}Text`) }))}
          isRequired
          value={type}
          onChange={(chosen) => isChosenProfileType(chosen) && send({ type: 'CHOOSE', profileType: chosen })}
          errorMessage={refusals > 0 && type === null ? t('required', { ns: 'form' }) : undefined}
        />
        <Actions>
          <Button type="submit">{t('next')}</Button>
        </Actions>
      </Fields>
    </>
  );
}
