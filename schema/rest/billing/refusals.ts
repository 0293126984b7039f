import {
  conflict,
  forbidden,
  invalid,
  labels,
  messages,
  notFound,
  plan,
  planLimit,
  refusals,
} from "../refusals/message.ts";

export const billingRefusals = refusals("billing", {
  planFull: planLimit(
    "You hit the maximum {max, number} {things, label}. Upgrade your plan to create unlimited {things, label}",
  ),
  growthNeeded: plan("You need to upgrade your account to Growth Plan and above to use this feature."),
  featureMissing: plan("Your current plan not support this feature, update your plan to use this feature."),
  planByAgreement: forbidden("Your plan is a custom agreement. Contact us to change it."),
  planNotFound: notFound("The plan was not found"),
  codesByOperator: forbidden("Only the company that runs the product can create codes"),
  noSuchPlan: invalid("This plan doesn't exist"),
  codeWithoutContent: invalid("Send days, a plan or both"),
  wrongCode: invalid("This code is invalid, already used or expired"),
  codeMissing: invalid("Please enter a code"),
  codeDuringSubscription: conflict(
    "Your company has a paid subscription. The code remains valid: redeem it after the subscription ends.",
  ),
  invoiceNotFound: notFound("The invoice was not found"),
  noPayments: conflict("Payments are not set up on this server. Ask its operator to connect Stripe."),
  noSubscription: notFound("Your company has no subscription"),
  paymentFailed: conflict("Your last payment failed. Update your card first, then change the plan."),
  hasSubscription: conflict("Your company already has a subscription. Change it instead of buying another one."),
  notForSale: invalid("This plan is not for sale. Choose another one."),
  cycleOfSmallerPlan: conflict(
    "Choose the same billing cycle for a smaller plan. You can change the cycle once the plan has started.",
  ),
  paymentPending: conflict("Your payment is being confirmed. Check again in a minute."),
  providerDown: conflict(
    "The payment provider is unavailable right now. You have not been charged. Try again in a moment.",
  ),
  cardRefused: invalid("{message}"),
  cardDeclined: invalid("Your card was declined"),
  wrongSignature: invalid("The signature is invalid"),
  notAnEvent: invalid("This is not an event"),
  cardDeclinedAskBank: invalid("Your card was declined. Ask your bank, or use another card."),
  insufficientFunds: invalid("Your card was declined: insufficient funds. Use another card."),
  wrongSecurityCode: invalid("The security code is incorrect. Check the digits on the back of the card."),
  cardExpired: invalid("Your card was declined: it has expired. Use another card."),
  cardNumber: invalid("This is not a card number. Check its digits."),
  cardMonth: invalid("The month must be from 1 to 12"),
  cardDatePast: invalid("This date has passed. Check the expiry date of the card."),
  securityCodeLength: invalid("The security code has 3 or 4 digits"),
  testCardsOnly: invalid("This installation takes test cards only, such as 4242 4242 4242 4242"),
  cardMissing: invalid("Enter a card to pay with"),
  noReferrals: plan("The referral program is not available on your plan"),
  trialExtended: conflict("Your trial was already extended. Choose a plan."),
  trialOfFreePlans: plan("Only companies on a free plan can extend their trial"),
});

export const billingMessages = messages("billing", {
  usedUp: "Your account has used up all monthly sessions. Upgrade your plan to view more sessions",
  usedUpOn: "Your account has used up all monthly sessions on {date, date}. Upgrade your plan to view more sessions",
  sessionsRunOut: "At this rate, your account will use up its monthly sessions. Upgrade your plan to avoid a gap.",
  pageviewsRunOut: "At this rate, your account will use up its monthly page views. Upgrade your plan to avoid a gap.",
});

/** What free plans limit, as the specification calls them. */
export const cappedThings = labels({
  tests: "A/B tests",
  personalizations: "personalisation profiles",
  funnels: "funnels",
});
