// Files that are too large for the other stores, by key. A file that `put` has stored survives a power failure.

export interface BlobStore {
  /** Resolves when the bytes are synced. Replaces a file of the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** undefined if there is none */
  get(key: string): Promise<Buffer | undefined>;
  /** A missing file is no error. */
  delete(key: string): Promise<void>;
  /** Deletes all files whose keys begin with `folder` and a slash. */
  deleteFolder(folder: string): Promise<void>;
  /** Names of the folders and files directly in a folder, such as the days of a project. */
  list(folder: string): Promise<string[]>;
  /** Whether a large file would still fit; always true if the store's size is unknown. */
  hasRoom(): boolean;
}

/** No backend allows a key to leave its folder. */
const KEY = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`);
}
