import type { BlobStore } from "./blobs.ts";
import { openFolderBlobs } from "./folderBlobs.ts";
import { openS3Blobs } from "./s3Blobs.ts";

/** In a folder under DATA_DIR, or in an S3-compatible bucket if there is a `url` (RECORDINGS_URL). */
export const openBlobs = ({ url, dataDir }: { url?: string | undefined; dataDir: string }): BlobStore =>
  url ? openS3Blobs(url) : openFolderBlobs(dataDir);
