// Preloaded before the modules of a server (`node --import`): their compiled code is stored between starts. CPU time
// until all modules are loaded: 0.5 s instead of 0.9 s in the gateway, 0.8 s instead of 1.3 s in the host.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../../.cache/compiled", import.meta.url)));
