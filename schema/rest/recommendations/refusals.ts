import { messages, notFound, refusals } from "../refusals/message.ts";

export const recommendationsRefusals = refusals("recommendations", {
  notFound: notFound("The recommendation was not found"),
});

/** What the rules found: a title, the numbers with the action, and the label of the link. */
export const recommendationsMessages = messages("recommendations", {
  errorTitle: "Scripts fail on {page}",
  errorBody:
    'A script failed in {share, percent} of the sessions that viewed {page}. The most frequent message is "{error}".',
  highExitTitle: "Visitors who land on {page} leave at once",
  highExitBody:
    "{here, percent} of the sessions that begin on {page} end there within ten seconds, compared with {elsewhere, percent} on your other landing pages. Check whether the page delivers what brought the visitors.",
  mobileGapTitle: "Visitors on phones convert less often",
  mobileGapBody:
    "{phones, percent} of the sessions on phones convert, compared with {desktops, percent} on desktops. At the rate of desktops, phones would have brought {lost, number} more conversions. Follow the path to the goal on a phone.",
  notFoundTitle: "{page} is not found",
  notFoundBody:
    'Sessions that opened {page}, which answers "not found": {sessions, number}. Redirect this address to the right page.',
  notFoundFromBody:
    'Sessions that opened {page}, which answers "not found": {sessions, number}. Most of those with a known source came from {source}. Redirect this address to the right page.',
  rageTitle: "{element} on {page} doesn't do what visitors expect",
  rageBody:
    "Sessions with three or more clicks on {element} within a second: {sessions, number}. Make it respond, or make it look less like a button.",
  slowTitle: "{page} loads slowly",
  slowBody:
    "For a quarter of the visitors, the main part of {page} takes {time, number} s or longer to appear. Up to {good, number} s is good. Smaller images and fewer scripts before it usually help.",
  viewPage: "View this page",
  viewVisits: "View these visits",
  viewPhones: "View visits on phones",
});
