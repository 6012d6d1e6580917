import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import '../page.css';
import { content } from './content.ts';

const { title, description } = content;
export const metadata = { title, description, icons: '/icon.svg' };

const theme = "var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t";

export default function Layout({ children }: { children: ReactNode }) {
  for (const href of content.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: theme }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
