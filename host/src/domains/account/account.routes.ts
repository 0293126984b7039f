import type { Route } from "#host/http/route.ts";
import { authenticate } from "./authenticate.ts";
import { changePassword } from "./changePassword.ts";
import { getAppVersion } from "./getAppVersion.ts";
import { getAvatar } from "./getAvatar.ts";
import { getDemo } from "./getDemo.ts";
import { getUser } from "./getUser.ts";
import { getUserAttribute } from "./getUserAttribute.ts";
import { getUsers } from "./getUsers.ts";
import { ping } from "./ping.ts";
import { setUserAttribute } from "./setUserAttribute.ts";
import { updateProfile } from "./updateProfile.ts";

export const accountRoutes: Route[] = [
  authenticate,
  getAppVersion,
  getAvatar,
  getDemo,
  getUser,
  getUserAttribute,
  getUsers,
  ping,
  setUserAttribute,
  changePassword,
  updateProfile,
];
