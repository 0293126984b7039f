// `npm run enrichment` prints how many enrichment results are correct; with --wrong, it also prints each incorrect one.
import { measureAccuracy } from "./measure.ts";

const showsWrong = process.argv.includes("--wrong");
let isMet = true;
for (const { name, goal, correct, total, wrong } of measureAccuracy()) {
  const share = (100 * correct) / total;
  const ok = correct >= goal * total;
  isMet &&= ok;
  const line = `${share.toFixed(1).padStart(5)} %  ${`${correct} of ${total}`.padEnd(14)} ${name} (goal ${goal * 100} %)`;
  process.stdout.write(`${ok ? "✓" : "✗"} ${line}\n`);
  if (showsWrong) process.stdout.write(wrong.map((one) => `         ${one}\n`).join(""));
}
process.exitCode = isMet ? 0 : 1;
