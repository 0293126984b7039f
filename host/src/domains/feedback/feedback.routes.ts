import type { Route } from "#host/http/route.ts";
import { getComments } from "./getComments.ts";
import { getFeedbackReport } from "./report/getFeedbackReport.ts";
import { getVisitorComments } from "./getVisitorComments.ts";
import { setCommentStatus } from "./setCommentStatus.ts";

export const feedbackRoutes: Route[] = [getComments, getFeedbackReport, getVisitorComments, setCommentStatus];
