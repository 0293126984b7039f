import { t } from "#web/texts/t.ts";

interface Named {
  name: string;
  email: string;
  userId: string;
  visitorId: string;
}

/** The visitor's display name: the best known one, otherwise the beginning of the random id. */
export function visitorName({ name, email, userId, visitorId }: Named): string {
  return name || email || userId || t("Visitor {id}", { id: visitorId.slice(0, 8) });
}
