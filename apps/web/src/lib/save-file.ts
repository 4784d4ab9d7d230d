/** Saves by a link made here, because a plain link can neither send the token nor name generated files. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
