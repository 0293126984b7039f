/** Starts a browser download. Removes characters that file systems don't allow in names. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|\u0000-\u001f]+/g, "-");
  link.click();
  // The download has started when click() returns. The memory is released a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
