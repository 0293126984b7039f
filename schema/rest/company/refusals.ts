import { conflict, forbidden, invalid, labels, messages, notFound, plan, refusals } from "../refusals/message.ts";

export const companyRefusals = refusals("company", {
  alreadyImpersonating: forbidden("Return to your own account first"),
  notImpersonating: conflict("You are not signed in as another member"),
  duplicateText: invalid("A text appears twice in entries. Send one replacement for each text."),
  nameMissing: invalid("Please enter the name of your company"),
  languageUnknown: invalid("The app isn't available in {language}. Choose one of {languages}."),
  whileImpersonating: forbidden(
    "While you are signed in as another member, you can't change their account, team, domain, keys or payments",
  ),
  mailProviderDomain: invalid("{domain} belongs to an email provider. Use your own domain."),
  domainOfOtherMembers: conflict("Members of another company sign in with addresses of {domain}. Use another domain."),
  domainOfProduct: conflict("{domain} is used by this product itself"),
  domainTaken: conflict("{domain} belongs to another company"),
  noDomainToCheck: invalid("There is no host name to check yet"),
  pictureNotFound: notFound("The picture was not found"),
  pictureEmpty: invalid("The picture is empty. Choose a PNG, JPEG, WebP or SVG file."),
  pictureTooLarge: invalid("The picture is larger than 64 KB. Choose a smaller one."),
  pictureTooWide: invalid(
    "The picture is {width, number} by {height, number} pixels. Choose one of at most {max, number} by {max, number}.",
  ),
  pictureFormat: invalid("This is not a picture. Choose a PNG, JPEG, WebP or SVG file."),
  domainMissing: invalid("Enter a host name for your brand first, such as stats.example.com"),
  ssoIncomplete: invalid("Single sign-on needs {missing, label}. Enter it, or turn single sign-on off."),
  whiteLabelNeeded: plan("Your own brand and clients are part of the white-label and agency plans"),
  portalForManagers: forbidden(
    "The service portal is for owners and admins of the operator and of white-label companies",
  ),
  domainNotFound: notFound("This domain has no settings"),
  keyCannotImpersonate: forbidden("An API key can't sign in as another member. Sign in yourself."),
  operatorNotImpersonated: forbidden("You can't sign in as a member of the operator"),
  noMembers: conflict("{company} has no members yet"),
  operatorOnly: forbidden("Only the operator can see this"),
  planNotOnSale: invalid("Choose one of the plans on sale"),
  notFound: notFound("The company was not found"),
  planUnknown: invalid("There is no plan {plan}. Choose one from the list."),
  planOfOperator: forbidden("Only the operator can assign white-label and agency plans"),
  operatorNotSuspended: conflict("The operator's own company can't be suspended"),
  unbalancedBraces: invalid('The braces in the text for "{english}" don\'t match. Copy them from the English text.'),
  bracesNotAllowed: invalid('The text for "{english}" must not contain braces'),
  bracesMissing: invalid('The text for "{english}" must contain {placeholders} and no other braces'),
  svgWithoutElement: invalid("The drawing doesn't begin with an svg element. Export it as a plain SVG, or use a PNG."),
  svgDeclaration: invalid("The drawing contains a declaration or an entity. Export it as a plain SVG, or use a PNG."),
  svgElement: invalid("The drawing contains the element {name}. Export it as a plain SVG, or use a PNG."),
  svgHandler: invalid("The drawing contains the handler {name}. Export it as a plain SVG, or use a PNG."),
  svgReference: invalid("The drawing contains a reference to {target}. Export it as a plain SVG, or use a PNG."),
  svgFetchingAttribute: invalid(
    "The drawing loads something from elsewhere in {name}. Export it as a plain SVG, or use a PNG.",
  ),
  svgFetchingStyle: invalid(
    "The drawing has a style that loads something from elsewhere. Export it as a plain SVG, or use a PNG.",
  ),
  svgUnreadable: invalid("The drawing contains markup that can't be read. Export it as a plain SVG, or use a PNG."),
});

export const companyMessages = messages("company", {
  isCname: "{name} is a CNAME of {target}",
  hasAddress: "{name} has the address of {target}",
  noRecord: "{name} has no DNS record yet",
  otherTarget: "{name} points to {found} instead of {target}",
  hasTxt: "{name} has the TXT record",
  noTxt: "{name} has no TXT record yet",
  otherTxt: "{name} has another TXT record: {found}",
  dnsDown: "DNS did not respond ({reason}). Check again later.",
  pointsHere: "{name} points to this machine",
});

/** What single sign-on needs, by the fields that hold it. */
export const ssoFields = labels({
  sso_domain: "the domain of the provider",
  sso_client_id: "the client id",
  sso_client_secret: "the client secret",
});
