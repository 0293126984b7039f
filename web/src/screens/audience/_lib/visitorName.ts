import { t } from "#web/texts/t.ts";

interface Named {
  name: string;
  email: string;
  userId: string;
  visitorId: string;
}

/** What a visitor is called: by the best that is known, and otherwise by the beginning of the random id. */
export function visitorName({ name, email, userId, visitorId }: Named): string {
  return name || email || userId || t("Visitor {id}", { id: visitorId.slice(0, 8) });
}
