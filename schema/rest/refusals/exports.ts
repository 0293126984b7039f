import { invalid, refusals } from "./message.ts";

export const exportsRefusals = refusals("exports", {
  listMissing: invalid("The response has no such list"),
  unknownQuery: invalid("id must be the id of one of the app's own queries. Reload the page."),
  notJson: invalid("The body must be JSON with id, variables, rows, pageSize and columns"),
  notSelected: invalid("The query doesn't select {path}. Reload the page."),
  noPages: invalid("This list has no pages. Leave pageSize out."),
});
