import { editorPictureUpload } from '@kermesse/api/editor-picture-upload';
import type { Failure, Result } from '@kermesse/api/failure';
import { pictureRule } from '@kermesse/api/schemas/uploads/upload';
import { useUpload } from '@kermesse/api/use-upload';
import type { PathKey } from '@kermesse/sections/faults';
import { confirmUnload } from '@kermesse/ui/confirm-unload';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getIn } from '../../document/json.ts';
import { withPicturePart } from '../../pictures/picture-address.ts';
import type { UploadedPicture } from '../../server/editor-client.ts';
import { useServer } from '../../server/ServerContext.tsx';
import { useFailureText } from '../../server/use-failure-text.ts';
import { useEditorStore } from '../../store/context.ts';
import { configurationOf } from '../../store/workspace.ts';
import { followField } from './follow-field.ts';

const noServer: Result<never> = { ok: false, failure: { kind: 'aborted' } };

/** Returns what the server says is wrong with the file; undefined if the upload failed for another reason. */
export const faultOfPicture = (failure: Failure): string | undefined =>
  failure.kind === 'refused' ? failure.fields?.['file'] : undefined;

/** Returns a function that describes a failed call: what is wrong with the file, or else the general text. */
export function usePictureFailureText() {
  const failureText = useFailureText();
  return (failure: Failure) => {
    const text = faultOfPicture(failure);
    if (text === undefined) return failureText(failure);
    // Some messages of form fields have no full stop.
    return text.endsWith('.') ? text : `${text}.`;
  };
}

/**
 * Uploads a picture for a field. The upload continues after the component unmounts: a notification says so and can
 * cancel it, another one tells how it ended, and the picture goes to its field if the editor can still edit it.
 *
 * @param keys the path of the field; undefined for a rich text, in which the editor inserts the picture.
 */
export function usePictureUpload(keys: readonly PathKey[] | undefined) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const toasts = useContext(ToastsContext);
  const failureText = usePictureFailureText();
  const { server } = useServer();
  /** Called once the upload has ended; set when the component unmounts while it is pending. */
  const left = useRef<() => void>(undefined);

  const finish = (result: Result<UploadedPicture>, name: string, field: PathKey[] | undefined) => {
    if (!result.ok) {
      toasts?.show({ kind: 'error', title: t('form.pictures.failed', { name }), text: failureText(result.failure) });
    } else if (field === undefined) {
      toasts?.show({ title: t('form.pictures.kept', { name }), duration: null });
    } else {
      const value = withPicturePart(getIn(configurationOf(store.get()), field), 'src', result.data.src);
      store.applyCommand({ do: 'set', keys: field, value, newStep: true });
      toasts?.show({ kind: 'success', title: t('form.pictures.done', { name }) });
    }
  };
  const state = useUpload<UploadedPicture>(
    pictureRule,
    async (_client, file, options) => {
      const stopFollowing = keys && followField(store, keys);
      confirmUnload(file, true);
      const result = (await server?.call(editorPictureUpload, { file }, options)) ?? noServer;
      confirmUnload(file, false);
      const field = stopFollowing?.();
      left.current?.();
      if (left.current !== undefined && options.signal?.aborted !== true) finish(result, file.name, field);
      return result;
    },
    { lasting: true },
  );
  const leave = useEffectEvent(() => {
    const { upload, cancel } = state;
    if (upload.state !== 'sending') return;
    const shown = toasts?.show({
      title: t('form.pictures.continues', { name: upload.file.name }),
      duration: null,
      action: { label: t('common.cancel'), run: cancel },
    });
    left.current = () => shown !== undefined && toasts?.close(shown);
  });
  useEffect(() => () => leave(), []);
  return state;
}
