import { mailSnippet as endpoint } from "@sightline/schema/rest/projects/installing";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { snippetMail } from "./snippetMail.ts";
import { snippetOf } from "../widgetOf.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";

const MOST = { max: 10, of: attempts.snippetMails };

export const mailSnippet = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async (move) => {
    const { services, caller, body } = move;
    const { email, message } = body;
    const project = await currentProject(move);
    if (!/^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/.test(email)) {
      throw new Problem(accountRefusals.emailInvalid(), { field: "email" });
    }
    const sender = await services.entities
      .selectFrom("member")
      .select("name")
      .where("user_id", "=", caller.userId)
      .executeTakeFirstOrThrow();
    await recordAttempt(services, `snippet mails:${caller.companyId}`, MOST);
    const snippet = snippetOf(services.env.TRACKER_URL, project.key);
    return snippetMail({ to: email, message, snippet, projectName: project.name, senderName: sender.name });
  },
  ask: (services, mail, { caller }) => writeCompanyMail(services, caller.companyId, () => mail),
  answer: (_done, _mail, { body: { email } }) => ({ email }),
});
