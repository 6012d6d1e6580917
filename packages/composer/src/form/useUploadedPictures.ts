import type { Failure } from '@kermesse/api/failure';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServer } from '../app/ServerContext.tsx';
import type { UploadedPicture } from '../publish/server.ts';

const none: UploadedPicture[] = [];

/** The pictures on the server, asked for as soon as there is a key; `load` asks again. */
export function useUploadedPictures() {
  const { server } = useServer();
  const [pictures, setPictures] = useState(none);
  const [failure, setFailure] = useState<Failure>();
  const turn = useRef(0);
  const load = useCallback(() => {
    const mine = (turn.current += 1);
    setFailure(undefined);
    void server?.pictures().then((answer) => {
      if (mine !== turn.current) return;
      if (answer.ok) setPictures(answer.data);
      else setFailure(answer.failure);
    });
  }, [server]);
  useEffect(() => {
    load();
    return () => void (turn.current += 1);
  }, [load]);
  return { pictures, failure, load };
}
