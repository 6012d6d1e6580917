import { Fragment } from 'react';
import { piecesOf } from './emphasis.ts';

/** A line in which the words between asterisks are emphasised: `La fête a son *carnet*`. How `em` looks is its title's matter. */
export function Emphasis({ text: line }: { text: string }) {
  return piecesOf(line).map(({ text, italic }, place) =>
    italic ? <em key={place}>{text}</em> : <Fragment key={place}>{text}</Fragment>,
  );
}
