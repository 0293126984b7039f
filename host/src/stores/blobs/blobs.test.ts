// Both backends pass the same tests; the bucket is that of a real S3-compatible server.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openS3Server } from "#host/testing/s3Server.ts";
import type { BlobStore } from "./blobs.ts";
import { openBlobs } from "./openBlobs.ts";

const backends = {
  async folder() {
    const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-blobs-"));
    return { blobs: openBlobs({ dataDir }), close: async () => rmSync(dataDir, { recursive: true, force: true }) };
  },
  async bucket() {
    const server = await openS3Server();
    return { blobs: openBlobs({ url: server.url, dataDir: tmpdir() }), close: server.close };
  },
};

describe.each(Object.entries(backends))("files in a %s", (name, open) => {
  let blobs: BlobStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ blobs, close } = await open());
  });
  afterAll(() => close());

  test(`a ${name} returns the same bytes, also after they were replaced`, async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));
    await blobs.put("recordings/1/a.gz", bytes);
    expect(await blobs.get("recordings/1/a.gz")).toEqual(bytes);
    await blobs.put("recordings/1/a.gz", Buffer.from("new"));
    expect((await blobs.get("recordings/1/a.gz"))?.toString()).toBe("new");
  });

  test(`a ${name} has nothing under a key that was never stored or was deleted`, async () => {
    expect(await blobs.get("recordings/1/none.gz")).toBeUndefined();
    await blobs.put("recordings/1/gone.gz", Buffer.from("x"));
    await blobs.delete("recordings/1/gone.gz");
    await blobs.delete("recordings/1/gone.gz");
    expect(await blobs.get("recordings/1/gone.gz")).toBeUndefined();
  });

  test(`a ${name} lists the folders and files of one level`, async () => {
    for (const key of ["lists/2/x.gz", "lists/1/a.gz", "lists/1/b.gz", "lists/file.gz"])
      await blobs.put(key, Buffer.from("x"));
    expect(await blobs.list("lists")).toEqual(["1", "2", "file.gz"]);
    expect(await blobs.list("lists/1")).toEqual(["a.gz", "b.gz"]);
    expect(await blobs.list("lists/none")).toEqual([]);
  });

  test(`a ${name} deletes a folder with everything in it, and nothing of a folder with a longer name`, async () => {
    for (const key of ["deletes/1/a/x.gz", "deletes/1/b.gz", "deletes/10/c.gz"]) await blobs.put(key, Buffer.from("x"));
    await blobs.deleteFolder("deletes/1");
    await blobs.deleteFolder("deletes/never");
    expect(await blobs.list("deletes")).toEqual(["10"]);
    await blobs.put("deletes/1/b.gz", Buffer.from("again"));
    expect((await blobs.get("deletes/1/b.gz"))?.toString()).toBe("again");
  });

  test.each(["../outside", "recordings/../../outside", "/absolute", "a//b", "a/./b", "", "a\0b"])(
    `a ${name} refuses the key %j`,
    async (key) => {
      await expect(blobs.put(key, Buffer.from("x"))).rejects.toThrow("is no key");
      await expect(blobs.get(key)).rejects.toThrow("is no key");
      await expect(blobs.deleteFolder(key)).rejects.toThrow("is no key");
    },
  );
});

test("a bucket that can't be reached, or refuses the key, is an error that says so", async () => {
  const server = await openS3Server();
  const wrong = openBlobs({ url: server.url.replace("//S3RVER", "//stranger"), dataDir: tmpdir() });
  await expect(wrong.put("a/b.gz", Buffer.from("x"))).rejects.toThrow("answered 403 InvalidAccessKeyId");
  await server.close();
  const away = openBlobs({ url: server.url, dataDir: tmpdir() });
  await expect(away.put("a/b.gz", Buffer.from("x"))).rejects.toThrow();
});

test("a file in a folder has no half-written predecessor under any name", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-blobs-"));
  const blobs = openBlobs({ dataDir });
  await Promise.all(Array.from({ length: 20 }, (_, index) => blobs.put(`day/session/${index}.gz`, Buffer.from("x"))));
  expect(await blobs.list("day/session")).toHaveLength(20);
  expect((await blobs.list("day/session")).filter((name) => name.endsWith(".new"))).toEqual([]);
  expect(existsSync(path.join(dataDir, "blobs", "day", "session", "0.gz"))).toBe(true);
  rmSync(dataDir, { recursive: true, force: true });
});
