// Company events for members and programs, delivered by webhooks and used for notifications. Each is written in the
// transaction of the change itself.
import { z } from "zod";
import { Role } from "../account/account.ts";

const by = z.object({ user_id: z.number().int(), name: z.string() });
const project = z.object({ widget_id: z.number().int(), widget_name: z.string() });
const memberShape = z.object({ user_id: z.number().int(), name: z.string(), email: z.string(), role: Role });
const usage = z.object({
  /** `YYYY-MM`, UTC */
  month: z.string(),
  sessions: z.number().int(),
  limit: z.number().int(),
});

/** The `data` of each event. */
export const eventData = {
  "project.created": z.object({ project, by }),
  "project.deleted": z.object({ project, by }),
  "member.joined": z.object({ member: memberShape }),
  "member.removed": z.object({ member: memberShape, by }),
  "share.created": z.object({ share_link_id: z.number().int(), modules: z.string(), project, by }),
  /** 80 % of the month's sessions */
  "usage.high": usage,
  /** 100 % of the month's sessions */
  "usage.full": usage,
  "trial.ending": z.object({ ends_at: z.iso.datetime(), days: z.number().int() }),
  "feedback.created": z.object({
    project,
    comment: z.object({
      comment_id: z.number().int(),
      /** 1 worst to 5 best; null without a rating */
      rating: z.number().int().nullable(),
      text: z.string(),
      path: z.string(),
      url: z.string(),
    }),
  }),
} as const;

export type EventKind = keyof typeof eventData;
export const EventKind = z.enum(Object.keys(eventData) as [EventKind, ...EventKind[]]);

type Happened<Kind extends EventKind> = { kind: Kind; company_id: number; data: z.infer<(typeof eventData)[Kind]> };
/** An event without its number and time. */
export type NewEvent = { [Kind in EventKind]: Happened<Kind> }[EventKind];

const ofKind = <Kind extends EventKind>(kind: Kind) =>
  z.object({
    /** the same for repeated deliveries */
    id: z.uuid(),
    at: z.iso.datetime(),
    company_id: z.number().int(),
    kind: z.literal(kind),
    data: eventData[kind],
  });

export const ProductEvent = z.discriminatedUnion("kind", [
  ofKind("project.created"),
  ofKind("project.deleted"),
  ofKind("member.joined"),
  ofKind("member.removed"),
  ofKind("share.created"),
  ofKind("usage.high"),
  ofKind("usage.full"),
  ofKind("trial.ending"),
  ofKind("feedback.created"),
]);
export type ProductEvent = z.infer<typeof ProductEvent>;
