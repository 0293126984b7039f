// Validates the input of POST /export.csv.
import { z } from "zod";
import { exportsRefusals } from "@sightline/schema/rest/refusals/exports";
import { refusalOfIssue } from "@sightline/schema/rest/refusals/refusalOfIssue";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { requirements } from "@sightline/schema/rest/refusals/requirements";
import { RequestRefused } from "../refusal.ts";

const Path = z.string().regex(/^\w+(\.\w+)*$/, requirements.dottedPath);

/** By value. The app names what the list only numbers, as the steps of a funnel. */
const Labels = z
  .record(z.string().max(200), z.string().max(2000))
  .refine((labels) => Object.keys(labels).length <= 100);

const Question = z.strictObject({
  /** of a trusted document: a query that selects the list, among others */
  id: z.string().min(1).max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
  /** path of the list in the response; for a connection it ends with `edges` */
  rows: Path,
  /** rows asked for at once; without it the list has no pages, or is answered as the query asks for it */
  pageSize: z.number().int().min(1).max(1000).optional(),
  /** in order: the header of each column, the path of its value in a row, and what is written instead of some values */
  columns: z
    .array(z.strictObject({ title: z.string().max(200), value: Path, labels: Labels.optional() }))
    .min(1)
    .max(60),
});
export type CsvQuestion = z.infer<typeof Question>;

export function readCsvQuestion(body: Buffer): CsvQuestion {
  let json: unknown;
  try {
    json = JSON.parse(body.toString("utf8"));
  } catch {
    throw new RequestRefused(400, exportsRefusals.notJson());
  }
  const read = Question.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join(".") || "id";
  throw new RequestRefused(400, issue ? refusalOfIssue(issue, field) : requestRefusals.wrong(), field);
}
