/** Downloads bytes as a file with the given name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the bytes only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
