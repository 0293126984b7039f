import type { Route } from "#host/http/route.ts";
import { authenticate } from "./authenticate.ts";
import { checkEmail } from "./identity/checkEmail.ts";
import { forgotPassword } from "./identity/forgotPassword.ts";
import { changePassword } from "./changePassword.ts";
import { getAppVersion } from "./getAppVersion.ts";
import { getAvatar } from "./getAvatar.ts";
import { askSso } from "./providers/askSso.ts";
import { getDemo } from "./getDemo.ts";
import { getDemoSession } from "./providers/getDemoSession.ts";
import { getProvider } from "./providers/getProvider.ts";
import { getSsoAccess } from "./providers/getSsoAccess.ts";
import { getUser } from "./getUser.ts";
import { getUserAttribute } from "./getUserAttribute.ts";
import { getUsers } from "./getUsers.ts";
import { ping } from "./ping.ts";
import { resetPassword } from "./identity/resetPassword.ts";
import { sendSupportMessage } from "./support/sendSupportMessage.ts";
import { setUserAttribute } from "./setUserAttribute.ts";
import { signUp } from "./identity/signUp.ts";
import { socialAuth } from "./providers/socialAuth.ts";
import { verifyEmail } from "./identity/verifyEmail.ts";
import { updateProfile } from "./updateProfile.ts";

export const accountRoutes: Route[] = [
  askSso,
  authenticate,
  checkEmail,
  forgotPassword,
  getAppVersion,
  getAvatar,
  getDemo,
  getDemoSession,
  getProvider,
  getSsoAccess,
  getUser,
  getUserAttribute,
  getUsers,
  ping,
  resetPassword,
  sendSupportMessage,
  setUserAttribute,
  signUp,
  socialAuth,
  verifyEmail,
  changePassword,
  updateProfile,
];
