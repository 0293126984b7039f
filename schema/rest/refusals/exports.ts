import { invalid, refusals } from "./message.ts";

export const exportsRefusals = refusals("exports", {
  listMissing: invalid("The response has no such list"),
  unknownQuery: invalid("id must be the id of one of the app's own queries. Reload the page."),
  notJson: invalid("The body must be JSON with id, variables, rows and columns"),
});
