/** A complete response, which the plain server holds in memory. */
export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Responses by path. Other paths respond with 404. */
export type StoredResponses = Map<string, StoredResponse>;
