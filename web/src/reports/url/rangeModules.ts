// Which addresses show a range of days, and whose: each module keeps a range of its own. The first match wins; what is
// not here shows this moment, or no time at all.
export const rangeModules = [
  { module: "dashboard", path: /^\/(dashboard|overview)?$/ },
  { module: "record", path: /^\/(recordings|record\/.+)$/ },
  { module: "heatmap", path: /^\/heatmap(-v2)?(\/|$)/ },
  { module: "form", path: /^\/form(\/|$)/ },
  { module: "funneldetails", path: /^\/funnel\/flow\// },
  { module: "funnel", path: /^\/funnel$/ },
  { module: "eventdetails", path: /^\/events\/.+/ },
  { module: "events", path: /^\/(events|goals|goals\/view\/.+)$/ },
  { module: "testreport", path: /^\/(ab-test|aa-test|experiment|deploy|personalize)\/[^/]+\/resultb?s?$/ },
  { module: "feedback", path: /^\/(feedback(\/|$)|report\/feedback-comments$)/ },
  { module: "poll", path: /^\/survey(\/|$)/ },
  { module: "analytics", path: /^\/visitor\/(map|retention|acquisition)$/ },
  { module: "analytics", path: /^\/(analytics|report|visitors|users|contact|behavior-flow|error-log|timeline)(\/|$)/ },
] as const;

export type RangeModule = (typeof rangeModules)[number]["module"];
