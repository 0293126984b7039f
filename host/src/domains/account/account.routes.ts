import type { Route } from "#host/http/route.ts";
import { authenticate } from "./authenticate.ts";
import { checkEmail } from "./identity/checkEmail.ts";
import { getSignUpPlan } from "./identity/getSignUpPlan.ts";
import { forgotPassword } from "./identity/forgotPassword.ts";
import { changePassword } from "./password/changePassword.ts";
import { getAppVersion } from "./getAppVersion.ts";
import { changeEmail } from "./address/changeEmail.ts";
import { confirmEmail } from "./address/confirmEmail.ts";
import { deleteAccount } from "./deleteAccount.ts";
import { endSessions } from "./sessions/endSessions.ts";
import { getSessions } from "./sessions/getSessions.ts";
import { signOut } from "./sessions/signOut.ts";
import { getAvatar } from "./picture/getAvatar.ts";
import { setAvatar } from "./picture/setAvatar.ts";
import { askSso } from "./providers/askSso.ts";
import { getDemo } from "./getDemo.ts";
import { getDemoSession } from "./providers/getDemoSession.ts";
import { getOutbox } from "./getOutbox.ts";
import { getProvider } from "./providers/getProvider.ts";
import { getSsoAccess } from "./providers/getSsoAccess.ts";
import { getUser } from "./getUser.ts";
import { getUserAttribute } from "./attributes/getUserAttribute.ts";
import { getUsers } from "./getUsers.ts";
import { getNotifications } from "./notifications/getNotifications.ts";
import { getNotificationSettings } from "./notifications/getNotificationSettings.ts";
import { getSubscription } from "./notifications/getSubscription.ts";
import { readNotifications } from "./notifications/readNotifications.ts";
import { setSubscription } from "./notifications/setSubscription.ts";
import { updateNotificationSettings } from "./notifications/updateNotificationSettings.ts";
import { ping } from "./ping.ts";
import { resetPassword } from "./identity/resetPassword.ts";
import { sendSupportMessage } from "./support/sendSupportMessage.ts";
import { setUserAttribute } from "./attributes/setUserAttribute.ts";
import { signUp } from "./identity/signUp.ts";
import { socialAuth } from "./providers/socialAuth.ts";
import { verifyEmail } from "./identity/verifyEmail.ts";
import { updateProfile } from "./updateProfile.ts";

export const accountRoutes: Route[] = [
  askSso,
  authenticate,
  changeEmail,
  checkEmail,
  getSignUpPlan,
  confirmEmail,
  deleteAccount,
  endSessions,
  forgotPassword,
  getAppVersion,
  getAvatar,
  getDemo,
  getNotifications,
  getNotificationSettings,
  getSubscription,
  getSessions,
  getDemoSession,
  getOutbox,
  getProvider,
  getSsoAccess,
  getUser,
  getUserAttribute,
  getUsers,
  ping,
  readNotifications,
  resetPassword,
  setAvatar,
  sendSupportMessage,
  setSubscription,
  setUserAttribute,
  signOut,
  signUp,
  socialAuth,
  verifyEmail,
  changePassword,
  updateNotificationSettings,
  updateProfile,
];
