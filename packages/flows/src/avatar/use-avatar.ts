import type { Client, Result, UploadProgress } from '@kermesse/api/client';
import { fileUpload } from '@kermesse/api/file-upload';
import type { User } from '@kermesse/api/schemas/account/user';
import { usersUpdate } from '@kermesse/api/users-update';
import { useRequest } from '@kermesse/api/use-request';
import { useEffect, useRef, useState } from 'react';
import { messageFor, type Situation } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { useUnsaved } from '../site/use-unsaved.ts';
import { LazyCropStage } from './LazyCropStage.tsx';
import { centredSquare, isAcceptedPicture, makeAvatar, readPicture, type Area, type ChosenPicture } from './picture.ts';

/** The step of sending a cropped picture. */
export type UploadState = { step: 'preparing' } | { step: 'sending'; progress: UploadProgress } | { step: 'saving' };

/** An error: a text key of this folder, or a message of the error catalogue. */
export type AvatarError = { own: 'fileType' | 'unreadable' | 'size'; name?: string } | { error: ErrorMessage };

const failed = (situation: Situation, result: Result<unknown>): AvatarError | undefined => {
  if (result.ok) return undefined;
  const error = messageFor(situation, result.failure);
  return error && { error };
};

/** Whose avatar changes, and the callbacks after saving. */
export interface AvatarDeclaration {
  userId: string;
  /** Called after the picture is saved. `stillOpen` is false when the dialog was closed meanwhile. */
  saved: (user: User, stillOpen: boolean) => void;
  /** Called when saving fails after the dialog was closed. */
  onFailureAfterLeaving: (error: ErrorMessage) => void;
}

/**
 * Chooses, uploads and saves an avatar, one attempt at a time. When the upload succeeds but saving fails, a retry does
 * not upload the file again.
 */
export function useAvatar({ userId, saved, onFailureAfterLeaving }: AvatarDeclaration) {
  const request = useRequest();
  const [chosenPicture, setChosenPicture] = useState<ChosenPicture>();
  const [sending, setSending] = useState<UploadState>();
  const [wrong, setWrong] = useState<AvatarError>();
  const [choices, setChoices] = useState(0);
  const area = useRef<Area>({ x: 0, y: 0, width: 100, height: 100 });
  const uploaded = useRef<{ of: string; path: string }>(undefined);

  // The last request is not aborted when the dialog is left.
  useUnsaved(chosenPicture !== undefined, sending?.step === 'saving');
  useEffect(() => () => chosenPicture?.bitmap.close(), [chosenPicture]);

  async function choose(file: File) {
    request.cancel();
    setWrong(undefined);
    setChoices(choices + 1);
    if (!isAcceptedPicture(file)) {
      setWrong({ own: 'fileType', name: file.name });
      return;
    }
    LazyCropStage.preload().catch(() => undefined);
    const picture = await request.send(() => readPicture(file).catch(() => null));
    if (picture === undefined) return;
    if (picture === null) setWrong({ own: 'unreadable', name: file.name });
    else {
      uploaded.current = undefined;
      // Until the crop area has its size.
      area.current = centredSquare(picture.bitmap);
      setChosenPicture(picture);
    }
  }

  async function upload(
    client: Client,
    picture: ChosenPicture,
    signal: AbortSignal,
  ): Promise<string | AvatarError | undefined> {
    const of = JSON.stringify(area.current);
    if (uploaded.current?.of === of) return uploaded.current.path;
    setSending({ step: 'preparing' });
    const file = await makeAvatar(picture, area.current, signal);
    if (file === undefined) return { own: 'size' };
    const onProgress = (progress: UploadProgress) => {
      if (!signal.aborted) setSending({ step: 'sending', progress });
    };
    onProgress({ sent: 0, total: file.size });
    const result = await client.call(fileUpload, { file, folder: 'avatars' }, { signal, onProgress });
    if (!result.ok) return failed('upload', result);
    uploaded.current = { of, path: result.data.path };
    return result.data.path;
  }

  async function attempt(
    client: Client,
    picture: ChosenPicture,
    signal: AbortSignal,
  ): Promise<AvatarError | undefined> {
    const avatar = await upload(client, picture, signal);
    if (typeof avatar !== 'string' || signal.aborted) return typeof avatar === 'string' ? undefined : avatar;
    setSending({ step: 'saving' });
    // This request cannot be cancelled: its result on the server would be unknown.
    const result = await client.call(usersUpdate, { id: userId, avatar });
    if (result.ok) saved(result.data, !signal.aborted);
    const error = failed('avatarSave', result);
    if (signal.aborted && error !== undefined && 'error' in error) onFailureAfterLeaving(error.error);
    return error;
  }

  async function send() {
    if (chosenPicture === undefined || sending !== undefined) return;
    request.cancel();
    setWrong(undefined);
    setSending({ step: 'preparing' });
    await request.send(async (client, signal) => {
      const error = await attempt(client, chosenPicture, signal).catch((): AvatarError => ({
        error: { message: 'uploadFailed', help: 'tryAgain' },
      }));
      if (signal.aborted) return;
      setSending(undefined);
      setWrong(error);
    });
  }

  function cancel() {
    request.cancel();
    setSending(undefined);
  }

  return {
    chosenPicture,
    /** Whether a chosen file is being read. */
    reading: request.pending && sending === undefined,
    sending,
    wrong,
    /** The number of files that were chosen. */
    choices,
    choose: (file: File) => void choose(file),
    setArea: (now: Area) => {
      area.current = now;
    },
    send: () => void send(),
    cancel,
  };
}
