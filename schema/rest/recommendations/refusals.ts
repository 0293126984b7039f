import { notFound, refusals } from "../refusals/message.ts";

export const recommendationsRefusals = refusals("recommendations", {
  notFound: notFound("The recommendation was not found"),
});
