import { useEffect } from 'react';
import { useGo } from '../site/go.ts';

/** Redirects an anonymous visitor to the login page, which returns here afterwards. */
export function LogInFirst() {
  const go = useGo();
  useEffect(() => go('/login?redirect=%2Fdelete-account', { replace: true }), [go]);
  return null;
}
