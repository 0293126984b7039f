import type { Route } from "#host/http/route.ts";
import { getEventNames } from "./getEventNames.ts";
import { getEvents } from "./getEvents.ts";
import { getEventProperties } from "./report/getEventProperties.ts";
import { getEventRows } from "./report/getEventRows.ts";
import { getEventReport } from "./report/getEventReport.ts";
import { getEventTail } from "./naming/getEventTail.ts";
import { updateEvent } from "./naming/updateEvent.ts";
import { checkEventRule } from "./rules/checkEventRule.ts";
import { createEventRule } from "./rules/createEventRule.ts";
import { deleteEventRule } from "./rules/deleteEventRule.ts";
import { getEventRule } from "./rules/getEventRule.ts";
import { getEventRules } from "./rules/getEventRules.ts";
import { pickElement } from "./rules/pickElement.ts";
import { previewEventRule } from "./rules/previewEventRule.ts";
import { updateEventRule } from "./rules/updateEventRule.ts";

export const eventsRoutes: Route[] = [
  checkEventRule,
  createEventRule,
  deleteEventRule,
  getEventNames,
  getEventProperties,
  getEventReport,
  getEventRows,
  getEventRule,
  getEventRules,
  getEventTail,
  getEvents,
  pickElement,
  previewEventRule,
  updateEvent,
  updateEventRule,
];
