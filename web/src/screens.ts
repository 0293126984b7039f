// Every screen of the app: the router draws them, and the walks go through them.
import type { Screen } from "#web/relay/screen.ts";
import { acquisitionScreens } from "#web/screens/acquisition/acquisition.routes.ts";
import { behaviorScreens } from "#web/screens/behavior/behavior.routes.ts";
import { flowScreens } from "#web/screens/flow/flow.routes.ts";
import { placesScreens } from "#web/screens/places/places.routes.ts";
import { retentionScreens } from "#web/screens/retention/retention.routes.ts";
import { accountScreens } from "#web/screens/account/account.routes.ts";
import { audienceScreens } from "#web/screens/audience/audience.routes.ts";
import { referralScreens } from "#web/screens/billing/referrals/referrals.routes.ts";
import { billingScreens } from "#web/screens/billing/billing.routes.ts";
import { companyScreens } from "#web/screens/company/company.routes.ts";
import { dashboardScreens } from "#web/screens/dashboard/dashboard.routes.ts";
import { errorScreens } from "#web/screens/errors/errors.routes.ts";
import { eventScreens } from "#web/screens/events/events.routes.ts";
import { feedbackScreens } from "#web/screens/feedback/feedback.routes.ts";
import { goalScreens } from "#web/screens/goals/goals.routes.ts";
import { integrationsScreens } from "#web/screens/integrations/integrations.routes.ts";
import { projectScreens } from "#web/screens/projects/projects.routes.ts";
import { shareScreens } from "#web/screens/share/share.routes.ts";
import { teamScreens } from "#web/screens/team/team.routes.ts";
import { timelineScreens } from "#web/screens/timeline/timeline.routes.ts";
import { trafficScreens } from "#web/screens/traffic/traffic.routes.ts";

export const screens: Screen[] = [
  ...accountScreens,
  ...audienceScreens,
  ...billingScreens,
  ...companyScreens,
  ...dashboardScreens,
  ...errorScreens,
  ...eventScreens,
  ...feedbackScreens,
  ...goalScreens,
  ...integrationsScreens,
  ...projectScreens,
  ...referralScreens,
  ...shareScreens,
  ...teamScreens,
  ...timelineScreens,
  ...trafficScreens,
  ...acquisitionScreens,
  ...behaviorScreens,
  ...flowScreens,
  ...placesScreens,
  ...retentionScreens,
];
