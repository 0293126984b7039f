// The environment variables of the import command.
import { z } from "zod";
import { UsageError } from "./outcome.ts";

const Env = z.object({
  IMPORT_KEY: z.string().min(1, "must not be empty: it is an API key, or leave it out and say --key").optional(),
});

export function readEnv(): z.infer<typeof Env> {
  const read = Env.safeParse(process.env);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UsageError(`${issue?.path.join(".")} ${issue?.message}`);
}
