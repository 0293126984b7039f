// A real S3-compatible server with an empty bucket, which checks signatures.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";

const BUCKET = "sightline";
/** the only account that the server knows */
const ACCOUNT = "S3RVER:S3RVER";

export async function openS3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), "sightline-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    /** for RECORDINGS_URL */
    url: `http://${ACCOUNT}@127.0.0.1:${port}/${BUCKET}`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
