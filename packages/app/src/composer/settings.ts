/** The server's settings for the composer and for the page in its frames. */
export interface ToolSettings {
  /** The application API key. */
  apiKey: string;
  /** Whether the server accepts pages from editors, because an editor's key is configured. */
  editor: boolean;
}

/** Reads the settings that the server embedded in the document. */
export function readSettings(): ToolSettings {
  const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Partial<ToolSettings>;
  return { apiKey: settings.apiKey ?? '', editor: settings.editor === true };
}
