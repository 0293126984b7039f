// How each kind of action stands in a visit's timeline: its sign, its tone and its sentence.
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
  say(action: Action): string;
}

const on = (plain: string, withName: (name: string) => string) => (action: Action) =>
  action.name ? withName(action.name) : plain;

const kinds: Record<string, ActionKind> = {
  pageview: { icon: Eye, tone: "muted", say: ({ name, path }) => t("Viewed {page}", { page: name || path }) },
  event: { icon: Zap, tone: "accent", say: ({ name }) => name },
  goal: { icon: Zap, tone: "positive", say: ({ name }) => t("Goal {name}", { name }) },
  click: {
    icon: MousePointerClick,
    tone: "muted",
    say: on(t("Clicked"), (name) => t("Clicked “{name}”", { name })),
  },
  rage: {
    icon: MousePointerBan,
    tone: "danger",
    say: on(t("Rage click"), (name) => t("Rage click on “{name}”", { name })),
  },
  dead: {
    icon: MousePointerBan,
    tone: "danger",
    say: on(t("Dead click"), (name) => t("Dead click on “{name}”", { name })),
  },
  outbound: {
    icon: ExternalLink,
    tone: "muted",
    say: ({ name }) => t("Outbound link to {address}", { address: name }),
  },
  error: {
    icon: TriangleAlert,
    tone: "danger",
    say: ({ name, message }) => [name, message].filter(Boolean).join(": "),
  },
  identify: {
    icon: UserRoundCheck,
    tone: "positive",
    say: on(t("Identified"), (name) => t("Identified as {name}", { name })),
  },
  exposure: {
    icon: FlaskConical,
    tone: "accent",
    say: ({ testId, variantId }) =>
      t("Saw variant {variant} of test {test}", { variant: variantId, test: testId ?? "" }),
  },
  feedback: {
    icon: MessageSquareText,
    tone: "accent",
    say: on(t("Rated the page"), (text) => t("Left feedback “{text}”", { text })),
  },
  form_submit: {
    icon: Send,
    tone: "muted",
    say: on(t("Submitted form"), (name) => t("Submitted form {name}", { name })),
  },
};

export const actionKind = (type: string): ActionKind =>
  kinds[type] ?? { icon: CircleDot, tone: "muted", say: ({ name }) => [type, name].filter(Boolean).join(" ") };
