'use client';
import { useRef } from 'react';
import type { Link } from './content.ts';

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const dark = dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  dataset['theme'] = dark === 'dark' ? 'light' : 'dark';
  localStorage.setItem('theme', dataset['theme']);
}

/** What the header does: another theme, and the menu as a dialog. */
export function Tools({ menu }: { menu: Link[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button line" onClick={switchTheme}>
        Thème
      </button>
      <button type="button" className="button line" onClick={() => dialog.current?.showModal()}>
        Menu
      </button>
      <dialog ref={dialog} className="menu midnight" aria-label="Menu">
        <button type="button" className="button line" onClick={() => dialog.current?.close()}>
          Fermer
        </button>
        {menu.map(({ title, href }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
      </dialog>
    </>
  );
}
