/** A whole answer, ready to be sent: what the plain server holds in memory. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Answers by path. A path that is not among them answers 404. */
export type Answers = Map<string, Answer>;
