import type { Route } from "#host/http/route.ts";
import { countShareLinkOpen } from "./countShareLinkOpen.ts";
import { createShareLink } from "./createShareLink.ts";
import { deleteShareLink } from "./deleteShareLink.ts";
import { getCompanyShareLinks } from "./getCompanyShareLinks.ts";
import { getShareLinkData } from "./getShareLinkData.ts";
import { getShareLinks } from "./getShareLinks.ts";
import { getSharePermission } from "./getSharePermission.ts";
import { updateShareLink } from "./updateShareLink.ts";

export const shareRoutes: Route[] = [
  countShareLinkOpen,
  createShareLink,
  deleteShareLink,
  getCompanyShareLinks,
  getShareLinkData,
  getShareLinks,
  getSharePermission,
  updateShareLink,
];
