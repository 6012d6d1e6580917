'use client';
import { useState } from 'react';
import type { PeerContent } from './content.ts';
import { Emphasised } from './parts.tsx';

const answers = { sent: 'C’est noté, merci.', failed: 'L’envoi a échoué. Réessayez.', sending: 'Un instant…' };

/** Subscribes without leaving the page. */
export function Newsletter({ subtitle, title, description }: PeerContent['letter']) {
  const [state, setState] = useState<keyof typeof answers>();
  const send = async (fields: FormData) => {
    setState('sending');
    const answer = await fetch('/newsletter', { method: 'POST', body: fields }).catch(() => undefined);
    setState(answer?.ok === true ? 'sent' : 'failed');
  };
  return (
    <section className="band">
      <div className="wrap letter">
        <p className="caps">{subtitle}</p>
        <h2>
          <Emphasised words={title} />
        </h2>
        <p>{description}</p>
        <form action={send}>
          <label htmlFor="contact">E-mail ou téléphone</label>
          <input id="contact" name="contact" autoComplete="email" required />
          <button type="submit" className="button gold" disabled={state === 'sending'}>
            S’abonner
          </button>
        </form>
        <p role="status">{state !== undefined && answers[state]}</p>
      </div>
    </section>
  );
}
