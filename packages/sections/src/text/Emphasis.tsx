import { Fragment } from 'react';
import { piecesOf } from './emphasis.ts';

/** A text with the words between asterisks emphasised: `La fête a son *carnet*`. The parent element styles `em`. */
export function Emphasis({ text: line }: { text: string }) {
  return piecesOf(line).map(({ text, italic }, place) =>
    italic ? <em key={place}>{text}</em> : <Fragment key={place}>{text}</Fragment>,
  );
}
