import { useEffect } from 'react';
import { useGo } from '../site/go.ts';

/** Sends a guest to log in and back: nobody deletes what they do not own. */
export function LogInFirst() {
  const go = useGo();
  useEffect(() => go('/login?redirect=%2Fdelete-account', { replace: true }), [go]);
  return null;
}
