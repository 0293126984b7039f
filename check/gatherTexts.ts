// Part of `npm run generate`: writes down every text of the app, and those of the servers by their reasons.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { englishOf } from "./rules/texts/freshEnglish.ts";
import { SERVER_MESSAGES, serverMessagesOf } from "./rules/texts/serverTexts.ts";
import { ENGLISH } from "./rules/texts/completeCatalogues.ts";
import { readTree } from "./tree/readTree.ts";

const root = path.dirname(import.meta.dirname);
const tree = readTree(root);
writeFileSync(path.join(root, ENGLISH), englishOf(tree));
writeFileSync(path.join(root, SERVER_MESSAGES), serverMessagesOf(tree));
