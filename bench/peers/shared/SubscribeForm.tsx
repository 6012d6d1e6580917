'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';

const messages = { sent: 'C’est noté, merci.', failed: 'L’envoi a échoué. Réessayez.', sending: 'Un instant…' };

/** Submits a form without leaving the page. */
export function SubscribeForm({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<keyof typeof messages>();
  useEffect(() => {
    const { current } = root;
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      setState('sending');
      fetch('/newsletter', { method: 'POST', body: new FormData(event.target as HTMLFormElement) }).then(
        ({ ok }) => setState(ok ? 'sent' : 'failed'),
        () => setState('failed'),
      );
    };
    current?.addEventListener('submit', send);
    return () => current?.removeEventListener('submit', send);
  }, []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
      {state !== undefined && <p role="status">{messages[state]}</p>}
    </div>
  );
}
