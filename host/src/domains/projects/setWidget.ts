import { setWidget as endpoint } from "@sightline/schema/rest/projects/projects";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { oneWidget, ownWidget } from "./oneWidget.ts";
import { saveSettings } from "./saveSettings.ts";
import { settingOf } from "./widgetOf.ts";

const list = (values: readonly string[]) => JSON.stringify([...new Set(values)]);

export const setWidget = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    const row = await ownWidget(services, caller, body.widget_id);
    const { timezone, setting, widget_name, status, widget_allowed_website: websites, feature_acl: features } = body;
    const change = {
      ...(timezone === undefined ? {} : { timezone }),
      ...(websites === undefined ? {} : { allowed_websites: list(websites) }),
      ...(widget_name === undefined ? {} : { widget_name }),
      ...(status === undefined ? {} : { status }),
      ...(setting === undefined ? {} : { setting: JSON.stringify({ ...settingOf(row), ...setting }) }),
      ...(features === undefined ? {} : { features: list(features) }),
    };
    return { row, change };
  },
  ask: async (services, { row, change }, { caller, body: { widget_id } }) => {
    await saveSettings(services, caller, row, change);
    return oneWidget(services, caller, widget_id);
  },
  answer: (widget) => widget,
});
