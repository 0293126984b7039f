// What is asked for by POST /export.csv, checked at the door.
import { z } from "zod";
import { RequestRefused } from "../refusal.ts";

const Path = z.string().regex(/^\w+(\.\w+)*$/, "must be names joined by dots, as in viewer.project.traffic.report");

const Question = z.strictObject({
  /** of a trusted document: a query */
  id: z.string().min(1).max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
  /** where the list stands in the answer; that of a connection ends with `edges` */
  rows: Path,
  /** in order: the head of each, and where its value stands in a row */
  columns: z
    .array(z.strictObject({ title: z.string().max(200), value: Path }))
    .min(1)
    .max(60),
});
export type CsvQuestion = z.infer<typeof Question>;

export function readCsvQuestion(body: Buffer): CsvQuestion {
  let json: unknown;
  try {
    json = JSON.parse(body.toString("utf8"));
  } catch {
    throw new RequestRefused(400, "INVALID", "The body is not JSON; send {id, variables, rows, columns}");
  }
  const read = Question.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join(".") || "id";
  throw new RequestRefused(400, "INVALID", `${field}: ${issue?.message ?? "is not understood"}`, field);
}
