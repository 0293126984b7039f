// Part of `npm run generate`: docs/permissions.md, from the tables that the gateway enforces.
import { writeFileSync } from "node:fs";
import path from "node:path";

const root = path.dirname(import.meta.dirname);

// a name that is made here: the gateway does not compile with the check
const source = path.join(root, "gateway/src/permissions/policyPage.ts");
const { policyPage } = (await import(source)) as { policyPage: () => string };
writeFileSync(path.join(root, "docs/permissions.md"), policyPage());
