/** What the server tells the composer and the page in its frames. */
export interface ToolSettings {
  /** The application API key. */
  apiKey: string;
  /** Whether the server takes pages from editors: whether it has an editor's key. */
  editor: boolean;
}

/** The settings that the server wrote into the document. */
export function readSettings(): ToolSettings {
  const given = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Partial<ToolSettings>;
  return { apiKey: given.apiKey ?? '', editor: given.editor === true };
}
