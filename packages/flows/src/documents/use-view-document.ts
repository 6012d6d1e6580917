import { documentsFile } from '@kermesse/api/documents-file';
import { useState } from 'react';
import { saveFile } from '@kermesse/ui/save-file';
import { useCall } from '@kermesse/api/use-call';
import { useFailureNotification } from '../form/use-failure-notification.ts';
import { translated } from '../texts/TranslatedText.tsx';
import type { ListedDocument } from './DocumentList.tsx';
import { isShownPicture } from './is-picture.ts';

/** The photograph of a document as a `data:` address, because the content security policy blocks `blob:` images. */
interface ViewedPicture {
  name: string;
  src: string;
}

/** Returns a file as a `data:` address; undefined when it cannot be read. */
const dataAddress = (file: Blob): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(file);
  });

/**
 * Opens the file of a document, one at a time. Photographs that browsers can display are returned as `picture`; other
 * files, and those that cannot be read, are downloaded. `opening` is the path of the document whose file is loading.
 */
export function useViewDocument() {
  const notifyFailure = useFailureNotification(translated('documents', 'notOpened'));
  const { call, pending } = useCall('profileSave');
  const [viewedPath, setViewedPath] = useState<string>();
  const [picture, setPicture] = useState<ViewedPicture>();

  async function view({ path, name }: ListedDocument): Promise<void> {
    setViewedPath(path);
    const filename = path.split('/').at(-1) ?? path;
    const result = await call((client, signal) => client.call(documentsFile, { filename }, { signal }));
    if (result === undefined) return;
    if (!result.ok) {
      notifyFailure(result.error);
      return;
    }
    const src = isShownPicture(path) ? await dataAddress(result.data) : undefined;
    if (src === undefined) saveFile(result.data, filename);
    else setPicture({ name, src });
  }

  return {
    view: (document: ListedDocument) => void view(document),
    opening: pending ? viewedPath : undefined,
    picture,
    closePicture: () => setPicture(undefined),
  };
}
