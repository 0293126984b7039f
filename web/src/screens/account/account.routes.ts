import forgotPassword from "#web/__generated__/ForgotPasswordScreenQuery$parameters.ts";
import gallery from "#web/__generated__/GalleryScreenQuery$parameters.ts";
import login from "#web/__generated__/LoginScreenQuery$parameters.ts";
import logout from "#web/__generated__/LogoutScreenQuery$parameters.ts";
import profile from "#web/__generated__/ProfileScreenQuery$parameters.ts";
import settings from "#web/__generated__/SettingsScreenQuery$parameters.ts";
import notFound from "#web/__generated__/NotFoundScreenQuery$parameters.ts";
import resetPassword from "#web/__generated__/ResetPasswordScreenQuery$parameters.ts";
import signUp from "#web/__generated__/SignUpScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

const none = () => ({});

const signUpAt = (path: string, title: string) =>
  screen({ path, layout: "bare", title, query: signUp, variables: none, screen: () => import("./SignUpScreen.tsx") });

export const accountScreens: Screen[] = [
  screen({
    path: "/login",
    layout: "bare",
    title: t("Log in"),
    query: login,
    // the demo is the product's own, and not a customer's
    variables: () => ({ isOurs: document.documentElement.dataset["brandKind"] !== "WHITE_LABEL" }),
    screen: () => import("./LoginScreen.tsx"),
  }),
  screen({
    path: "/logout",
    layout: "bare",
    title: t("Log out"),
    query: logout,
    variables: none,
    screen: () => import("./LogoutScreen.tsx"),
  }),
  ...["/sign-up", "/sign-up/:planOrEmail"].map((path) => signUpAt(path, t("Sign up"))),
  ...["/free-trial", "/free-trial/:ref"].map((path) => signUpAt(path, t("Free trial"))),
  screen({
    path: "/forgot-password",
    layout: "bare",
    title: t("Forgot password"),
    query: forgotPassword,
    variables: none,
    screen: () => import("./ForgotPasswordScreen.tsx"),
  }),
  screen({
    path: "/reset-password/:encodedId",
    layout: "bare",
    title: t("Set a new password"),
    query: resetPassword,
    variables: none,
    screen: () => import("./ResetPasswordScreen.tsx"),
  }),
  screen({
    path: "/404",
    layout: "bare",
    title: t("Page not found"),
    query: notFound,
    variables: none,
    screen: () => import("./NotFoundScreen.tsx"),
  }),
  screen({
    path: "/settings",
    layout: "menu",
    title: t("Settings"),
    query: settings,
    variables: none,
    screen: () => import("./SettingsScreen.tsx"),
  }),
  screen({
    path: "/profile",
    layout: "menu",
    title: t("Profile"),
    query: profile,
    variables: none,
    screen: () => import("./ProfileScreen.tsx"),
  }),
  ...(import.meta.env.DEV
    ? [
        screen({
          path: "/dev/components",
          layout: "bare",
          title: t("Components"),
          query: gallery,
          variables: none,
          screen: () => import("./GalleryScreen.tsx"),
        }),
      ]
    : []),
];
