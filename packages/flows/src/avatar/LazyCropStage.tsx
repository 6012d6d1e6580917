import { lazyComponent } from '@kermesse/ui/lazy-component';
import { useTranslation } from 'react-i18next';
import { Framing, Note, Stage } from './avatar.styles.ts';
import type { CropStageProps } from './CropStage.tsx';

/** Shows the whole picture while the code of the crop area loads. It can be used already. */
function WholePicture({ preview }: CropStageProps) {
  const { t } = useTranslation('avatar');
  return (
    <Framing>
      <Stage data-tone="brand">
        <img src={preview} alt="" />
      </Stage>
      <Note role="status">{t('cropLate')}</Note>
    </Framing>
  );
}

/** The crop area, whose code loads with the first chosen picture. */
export const LazyCropStage = lazyComponent(async () => (await import('./CropStage.tsx')).CropStage, WholePicture);
