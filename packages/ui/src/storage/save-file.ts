/** Saves bytes as a file with this name, through the browser's download. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the bytes only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
