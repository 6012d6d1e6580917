import { Frame } from '@kermesse/ui/Frame';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitlePrefix } from '../site/use-title-prefix.ts';
import { Layout, Overline, StepCard } from './delete-account.styles.ts';

export interface DeletionCardProps {
  title: string;
  /** The title, to focus it when it changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The number of the step. */
  step?: number | undefined;
  children: ReactNode;
}

/** The page of an account deletion: a card with its title and the content of a step. */
export function DeletionCard({ title, titleRef, step, children }: DeletionCardProps) {
  const { t } = useTranslation('deleteAccount');
  useTitlePrefix(title);
  return (
    <Layout>
      <StepCard>
        <Frame />
        <Overline>
          <SmallCaps>{t('overline')}</SmallCaps>
          {step !== undefined && <SmallCaps>{t('step', { step })}</SmallCaps>}
        </Overline>
        <Heading level={1} size={5} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </Heading>
        {children}
      </StepCard>
    </Layout>
  );
}
