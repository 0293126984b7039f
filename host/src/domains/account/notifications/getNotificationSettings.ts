import { getNotificationSettings as endpoint } from "@sightline/schema/rest/account/notifications";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { settingsOfMember } from "./settingsOfMember.ts";

export const getNotificationSettings = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller,
  ask: ({ entities }, caller) => settingsOfMember(entities, caller),
  answer: (settings) => settings,
});
