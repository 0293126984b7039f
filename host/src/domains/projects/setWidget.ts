import { setWidget as endpoint, type WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { z } from "zod";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { oneWidget, ownWidget } from "./oneWidget.ts";
import { saveSettings } from "./saveSettings.ts";
import { settingOf, type WidgetRow } from "./widgetOf.ts";

type SettingChange = NonNullable<z.output<NonNullable<typeof endpoint.body>>["setting"]>;

const list = (values: readonly string[]) => JSON.stringify([...new Set(values)]);

function changedSetting(row: WidgetRow, { recording, ...change }: SettingChange): WidgetSetting {
  const before = settingOf(row);
  return { ...before, ...change, recording: { ...before.recording, ...recording } };
}

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
      ...(setting === undefined ? {} : { setting: JSON.stringify(changedSetting(row, setting)) }),
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
