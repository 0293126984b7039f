// The share links of a whole company, for members who manage external access.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ShareLink } from "./share.ts";

export const getCompanyShareLinks = endpoint({
  name: "getCompanyShareLinks",
  method: "POST",
  path: "/shareLink/all",
  summary: "The share links of all projects that the caller sees, newest first. All roles but Viewer.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({ rows: z.array(ShareLink), total: z.number().int() }),
});
