import { Fragment } from 'react';
import { parseEmphasis } from './parse-emphasis.ts';

/** A line with the words between asterisks emphasised: `La fête a son *carnet*`. The parent element styles `em`. */
export function Emphasis({ text: line }: { text: string }) {
  return parseEmphasis(line).map(({ text, emphasised }, index) =>
    emphasised ? <em key={index}>{text}</em> : <Fragment key={index}>{text}</Fragment>,
  );
}
