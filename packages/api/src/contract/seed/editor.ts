/** The editor's key that the cases send: the one that servers have while developing and testing. */
export const contractEditorKey = 'kermesse-development-editor';

/** The headers of somebody who has the key. */
export const editorHeaders = { 'x-editor-key': contractEditorKey };
