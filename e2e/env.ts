// What the walks take from outside.
export const inherited = process.env;
/** a Chromium to use instead of the ones that are looked for */
export const chromiumPath = process.env["CHROMIUM_PATH"];
/** `info` shows what the servers of the walks log */
export const serverLogLevel = process.env["E2E_LOG_LEVEL"] ?? "error";
/** which of the processes that walk side by side this is, from 1 */
export const walkerNumber = Number(process.env["VITEST_POOL_ID"] ?? 1);
