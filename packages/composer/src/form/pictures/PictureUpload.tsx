import type { Failure } from '@kermesse/api/failure';
import { languageTag } from '@kermesse/api/schemas/common/locale';
import { pictureRule } from '@kermesse/api/schemas/uploads/upload';
import type { PathKey } from '@kermesse/sections/faults';
import { Button } from '@kermesse/ui/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServer } from '../../server/ServerContext.tsx';
import { announce } from '@kermesse/ui/announce';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { KeyForm } from '../../server/KeyForm.tsx';
import { useUiLocale } from '../../translations/ui-locale.ts';
import type { UploadedPicture } from '../../server/editor-client.ts';
import { faultOfPicture, usePictureFailureText, usePictureUpload } from './use-picture-upload.ts';

const accepted = pictureRule.extensions.map((extension) => `.${extension}`);

/** One element around every state, so that the focus stays inside when its content is replaced. */
const Upload = styled.div`
  display: grid;
  gap: 6px;

  & > [role='alert']:empty {
    margin-block-start: -6px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
  align-items: center;

  & > small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
`;

const Fault = styled.p`
  color: var(--danger);
  font-size: 0.875rem;
  white-space: pre-line;
`;

export interface PictureUploadProps {
  /** The path of the picture's field; undefined for a picture of a rich text. */
  keys?: readonly PathKey[];
  /** Called with the URL of an uploaded picture. */
  onUploaded: (src: string) => void;
  /** The failure of loading the list of pictures, or of removing one. */
  failure: Failure | undefined;
  onRetry: () => void;
}

/** A button that uploads a picture from the editor's device. Without the editor's key, it first asks for it. */
export function PictureUpload({ keys, onUploaded, failure, onRetry }: PictureUploadProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const failureText = usePictureFailureText();
  const { server } = useServer();
  const [asking, setAsking] = useState(false);
  const { upload, begin, cancel } = usePictureUpload(keys);
  // Calls the callback of the latest render: other parts of the field may have changed meanwhile.
  const finish = useEffectEvent(({ src, name }: UploadedPicture) => {
    announce(t('form.pictures.done', { name }));
    onUploaded(src);
  });
  useEffect(() => {
    if (upload.state === 'sent') finish(upload.data);
  }, [upload]);
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent' });
  const sending = upload.state === 'sending';
  const sent = sending ? upload.progress.sent / Math.max(1, upload.progress.total) : 1;
  const pendingLabel =
    sent < 1 ? t('form.pictures.sending', { progress: percent.format(sent) }) : t('form.pictures.drawing');
  const failed = upload.state === 'failed' ? upload.failure : upload.state === 'refused' ? undefined : failure;
  const fault = upload.state === 'refused' ? t(`form.pictures.refused.${upload.why}`) : failed && failureText(failed);
  const retry = upload.state === 'failed' ? () => begin(upload.file) : onRetry;

  if (server === undefined && asking) {
    return (
      <Upload>
        <KeyForm />
      </Upload>
    );
  }
  return (
    <Upload>
      <Row>
        {server === undefined ? (
          <Button variant="line" size="s" onPress={() => setAsking(true)}>
            {t('form.pictures.upload')}
          </Button>
        ) : (
          <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => files?.[0] && begin(files[0])}>
            <Button variant="line" size="s" pending={sending} pendingLabel={pendingLabel}>
              {t('form.pictures.upload')}
            </Button>
          </FileTrigger>
        )}
        {sending ? (
          <ToolButton onClick={cancel}>{t('common.cancel')}</ToolButton>
        ) : (
          <small>{t('form.pictures.kinds')}</small>
        )}
      </Row>
      <div role="alert">
        {fault !== undefined && (
          <Row>
            <Fault>{fault}</Fault>
            {failed !== undefined && faultOfPicture(failed) === undefined && (
              <ToolButton look="line" onClick={retry}>
                {t('common.retry')}
              </ToolButton>
            )}
          </Row>
        )}
      </div>
    </Upload>
  );
}
