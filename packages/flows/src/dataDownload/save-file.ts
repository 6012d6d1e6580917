/** Hands bytes to the browser's own saving of files, under a name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the bytes after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
