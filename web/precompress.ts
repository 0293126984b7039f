// Writes the files of the build in Brotli too, with its slowest setting. The gateway sends them as they are.
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);
/** Of smaller files, the header that names the encoding outweighs what it saves. */
const LEAST_BYTES = 300;

export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  generateBundle: {
    // after minification
    order: "post",
    async handler(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css|json|svg)$/.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (source.length < LEAST_BYTES) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          };
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: await compress(source, { params }) });
        }),
      );
    },
  },
});
