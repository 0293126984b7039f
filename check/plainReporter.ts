// The last line of a test run, without colors, for machine parsing: "12 passed, 0 failed".
import type { Reporter, TestModule } from "vitest/node";

export class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    // a file that fails to load, and an error outside of any test, are failures without a test of their own
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const { result } of [...module.children.allTests()].map((test) => ({ result: test.result() }))) {
        if (result.state === "passed") passed += 1;
        if (result.state === "failed") failed += 1;
      }
    }
    const printSummary = () => console.log(`${passed} passed, ${failed} failed`);
    // after vitest's own summary, which is printed while the process exits
    process.once("exit", printSummary);
  }
}
