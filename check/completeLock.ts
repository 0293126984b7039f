// npm omits optional packages of other platforms from the lock file if the registry doesn't provide them, and `npm ci`
// then rejects the lock file ("Missing: ... from lock file"). This adds an entry for each of them that no machine
// installs.
import { readFileSync, writeFileSync } from "node:fs";

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
const isRange = /[\^~*<>| ]/;

for (const [at, pkg] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    const top = `node_modules/${name}`;
    if (lock.packages[`${at ? `${at}/` : ""}${top}`] || lock.packages[top] || isRange.test(version)) continue;
    const os = /darwin|linux|win32|freebsd|android|openharmony|wasm/.exec(name)?.[0] ?? "none";
    const cpu = /arm64|x64|ia32|arm|ppc64|s390x|riscv64|wasm32/.exec(name)?.[0] ?? "none";
    const libc = /musl/.test(name) ? "musl" : /gnu/.test(name) ? "glibc" : undefined;
    lock.packages[top] = {
      version,
      ...(pkg.dev ? { dev: true } : {}),
      optional: true,
      os: [os],
      cpu: [cpu],
      ...(libc && os === "linux" ? { libc: [libc] } : {}),
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
