/** Hands a file to the browser's download. Names lose what file systems refuse. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|\u0000-\u001f]+/g, "-");
  link.click();
  // The download has begun when the click returns; the memory is given back a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
