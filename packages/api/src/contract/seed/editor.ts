/** The editor's key that the cases send. Servers use it in development and tests. */
export const contractEditorKey = 'kermesse-development-editor';

/** The headers of a request with the editor's key. */
export const editorHeaders = { 'x-editor-key': contractEditorKey };
