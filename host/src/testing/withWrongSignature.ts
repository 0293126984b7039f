/** A JWT or an address that ends in one: the first character of the signature changes, since the last one has unused bits. */
export const withWrongSignature = (token: string) =>
  token.replace(/\.([^.])([^.]*)$/, (_, first: string, rest: string) => `.${first === "A" ? "B" : "A"}${rest}`);
