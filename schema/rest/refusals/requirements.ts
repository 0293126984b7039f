// What the contract requires of a value beyond its type, as the end of a sentence whose subject is the field.
import { labels } from "./message.ts";

export const requirements = labels({
  unsubscribeToken: "must be the end of an unsubscribe link in one of our emails",
  email: "must be an address such as ann@example.com",
  invoiceId: "must be the id of an invoice",
  referralCode: "must have 3 to 40 letters, digits and hyphens, as in northwind-x7k2",
  brandHost: "must be a host name such as stats.example.com",
  httpsAddress: "must be an address that begins with https://",
  color: "must be a color such as #0a7d5c",
  language: "must be a language such as en or de",
  imageId: "must be the id of an image",
  textCount: "must have at most 2000 texts",
  errorGroupId: "must be the id of a group: 16 hexadecimal digits",
  ignoredWords: "must have at least 2 characters, otherwise it hides nearly everything",
  script: "must be the path of the script, such as assets/shop.js",
  dottedPath: "must be names joined by dots, as in viewer.project.traffic",
  sourceMapSize: "must have at most 20 MB",
  sourceMap: "must be the content of the .map file",
  eventName: "must be the name of the event",
  watchedElement: "must say what to watch",
  pageAddress: "must be the address of a page",
  goalName: "must be the name of the goal",
  goalKey: "must have at most 60 lowercase letters, digits, - and _, and begin with a letter or digit",
  currency: "must be a currency code such as EUR",
  website: "must be a host name such as shop.example.com or *.example.com",
  timeZone: "must be the IANA name of a time zone, such as Europe/Berlin",
  day: "must be a day that exists",
  moment: "must be a day YYYY-MM-DD or an hour YYYY-MM-DDTHH:00",
  country: "must be country-XX with an ISO 3166 code",
  countryCode: "must be an ISO 3166 code of two capital letters",
  memberOrInvitation: "must be sent, or invitation_id, and not both",
  valueOfPageOrEvent: "needs the path of the page or the name of the event",
  queryParameter: "must be the name of a query parameter, such as id",
  impersonalParameter: "must not be a parameter that identifies a visitor, such as a session ID or an email address",
});

const known: ReadonlySet<string> = new Set<string>(Object.values(requirements));
export const isRequirement = (text: string): text is (typeof requirements)[keyof typeof requirements] =>
  known.has(text);
