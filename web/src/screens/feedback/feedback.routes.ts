import type { FeedbackStatus, Sentiment } from "#web/__generated__/FeedbackCommentsScreenQuery.graphql.ts";
import parameters from "#web/__generated__/FeedbackCommentsScreenQuery$parameters.ts";
import { isRangeChosen } from "#web/reports/url/reportVariables.ts";
import { screen, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { PAGE, readSkipped, sentimentChoices, statusChoices } from "./_lib/feedbackChoices.ts";

function variables(args: ScreenArgs) {
  const { search } = args;
  const { range, compare, project, isMember } = reportArgs(args, []);
  const status = chosen(search, "status", statusChoices);
  const sentiment = chosen(search, "sentiment", sentimentChoices);
  return {
    // the host's default range, the same as rangeDefault below, until the URL names one
    range: isRangeChosen(search) ? range : null,
    compare,
    project,
    isMember,
    status: status === "ALL" ? null : (status satisfies FeedbackStatus),
    sentiment: sentiment === "ALL" ? null : (sentiment satisfies Sentiment),
    page: search.get("page")?.slice(0, 4096) || null,
    word: search.get("word")?.slice(0, 100) || null,
    limit: PAGE,
    offset: readSkipped(search),
  };
}

export const feedbackScreens: Screen[] = [
  screen({
    path: "/report/feedback-comments",
    layout: "menu",
    title: t("Feedback comments"),
    query: parameters,
    variables,
    menu: { icon: "MessageSquareText", reports: { order: 20 }, area: { order: 320, section: "QUALITY" } },
    range: "feedback",
    rangeDefault: { label: t("Last 100 days"), from: -100, to: 1 },
    screen: () => import("./FeedbackCommentsScreen.tsx"),
  }),
];
