// Part of `npm run generate`: writes down every text of the app.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { englishOf } from "./rules/texts/freshEnglish.ts";
import { ENGLISH } from "./rules/texts/completeCatalogues.ts";
import { readTree } from "./tree/readTree.ts";

const root = path.dirname(import.meta.dirname);
writeFileSync(path.join(root, ENGLISH), englishOf(readTree(root)));
