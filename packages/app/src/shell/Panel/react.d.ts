import 'react';

declare module 'react' {
  // The type parameter must match the merged interface of React.
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that the button controls (HTML, "invoker commands"). React's types lack it. */
    commandfor?: T extends HTMLElement ? string : never;
    /** What a button does to the dialog that `commandfor` names. */
    command?: 'show-modal' | 'close';
  }
}
