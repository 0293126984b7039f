/** Queries and fragments don't distinguish pages, except the routes of an app: `#/cart` and `#!cart`. */
export const withoutQuery = <Address extends string | undefined>(address: Address) =>
  address?.replace(/\?[^#]*/, "").replace(/#(?![/!]).*$/, "") as Address;
