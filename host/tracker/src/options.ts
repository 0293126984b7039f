// What the project wants otherwise than by default; the host says it in a line before this script.
//   nospa  a new address in a single-page app is no page view
//   dnt    browsers that ask not to be tracked are not
declare global {
  interface Window {
    siteTrackerOptions?: string;
  }
}

export const wants = (option: "nospa" | "dnt"): boolean =>
  (window.siteTrackerOptions ?? "").split(" ").includes(option);
