import type { Route } from "#host/http/route.ts";
import { authenticate } from "./authenticate.ts";
import { checkEmail } from "./identity/checkEmail.ts";
import { forgotPassword } from "./identity/forgotPassword.ts";
import { changePassword } from "./changePassword.ts";
import { getAppVersion } from "./getAppVersion.ts";
import { getAvatar } from "./getAvatar.ts";
import { getDemo } from "./getDemo.ts";
import { getUser } from "./getUser.ts";
import { getUserAttribute } from "./getUserAttribute.ts";
import { getUsers } from "./getUsers.ts";
import { ping } from "./ping.ts";
import { resetPassword } from "./identity/resetPassword.ts";
import { sendSupportMessage } from "./support/sendSupportMessage.ts";
import { setUserAttribute } from "./setUserAttribute.ts";
import { signUp } from "./identity/signUp.ts";
import { verifyEmail } from "./identity/verifyEmail.ts";
import { updateProfile } from "./updateProfile.ts";

export const accountRoutes: Route[] = [
  authenticate,
  checkEmail,
  forgotPassword,
  getAppVersion,
  getAvatar,
  getDemo,
  getUser,
  getUserAttribute,
  getUsers,
  ping,
  resetPassword,
  sendSupportMessage,
  setUserAttribute,
  signUp,
  verifyEmail,
  changePassword,
  updateProfile,
];
