import 'react';

declare module 'react' {
  // The type parameter belongs to the interface that this adds to.
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that pressing commands (HTML, "invoker commands"); React's types do not have it yet. */
    commandfor?: T extends HTMLElement ? string : never;
    command?: 'show-modal' | 'close';
  }
}
