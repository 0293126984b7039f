// Environment variables of the tests.
export const inherited = process.env;
/** a Chromium to use instead of the automatic search */
export const chromiumPath = process.env["CHROMIUM_PATH"];
/** `info` shows the logs of the test servers */
export const serverLogLevel = process.env["E2E_LOG_LEVEL"] ?? "error";
/** 1-based number of the parallel test process */
export const walkerNumber = Number(process.env["VITEST_POOL_ID"] ?? 1);
