// Files whose content survives a power failure once the call has returned.
import { open, rename, type FileHandle } from "node:fs/promises";
import path from "node:path";

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Atomic: the file has either the new or the old content, never a part. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, "w");
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncFolder(path.dirname(file));
}

export async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
