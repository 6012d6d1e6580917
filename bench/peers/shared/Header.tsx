'use client';
import { useEffect, useRef, type ReactNode } from 'react';

/** The header with its theme button. Its menus and panels are native elements. */
export function Header({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    const press = ({ target }: Event) => {
      if ((target as Element).closest('button')?.querySelector('[data-while]') == null) return;
      const { dataset } = document.documentElement;
      const shown = dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
      localStorage.setItem('theme', dataset['theme']);
    };
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  }, []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
