// Icon, tone and text of each kind of action in a session's timeline.
import {
  CircleDot,
  ExternalLink,
  Eye,
  FlaskConical,
  MessageSquareText,
  MousePointerBan,
  MousePointerClick,
  Send,
  TriangleAlert,
  UserRoundCheck,
  Zap,
  type LucideIcon,
} from "lucide-react";
import { t } from "#web/texts/t.ts";

export interface Action {
  type: string;
  name: string;
  path: string;
  message: string;
  testId: number | null | undefined;
  variantId: string;
}

export interface ActionKind {
  icon: LucideIcon;
  tone: "muted" | "accent" | "danger" | "positive";
  format(action: Action): string;
}

const on = (plain: string, withName: (name: string) => string) => (action: Action) =>
  action.name ? withName(action.name) : plain;

const kinds: Record<string, ActionKind> = {
  pageview: { icon: Eye, tone: "muted", format: ({ name, path }) => t("Viewed {page}", { page: name || path }) },
  event: { icon: Zap, tone: "accent", format: ({ name }) => name },
  goal: { icon: Zap, tone: "positive", format: ({ name }) => t("Goal {name}", { name }) },
  click: {
    icon: MousePointerClick,
    tone: "muted",
    format: on(t("Clicked"), (name) => t("Clicked “{name}”", { name })),
  },
  rage: {
    icon: MousePointerBan,
    tone: "danger",
    format: on(t("Rage click"), (name) => t("Rage click on “{name}”", { name })),
  },
  dead: {
    icon: MousePointerBan,
    tone: "danger",
    format: on(t("Dead click"), (name) => t("Dead click on “{name}”", { name })),
  },
  outbound: {
    icon: ExternalLink,
    tone: "muted",
    format: ({ name }) => t("Outbound link to {address}", { address: name }),
  },
  error: {
    icon: TriangleAlert,
    tone: "danger",
    format: ({ name, message }) => [name, message].filter(Boolean).join(": "),
  },
  identify: {
    icon: UserRoundCheck,
    tone: "positive",
    format: on(t("Identified"), (name) => t("Identified as {name}", { name })),
  },
  exposure: {
    icon: FlaskConical,
    tone: "accent",
    format: ({ testId, variantId }) =>
      t("Saw variant {variant} of test {test}", { variant: variantId, test: testId ?? "" }),
  },
  feedback: {
    icon: MessageSquareText,
    tone: "accent",
    format: on(t("Rated the page"), (text) => t("Left feedback “{text}”", { text })),
  },
  form_submit: {
    icon: Send,
    tone: "muted",
    format: on(t("Submitted form"), (name) => t("Submitted form {name}", { name })),
  },
};

export const actionKind = (type: string): ActionKind =>
  kinds[type] ?? { icon: CircleDot, tone: "muted", format: ({ name }) => [type, name].filter(Boolean).join(" ") };
