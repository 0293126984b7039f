import authenticated from "#web/__generated__/AuthenticatedScreenQuery$parameters.ts";
import confirmEmail from "#web/__generated__/ConfirmEmailScreenQuery$parameters.ts";
import done from "#web/__generated__/DoneScreenQuery$parameters.ts";
import forgotPassword from "#web/__generated__/ForgotPasswordScreenQuery$parameters.ts";
import gallery from "#web/__generated__/GalleryScreenQuery$parameters.ts";
import googleSignUp from "#web/__generated__/GoogleSignUpScreenQuery$parameters.ts";
import login from "#web/__generated__/LoginScreenQuery$parameters.ts";
import logout from "#web/__generated__/LogoutScreenQuery$parameters.ts";
import profile from "#web/__generated__/ProfileScreenQuery$parameters.ts";
import settings from "#web/__generated__/SettingsScreenQuery$parameters.ts";
import notification from "#web/__generated__/NotificationScreenQuery$parameters.ts";
import noSignUp from "#web/__generated__/NoSignUpScreenQuery$parameters.ts";
import notFound from "#web/__generated__/NotFoundScreenQuery$parameters.ts";
import resetPassword from "#web/__generated__/ResetPasswordScreenQuery$parameters.ts";
import shop from "#web/__generated__/ShopScreenQuery$parameters.ts";
import signUpCompany from "#web/__generated__/SignUpCompanyScreenQuery$parameters.ts";
import signUpPerson from "#web/__generated__/SignUpPersonScreenQuery$parameters.ts";
import signUp from "#web/__generated__/SignUpScreenQuery$parameters.ts";
import unsubscribe from "#web/__generated__/UnsubscribeScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { planOrEmailOf } from "./_lib/planOrEmailOf.ts";
import { signUpPages, type SignUpPage } from "./_lib/signUpPages.ts";

const none = () => ({});

const loginAt = (path: string, brand?: "AB_TESTING" | "ANALYTICS") =>
  screen({
    path,
    layout: "bare",
    title: t("Log in"),
    query: login,
    // the demo belongs to the product, not to a customer's brand
    variables: () => ({
      brand: brand ?? null,
      isOurs: document.documentElement.dataset["brandKind"] !== "WHITE_LABEL",
    }),
    screen: () => import("./LoginScreen.tsx"),
  });

const signUpAt = ({ path, tab, brand }: SignUpPage) =>
  screen({
    path,
    layout: "bare",
    title: tab,
    query: signUp,
    variables: ({ params }) => {
      const { plan = "" } = planOrEmailOf(params);
      return { brand: brand ?? null, plan, namesPlan: plan !== "" };
    },
    screen: () => import("./signUp/SignUpScreen.tsx"),
  });

const doneAt = (path: string) =>
  screen({
    path,
    layout: "bare",
    title: t("Thank you"),
    query: done,
    variables: none,
    screen: () => import("./DoneScreen.tsx"),
  });

export const accountScreens: Screen[] = [
  // two of the product's own brands have a sign-in page on every host name
  loginAt("/login"),
  loginAt("/mdlogin", "AB_TESTING"),
  loginAt("/hwlogin", "ANALYTICS"),
  screen({
    path: "/authenticated",
    layout: "bare",
    title: t("Log in"),
    query: authenticated,
    variables: none,
    screen: () => import("./AuthenticatedScreen.tsx"),
  }),
  screen({
    path: "/google-signup",
    layout: "bare",
    title: t("Sign up with Google"),
    query: googleSignUp,
    variables: none,
    screen: () => import("./signUp/GoogleSignUpScreen.tsx"),
  }),
  screen({
    path: "/no-sign-up",
    layout: "bare",
    title: t("Demo"),
    query: noSignUp,
    variables: none,
    screen: () => import("./NoSignUpScreen.tsx"),
  }),
  screen({
    path: "/logout",
    layout: "bare",
    title: t("Log out"),
    query: logout,
    variables: none,
    menu: { icon: "LogOut", lite: { order: 150 } },
    screen: () => import("./LogoutScreen.tsx"),
  }),
  ...signUpPages.map(signUpAt),
  screen({
    path: "/sign-up-1",
    layout: "bare",
    title: t("Sign up"),
    query: signUpPerson,
    variables: none,
    screen: () => import("./signUp/SignUpPersonScreen.tsx"),
  }),
  screen({
    path: "/sign-up-2",
    layout: "bare",
    title: t("Sign up"),
    query: signUpCompany,
    variables: none,
    screen: () => import("./signUp/SignUpCompanyScreen.tsx"),
  }),
  screen({
    path: "/shop",
    layout: "bare",
    title: t("For shops"),
    query: shop,
    variables: none,
    screen: () => import("./signUp/ShopScreen.tsx"),
  }),
  ...["/thank-you/success", "/shop-upgrade/success"].map(doneAt),
  screen({
    path: "/confirm-email/:token",
    layout: "bare",
    title: t("Your email address"),
    query: confirmEmail,
    variables: none,
    screen: () => import("./ConfirmEmailScreen.tsx"),
  }),
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
  // every address that no other screen has
  ...["/404", "*"].map((path) =>
    screen({
      path,
      layout: "bare",
      title: t("Page not found"),
      query: notFound,
      variables: none,
      screen: () => import("./NotFoundScreen.tsx"),
    }),
  ),
  screen({
    path: "/settings",
    layout: "menu",
    title: t("Settings"),
    query: settings,
    variables: none,
    menu: {
      icon: "Settings2",
      palette: { order: 70 },
      lite: { order: 145, label: t("All settings"), section: "SETTINGS" },
      area: { order: 410, section: "MANAGE" },
    },
    jump: { letter: "s", order: 130 },
    screen: () => import("./SettingsScreen.tsx"),
  }),
  screen({
    path: "/notification",
    layout: "menu",
    title: t("Notifications"),
    query: notification,
    variables: none,
    menu: {
      icon: "Bell",
      settings: { order: 20, description: t("Choose which notifications you get by email and in the app.") },
    },
    screen: () => import("./NotificationScreen.tsx"),
  }),
  screen({
    path: "/unsubscribe/:token",
    layout: "bare",
    title: t("Unsubscribe"),
    query: unsubscribe,
    variables: ({ params }) => ({ token: params["token"] ?? "" }),
    screen: () => import("./UnsubscribeScreen.tsx"),
  }),
  screen({
    path: "/profile",
    layout: "menu",
    title: t("Profile"),
    query: profile,
    variables: none,
    menu: {
      icon: "UserRound",
      lite: { order: 100, section: "SETTINGS" },
      settings: { order: 10, description: t("Your name, language, email and password.") },
    },
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
