// npm run import: imports page views from a web server's logs through a running host. Lines that were sent before a
// failure are stored, and sending them again counts nothing twice.
import { type Asked, readCommandLine, USAGE } from "./commandLine.ts";
import { readEnv } from "./env.ts";
import { importFiles } from "./importFiles.ts";
import { assertReadable } from "./openFile.ts";
import { exitCodes, UsageError, whyNothing } from "./outcome.ts";
import { openProgress } from "./progress.ts";
import { report } from "./report.ts";
import { newTally } from "./tally.ts";

const tally = newTally();

async function importLogs(requested: Asked): Promise<void> {
  await assertReadable(requested.files);
  await importFiles(requested, tally, openProgress(process.stderr));
  process.stdout.write(report(tally));
  const nothing = whyNothing(tally);
  if (nothing === undefined) return;
  console.error(nothing);
  process.exitCode = exitCodes.failed;
}

try {
  const requested = readCommandLine(process.argv.slice(2), readEnv().IMPORT_KEY);
  if (requested) await importLogs(requested);
  else process.stdout.write(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (tally.stored + tally.known > 0) {
    process.stdout.write(`Stopped on the way; run it again, nothing is counted twice. So far:\n${report(tally)}`);
  }
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}
